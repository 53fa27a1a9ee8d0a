#include "app/options.h"

#include <algorithm>
#include <charconv>

namespace moneybags {

namespace json = boost::json;

Result<Options> read_options(const Ruleset& ruleset, const std::vector<std::string>& given) {
    Options options;
    for (const std::string& each : given) {
        const std::size_t equals = each.find('=');
        const std::string name = each.substr(0, equals);
        const std::string value = equals == std::string::npos ? "true" : each.substr(equals + 1);
        const auto option = std::find_if(ruleset.options.begin(), ruleset.options.end(),
                                         [&](const Option& o) { return o.name == name; });
        json::value meant(value);
        if (option != ruleset.options.end() && option->kind == Option::Kind::Switch) {
            if (value == "true" || value == "on" || value == "yes") meant = true;
            if (value == "false" || value == "off" || value == "no") meant = false;
        } else if (option != ruleset.options.end() && option->kind == Option::Kind::Number) {
            std::int64_t number = 0;
            const char* end = value.data() + value.size();
            const auto [at, error] = std::from_chars(value.data(), end, number);
            if (error == std::errc{} && at == end) meant = number;
        }
        options[name] = meant;
    }
    return complete(ruleset, options);
}

}  // namespace moneybags
