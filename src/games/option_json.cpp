#include "games/option_json.h"

#include "core/words.h"
#include "games/fields.h"

namespace moneybags {

namespace json = boost::json;

json::object option_json(const Option& option, std::string_view usual) {
    json::object one = {{"name", option.name},
                        {usual, option.fallback},
                        {"kind", lower(codec::name_of(option.kind))}};
    if (option.kind == Option::Kind::Number) {
        one["least"] = option.least;
        one["most"] = option.most;
    }
    if (option.kind == Option::Kind::Word) {
        one["words"] = json::array(option.words.begin(), option.words.end());
    }
    return one;
}

}  // namespace moneybags
