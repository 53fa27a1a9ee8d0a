// Moves as people type them and as programs send them. What is written is exact and can be read
// without knowing the table.

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/listener.h"
#include "notation/millions/describe.h"
#include "notation/millions/exact.h"
#include "notation/millions/notation.h"
#include "notation/millions/parts.h"
#include "notation/millions/pool.h"
#include "notation/millions/speaker.h"
#include "notation/millions/vocabulary.h"
#include "notation/money.h"

namespace moneybags::millions {
namespace {

// All that can be said with a verb, but for pools and for counters to deals that nobody made.
std::vector<std::string> everything(const Speaker& say, std::string_view said) {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < verbs().size(); ++i) {
        if (verbs()[i].words == said) moves.push_back({.act = Act{static_cast<std::uint8_t>(i)}});
    }
    if (moves.empty() || moves[0].act == Act::Counter) return {};
    const Act act = moves[0].act;
    const auto each = [&](bool has, std::size_t count, const auto& put) {
        if (!has) return;
        std::vector<Move> more;
        for (Move move : moves) {
            for (std::size_t i = 0; i < count; ++i) {
                put(move, static_cast<std::uint8_t>(i));
                more.push_back(move);
            }
        }
        moves = std::move(more);
    };
    const std::size_t players = say.rules.players, slots = say.rules.slots;
    each(has_character(act), players * slots, [](Move& m, auto i) { m.character = Character{i}; });
    each(has_proposer(act), players, [](Move& m, auto i) { m.proposer = Seat{i}; });
    each(has_role(act), kRoles + 1, [](Move& m, auto i) { m.role = Role{i}; });
    each(has_roles(act) && slots > 1, kRoles + 1, [](Move& m, auto i) { m.second = Role{i}; });
    std::vector<std::string> texts;
    for (Move& move : moves) {
        if (!pays(act)) texts.push_back(say.text(move));
        for (std::size_t i = 0; pays(act) && i < players; ++i) {
            const Seat payer{static_cast<std::uint8_t>(i)};
            if (act == Act::Offer && payer != say.by) continue;
            Move paid = move;
            paid.pay[payer] = Millions{1};
            texts.push_back(say.text(paid, payer, fmt::format("1..{}", kMostAmount)));
        }
    }
    return texts;
}

}  // namespace

std::string MillionsNotation::move_text(Seat by, const AnyMove& move) const {
    return Speaker{rules_, names_, by}.text(move.as<Move>());
}

Result<AnyMove> MillionsNotation::read_move(Seat by, std::string_view text,
                                            std::span<const AnyChoice> legal,
                                            std::optional<Language> reader) const {
    const Speaker say{rules_, names_, number(by) < rules_.players ? by : kSpectator};
    // Most lines come to the letter, from programs and logs: nothing is listed for them.
    const auto listed = [&](Act act) {
        return legal.empty() || std::any_of(legal.begin(), legal.end(), [&](const AnyChoice& c) {
                   return c.as<Choice>().act == act;
               });
    };
    const auto exact = read_exactly(say, text);
    if (exact && listed(exact->act)) return AnyMove::of(*exact);
    Speech speech{.book = ruleset_.texts,
                  .verbs = verbs(),
                  .now = {},
                  .exactly = [&](std::string_view line) -> std::optional<AnyMove> {
                      const auto move = read_exactly(say, line);
                      return move ? std::optional(AnyMove::of(*move)) : std::nullopt;
                  }};
    std::vector<Choice> choices;
    for (const AnyChoice& each : legal) {
        const Choice& choice = choices.emplace_back(each.as<Choice>());
        speech.now.push_back(
            say.text(choice.move(0), choice.payer,
                     choice.most > 0 ? fmt::format("1..{}", choice.most) : std::string{}));
    }
    speech.ever = [&](std::string_view verb) { return everything(say, verb); };
    speech.otherwise = [&](std::string_view verb, std::span<const std::string> words) {
        return pool_said(say, verb, words);
    };
    speech.example = [&](std::string_view verb) { return pool_example(say, verb, choices); };
    speech.printed = [&] { return printed_moves<Choice>(*this, by, legal); };
    speech.self = say.by == kSpectator ? "" : say.name(by);
    speech.reader = reader;
    if (reader) speech.say = [&](const AnyMove& move) { return move_words(by, move, *reader); };
    speech.unit = kMillion;
    return listen(speech, text);
}

std::string MillionsNotation::choice_text(Seat by, const AnyChoice& any) const {
    const Choice choice = any.as<Choice>();
    const std::string range = choice.most > 1 ? fmt::format("1..{}", choice.most) : std::string{};
    return Speaker{rules_, names_, by}.text(choice.move(0), choice.payer, range);
}

std::vector<std::string> MillionsNotation::amount_path(const AnyChoice& any) const {
    const Choice choice = any.as<Choice>();
    if (choice.most == 0) return {};
    return {"pay", fmt::format("{}", number(choice.payer))};
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<millions::Family>(const Game& game, Names names) {
    return std::make_unique<millions::MillionsNotation>(
        game.ruleset(), rules_of<millions::Family>(game), std::move(names));
}

template <>
std::int64_t score_unit_of<millions::Family>() {
    return kMillion;
}

}  // namespace moneybags
