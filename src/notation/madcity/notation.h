#pragma once

// Mad Millionaire in text and JSON. Each group of functions has its own .cpp.

#include "games/madcity/game.h"
#include "notation/described.h"
#include "notation/madcity/describe.h"

namespace moneybags::madcity {

using PlayerNames = moneybags::Names;  // madcity::Names is what the board calls things

class MadcityNotation final : public DescribedNotation {
   public:
    MadcityNotation(const Ruleset& ruleset, const Rules& rules, PlayerNames names)
        : ruleset_(ruleset), rules_(rules), names_(std::move(names)) {}

    // moves.cpp
    std::string move_text(Seat by, const AnyMove&) const override;
    Result<AnyMove> read_move(Seat by, std::string_view text, std::span<const AnyChoice> legal,
                              std::optional<Language> reader = {}) const override;
    using DescribedNotation::read_move;  // in JSON
    std::string choice_text(Seat by, const AnyChoice&) const override;
    std::string move_words(Seat by, const AnyMove&, Language) const override;
    std::string choice_words(Seat by, const AnyChoice&, Language) const override;

    // telling.cpp
    std::string tell(const AnyEvent&, Language, Seat reader) const override;
    std::string clause_of(const AnyEvent&) const override;
    std::string explain(const Refusal&, Language) const override;
    // picture.cpp
    std::string picture(const AnyView&, Language, bool colour) const override;
    std::string details(const AnyView&, Language, bool colour) const override;
    // question.cpp
    std::string question(const AnyView&, Language) const override;

   private:
    // records.cpp
    const Tables& tables() const override;
    const codec::Context& context() const override { return context_; }
    Parts parts(std::uint8_t act) const override;
    bool is_whole(const AnyMove&, Trail&) const override;
    bool is_whole(const AnyOutcome&, Trail&) const override;

    const Ruleset& ruleset_;
    Rules rules_;
    PlayerNames names_;
    Context context_{rules_, names_};
};

}  // namespace moneybags::madcity
