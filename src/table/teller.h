#pragma once

// What a report says of a game in sentences, in the order in which they are told.

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/texts.h"

namespace moneybags {

class Teller {
   public:
    // The sentences stand in the book of reports, under keys that begin with `game`.
    Teller(std::string_view game, Language language)
        : prefix_(std::string(game) + "."), say_("report", language) {}

    std::string text(std::string_view key, const Figures& figures = {}) const {
        return say_(prefix_ + std::string(key), figures);
    }
    std::string list(const std::vector<std::string>& items) const { return say_.list(items); }

    void operator()(std::string_view key, const Figures& figures = {}) {
        told_.emplace_back(text(key, figures));
    }
    // One sentence about several, each with its own part ("….of"); none about nobody.
    void each(std::string_view key, const std::vector<Figures>& parts) {
        if (parts.empty()) return;
        std::vector<std::string> items;
        for (const Figures& part : parts) items.push_back(text(std::string(key) + ".of", part));
        (*this)(key, {{"list", list(items)}});
    }

    boost::json::array sentences() { return std::move(told_); }

   private:
    std::string prefix_;
    Voice say_;
    boost::json::array told_;
};

}  // namespace moneybags
