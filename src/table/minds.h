#pragma once

// Bots that think at once, for whoever runs a table without threads. Each knows what its seat has
// heard.

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "table/table.h"

namespace moneybags {

class Minds {
   public:
    // How much those think that look ahead.
    explicit Minds(const Effort& effort = {}) : effort_(effort) {}
    // What the bot of a thought answers. The table must be the same each time.
    AnyMove answer(const Table&, const Table::Thought&);
    // Why one of them is not of the level that its chair has, if so.
    const std::optional<Problem>& instead() const { return instead_; }

   private:
    struct Mind {
        std::unique_ptr<Bot> bot;
        std::string level;
        std::size_t heard = 0;
        int undone = 0;
    };
    Effort effort_;
    std::map<Seat, Mind> minds_;
    std::optional<Problem> instead_;
};

}  // namespace moneybags
