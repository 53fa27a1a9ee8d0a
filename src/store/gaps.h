#pragma once

// What fails in a group that is written one by one: whatever follows it must not be written either,
// even where it would fit by now, for what it follows is not what is there.

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "store/store.h"

namespace moneybags {

class Gaps {
   public:
    bool are_followed_by(std::span<const Change> part) const {
        return std::ranges::any_of(part, [&](const Change& each) {
            const auto* append = std::get_if<change::Append>(&each);
            if (append == nullptr) return false;
            const auto at = ends_.find(append->table);
            return at != ends_.end() && at->second == append->first;
        });
    }
    void note(std::span<const Change> part, bool is_written) {
        for (const Change& each : part) {
            const auto* append = std::get_if<change::Append>(&each);
            if (append == nullptr) continue;
            if (is_written) {
                ends_.erase(append->table);
            } else {
                ends_[append->table] =
                    append->first + static_cast<std::int64_t>(append->texts.size());
            }
        }
    }
    static StoreProblem problem() {
        return {StoreProblem::Kind::Conflict, "what it follows was not written"};
    }

   private:
    std::map<std::string, std::int64_t> ends_;  // where appends that failed would have ended
};

}  // namespace moneybags
