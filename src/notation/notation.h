#pragma once

// Moves and luck in text and JSON, without loss in either direction; events and views, which nobody
// sends us, written only; and, for people, what happened and why not in their language. Full
// positions are in notation/position/, a target of its own: whoever does not link it cannot send
// one.

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "games/codec.h"
#include "games/game.h"
#include "games/result.h"
#include "notation/language.h"

namespace moneybags {

// What the chairs are called: one word each, all different, none a number. Text uses names, JSON
// seat numbers.
using Names = std::vector<std::string>;
Names default_names(int players);  // Al, Bea, Cid, Dan, Eva, Fay, Gus, Hal
// Nobody may be called as a role of the game whose texts stand in the book. Logs of before games
// had a say in it are read without one.
Result<Names> check_names(Names, int players, std::string_view book = {});

// What a guide says about one table comes from the rules in force there, so that a short game or a
// data file of one's own is explained as it is played.
struct GuideFigures {
    std::vector<std::pair<std::string_view, std::string>> figures;  // fill {goal}, {rounds} …
    std::vector<std::string> roles;  // in play at this table, in calling order: "Snitch"
    std::vector<std::string> idle;   // of the edition, but not with so many players
    std::vector<std::string> notes;  // names of further notes that hold here: "turn", "three"
};

class Notation {
   public:
    virtual ~Notation() = default;

    // A move as a person types it: "offer 3 to Bea". The text written is exact. Reading also takes
    // shorter forms, other cases and word orders where only one of `legal` can be meant. Whoever
    // is told why not has a language, unless it is a program.
    virtual std::string move_text(Seat by, const AnyMove&) const = 0;
    virtual Result<AnyMove> read_move(Seat by, std::string_view text,
                                      std::span<const AnyChoice> legal = {},
                                      std::optional<Language> reader = {}) const = 0;
    virtual boost::json::value move_json(const AnyMove&) const = 0;
    virtual Result<AnyMove> read_move(const boost::json::value&) const = 0;

    // A choice: "offer 1..6 to Bea"; and where in its move the amount stands, if it has one.
    virtual std::string choice_text(Seat by, const AnyChoice&) const = 0;
    virtual std::vector<std::string> amount_path(const AnyChoice&) const { return {}; }

    // Both as people say them in their language: "accept Dan's offer", "offer Bea $1M to $6M". What
    // is said so can be typed, too.
    virtual std::string move_words(Seat by, const AnyMove& move, Language) const {
        return move_text(by, move);
    }
    virtual std::string choice_words(Seat by, const AnyChoice& choice, Language) const {
        return choice_text(by, choice);
    }

    virtual std::string outcome_text(const AnyOutcome&) const = 0;  // "loot L1-03"
    virtual Result<AnyOutcome> read_outcome(std::string_view) const = 0;
    virtual boost::json::value outcome_json(const AnyOutcome&) const = 0;
    virtual Result<AnyOutcome> read_outcome(const boost::json::value&) const = 0;

    virtual std::string event_text(
        const AnyEvent&) const = 0;  // "Claimed seat=Al character=Al role=Brute"
    virtual boost::json::value event_json(const AnyEvent&) const = 0;

    virtual std::string view_text(const AnyView&) const = 0;  // one line
    virtual boost::json::value view_json(const AnyView&) const = 0;

    // The types of all these in the page.
    virtual std::string typescript() const = 0;

    // For people. `reader` is who reads it ("you"); kSpectator for nobody in particular.
    virtual std::string tell(const AnyEvent&, Language,
                             Seat reader) const = 0;              // empty: not worth a line
    virtual std::string clause_of(const AnyEvent&) const = 0;     // "M1-HEIST-11", or empty
    virtual std::string_view icon_of(const AnyEvent&) const = 0;  // what the page draws beside it
    virtual std::string explain(const Refusal&, Language) const = 0;
    virtual std::string picture(const AnyView&, Language, bool colour) const = 0;  // a screenful
    virtual std::string question(const AnyView&,
                                 Language) const = 0;  // what the reader is asked now
    virtual GuideFigures guide_figures(Language) const { return {}; }
    // What the picture has no room for, told when asked: prices, what its marks mean.
    virtual std::string details(const AnyView&, Language, bool /*colour*/) const { return {}; }
};

std::unique_ptr<Notation> make_notation(const Game&, Names);
// The same for a game of this family, which defines it.
template <class Family>
std::unique_ptr<Notation> notation_of(const Game&, Names);

// A choice as clients are told of it: its move is the one with the least amount.
struct Amount {
    std::int64_t least = 0, most = 0;
    std::vector<std::string> path;
    using Fields = codec::Members<&Amount::least, &Amount::most, &Amount::path>;
};
struct ToldChoice {
    boost::json::value move;
    std::string text;
    std::optional<Amount> amount;
    using Fields = codec::Members<&ToldChoice::move, &ToldChoice::text, &ToldChoice::amount>;
};
ToldChoice tell_choice(const Game&, const Notation&, Seat by, const AnyChoice&);

boost::json::value standing_json(const Game&, const Standing&);
boost::json::value refusal_json(const Notation&, const Refusal&, Language);

}  // namespace moneybags
