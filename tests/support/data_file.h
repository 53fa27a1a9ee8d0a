#pragma once

// Data files with one thing changed.

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "games/catalogue.h"
#include "games/embedded.h"

namespace moneybags::testing_support {

inline boost::json::value own_data(const Ruleset& ruleset) {
    return boost::json::parse(embedded(ruleset.data));
}

// Puts a value at a place like "/loot/3/amount", new or not. Returns what complaints call the
// place: "loot[3].amount".
inline std::string change(boost::json::value& data, std::string_view pointer,
                          const boost::json::value& to) {
    std::string field;
    boost::json::value* at = &data;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string key(pointer.substr(0, pointer.find('/')));
        pointer.remove_prefix(key.size());
        if (boost::json::array* list = at->if_array()) {
            field += '[' + key + ']';
            at = &list->at(static_cast<std::size_t>(std::stoi(key)));
        } else {
            field += (field.empty() ? "" : ".") + key;
            at = &at->as_object()[key];
        }
    }
    *at = to;
    return field;
}

}  // namespace moneybags::testing_support
