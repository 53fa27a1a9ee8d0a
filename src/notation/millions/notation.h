#pragma once

// Millions of Dollars in text and JSON. Each group of functions has its own .cpp.

#include "games/millions/game.h"
#include "notation/notation.h"

namespace moneybags::millions {

class MillionsNotation final : public Notation {
   public:
    MillionsNotation(const Ruleset& ruleset, const Rules& rules, Names names)
        : ruleset_(ruleset), rules_(rules), names_(std::move(names)) {}

    // moves.cpp
    std::string move_text(Seat by, const AnyMove&) const override;
    Result<AnyMove> read_move(Seat by, std::string_view text,
                              std::span<const AnyChoice> legal) const override;
    boost::json::value move_json(const AnyMove&) const override;
    Result<AnyMove> read_move(const boost::json::value&) const override;
    std::string choice_text(Seat by, const AnyChoice&) const override;
    boost::json::value choice_json(Seat by, const AnyChoice&) const override;

    // records.cpp
    std::string outcome_text(const AnyOutcome&) const override;
    Result<AnyOutcome> read_outcome(std::string_view) const override;
    boost::json::value outcome_json(const AnyOutcome&) const override;
    Result<AnyOutcome> read_outcome(const boost::json::value&) const override;
    std::string event_text(const AnyEvent&) const override;
    Result<AnyEvent> read_event(std::string_view) const override;
    boost::json::value event_json(const AnyEvent&) const override;
    Result<AnyEvent> read_event(const boost::json::value&) const override;
    std::string view_text(const AnyView&) const override;
    Result<AnyView> read_view(std::string_view) const override;
    boost::json::value view_json(const AnyView&) const override;
    Result<AnyView> read_view(const boost::json::value&) const override;

    // telling.cpp
    std::string tell(const AnyEvent&, Language, Seat reader) const override;
    std::string clause_of(const AnyEvent&) const override;
    std::string explain(const Refusal&, Language) const override;
    // picture.cpp
    std::string picture(const AnyView&, Language, bool colour) const override;
    std::string question(const AnyView&, Language) const override;

    // figures.cpp
    GuideFigures guide_figures() const override;

   private:
    const Ruleset& ruleset_;
    Rules rules_;
    Names names_;
};

}  // namespace moneybags::millions
