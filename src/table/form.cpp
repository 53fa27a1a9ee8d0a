#include "table/form.h"

#include <algorithm>

namespace moneybags::form {

bool only(const json::object& object, std::span<const std::string_view> right, Trail& trail) {
    for (const auto& field : object) {
        if (std::find(right.begin(), right.end(), std::string_view(field.key())) != right.end()) {
            continue;
        }
        const std::vector<std::string> names(right.begin(), right.end());
        return trail.at(codec::fit(field.key()), [&] {
            return trail.fail(names.empty() ? "there is no such field here; there are none"
                                            : "there is no such field here; there are " +
                                                  codec::joined(names));
        });
    }
    return true;
}

}  // namespace moneybags::form
