// Moves as people type and read them, and as programs send them.

#include <fmt/format.h>

#include <vector>

#include "notation/guillotines/grammar.h"
#include "notation/guillotines/notation.h"
#include "notation/guillotines/wording.h"
#include "notation/listener.h"
#include "notation/money.h"

namespace moneybags::guillotines {

std::string GuillotinesNotation::move_text(Seat, const AnyMove& move) const {
    return guillotines::move_text(rules_, names_, move.as<Move>());
}

Result<AnyMove> GuillotinesNotation::read_move(Seat by, std::string_view text,
                                               std::span<const AnyChoice> legal,
                                               std::optional<Language> reader) const {
    static const std::vector<Verb> kVerbs = [] {
        std::vector<Verb> verbs;
        for (const Form& form : forms()) verbs.push_back({form.verb, form.usage});
        return verbs;
    }();
    Speech speech{.book = ruleset_.texts,
                  .verbs = kVerbs,
                  .now = {},
                  .exactly = [&](std::string_view line) -> std::optional<AnyMove> {
                      const auto move = read_exactly(rules_, names_, line);
                      return move ? std::optional(AnyMove::of(*move)) : std::nullopt;
                  }};
    for (const AnyChoice& choice : legal) speech.now.push_back(choice_text(by, choice));
    speech.printed = [&] { return printed_moves<Choice>(*this, by, legal); };
    speech.reader = reader;
    if (reader) speech.say = [&](const AnyMove& move) { return move_words(by, move, *reader); };
    return listen(speech, text);
}

std::string GuillotinesNotation::choice_text(Seat, const AnyChoice& choice) const {
    return guillotines::move_text(rules_, names_, choice.as<Choice>().move());
}

std::string GuillotinesNotation::move_words(Seat by, const AnyMove& any, Language language) const {
    const Move m = any.as<Move>();
    const Form& form = guillotines::form(m.act);
    const Voice voice{ruleset_.texts, language};
    const Wording say{rules_, names_, voice, by};
    const auto asset = [&](Asset each) {
        return each == Asset::None ? voice("nothing") : say.asset(each);
    };
    std::vector<std::string> cards, assets;
    for (std::size_t i = 0; i < m.cards.size(); ++i) {
        if (m.cards[i] == Kind::None) continue;
        const std::string card = say.card(m.cards[i]);
        const bool up = (m.ups >> i & 1u) != 0;
        cards.push_back(form.ups ? voice(up ? "move.up" : "move.down", "card", card) : card);
    }
    int last = form.least_assets;
    for (int i = 0; i < form.assets; ++i) {
        if (m.assets[static_cast<std::size_t>(i)] != Asset::None) last = i + 1;
    }
    for (int i = 0; i < last; ++i) assets.push_back(asset(m.assets[static_cast<std::size_t>(i)]));

    const bool nothing = (form.ups && cards.empty()) || (form.policy && m.policy == Policy::None) ||
                         (m.act == Act::KeepRole && m.role == Role::None);
    const bool acting = form.assets == 1 && form.role && m.role != Role::None;
    const bool seated = m.act == Act::Reveal && number(m.seat) < rules_.players;
    const bool named = m.act == Act::Reveal && !assets.empty();
    const std::string variant = nothing  ? ".nothing"
                                : acting ? ".role"
                                : seated ? ".seat"
                                : named  ? ".assets"
                                         : "";
    return voice(fmt::format("move.{}{}", codec::name_of(m.act), variant),
                 {{"billionaire", say.billionaire(m.billionaire)},
                  {"role", say.role(m.role)},
                  {"policy", say.policy(m.policy)},
                  {"crisis", say.crisis(m.crisis)},
                  {"market", say.market(m.market)},
                  {"second", say.market(m.other)},
                  {"who", say.name(m.seat)},
                  {"asset", asset(m.assets[0])},
                  {"asset2", asset(m.assets[1])},
                  {"cards", voice.list(cards)},
                  {"assets", voice.list(assets)}});
}

std::string GuillotinesNotation::choice_words(Seat by, const AnyChoice& choice,
                                              Language language) const {
    return move_words(by, AnyMove::of(choice.as<Choice>().move()), language);
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<guillotines::Family>(const Game& game, Names names) {
    return std::make_unique<guillotines::GuillotinesNotation>(
        game.ruleset(), rules_of<guillotines::Family>(game), std::move(names));
}

template <>
std::int64_t score_unit_of<guillotines::Family>() {
    return 0;  // needs that are met
}

}  // namespace moneybags
