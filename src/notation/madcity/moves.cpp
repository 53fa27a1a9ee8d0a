// Moves as people type them and as programs send them. What is written is exact and can be read
// without knowing the table.

#include <fmt/format.h>

#include "notation/listener.h"
#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"
#include "notation/madcity/vocabulary.h"
#include "notation/madcity/wording.h"
#include "notation/money.h"

namespace moneybags::madcity {
namespace {

// Every move of an act that the board and the table know.
std::vector<Move> everything(const Rules& rules, Act act) {
    std::vector<Move> moves;
    if (has_business(act)) {
        for (int i = 0; i < rules.businesses; ++i) {
            moves.push_back({.act = act, .business = Business{static_cast<std::uint8_t>(i)}});
        }
    } else if (has_place(act)) {
        for (int i = 0; i < rules.spaces; ++i) {
            moves.push_back({.act = act, .place = Place{static_cast<std::uint8_t>(i)}});
        }
        moves.push_back({.act = act, .place = kDepot});
    } else if (has_seat(act)) {
        for (int i = 0; i < rules.players; ++i) {
            moves.push_back({.act = act, .seat = Seat{static_cast<std::uint8_t>(i)}});
        }
    } else {
        moves.push_back({.act = act});
    }
    return moves;
}

std::vector<Move> everything(const Rules& rules, std::string_view verb) {
    for (std::size_t i = 0; i < verbs().size(); ++i) {
        if (verbs()[i].words == verb) return everything(rules, Act{static_cast<std::uint8_t>(i)});
    }
    return {};
}

// A space goes by what stands on it, a player by the number of the seat.
std::map<std::string, std::vector<std::string>> called(const Rules& rules, const PlayerNames& names,
                                                       std::string_view book) {
    const Context context{rules, names};
    std::map<std::string, std::vector<std::string>> known;
    for (const Move& move : everything(rules, Act::Go)) {
        std::vector<std::string>& place = known[write_text(context, move.place)];
        const Business here = rules.business_at[move.place];
        if (here != kNoBusiness) place.push_back(write_text(context, here));
        if (rules.location_at[move.place] != kNoLocation) {
            place.emplace_back(rules.names.location[rules.location_at[move.place]].text());
        }
        for (const Language language : languages()) {
            const Wording words{rules, names, book, language, kSpectator};
            place.push_back(words.place(move.place));
        }
    }
    for (const Move& move : everything(rules, Act::Buy)) {
        known[write_text(context, move.business)].emplace_back(
            rules.names.business_name[move.business].text());
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        known[names[i]].push_back(std::to_string(i + 1));
    }
    return known;
}

}  // namespace

std::string MadcityNotation::move_text(Seat, const AnyMove& any) const {
    const Context context{rules_, names_};
    const Move move = any.as<Move>();
    const std::string word{verb(move.act).words};
    if (has_business(move.act)) return word + ' ' + write_text(context, move.business);
    if (has_place(move.act)) return word + ' ' + write_text(context, move.place);
    if (!has_seat(move.act)) return word;
    const auto n = static_cast<std::size_t>(move.seat);
    return word + ' ' + (n < names_.size() ? names_[n] : "seat-" + std::to_string(n));
}

Result<AnyMove> MadcityNotation::read_move(Seat by, std::string_view text,
                                           std::span<const AnyChoice> legal,
                                           std::optional<Language> reader) const {
    Speech speech{.book = ruleset_.texts,
                  .verbs = verbs(),
                  .now = {},
                  .exactly = [&](std::string_view line) -> std::optional<AnyMove> {
                      for (const Move& move : everything(rules_, line.substr(0, line.find(' ')))) {
                          if (move_text(by, AnyMove::of(move)) == line) return AnyMove::of(move);
                      }
                      return std::nullopt;
                  }};
    for (const AnyChoice& choice : legal) speech.now.push_back(choice_text(by, choice));
    speech.ever = [&](std::string_view verb) {
        std::vector<std::string> texts;
        for (const Move& move : everything(rules_, verb)) {
            texts.push_back(move_text(by, AnyMove::of(move)));
        }
        return texts;
    };
    speech.printed = [&] { return printed_moves<Choice>(*this, by, legal); };
    speech.called = called(rules_, names_, ruleset_.texts);
    speech.reader = reader;
    if (reader) speech.say = [&](const AnyMove& move) { return move_words(by, move, *reader); };
    return listen(speech, text);
}

std::string MadcityNotation::choice_text(Seat by, const AnyChoice& choice) const {
    return move_text(by, AnyMove::of(choice.as<Choice>().move(0)));
}

std::string MadcityNotation::move_words(Seat by, const AnyMove& any, Language language) const {
    const Move move = any.as<Move>();
    const Wording words{rules_, names_, ruleset_.texts, language, by};
    Figures figures;
    if (has_business(move.act)) {
        figures.emplace_back("business", words.business_with_id(move.business));
    }
    if (has_place(move.act)) figures.emplace_back("place", words.place_with_id(move.place));
    if (has_seat(move.act)) figures.emplace_back("who", words.name(move.seat));
    return words(fmt::format("move.{}", codec::name_of(move.act)), figures);
}

std::string MadcityNotation::choice_words(Seat by, const AnyChoice& choice,
                                          Language language) const {
    return move_words(by, AnyMove::of(choice.as<Choice>().move(0)), language);
}

}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<madcity::Family>(const Game& game, Names names) {
    return std::make_unique<madcity::MadcityNotation>(
        game.ruleset(), rules_of<madcity::Family>(game), std::move(names));
}

template <>
std::int64_t score_unit_of<madcity::Family>() {
    return 1000;
}

}  // namespace moneybags
