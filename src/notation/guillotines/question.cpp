// What the reader is asked now. It comes from a view, so it can show nothing the reader may not
// know.

#include <fmt/format.h>

#include "notation/guillotines/describe.h"
#include "notation/guillotines/notation.h"
#include "notation/guillotines/wording.h"
#include "notation/texts.h"

namespace moneybags::guillotines {

std::string GuillotinesNotation::question(const AnyView& any, Language language) const {
    const View view = any.as<View>();
    const Open& open = view.open;
    const Voice voice{ruleset_.texts, language};
    const Wording say{rules_, names_, voice, view.me};
    // Who is asked follows from what lies open (BG-ROL-15).
    const Turn now = turn(rules_, State{.open = open, .secret = {}});
    Figures figures;
    const auto add = [&](std::string_view key, std::string text) {
        figures.emplace_back(key, std::move(text));
    };
    if (now.kind == Turn::Kind::Over) {
        add("names", say.names(open.winners));
        const std::string winners =
            voice(open.winners.empty() ? "question.over.nobody" : "question.over.winners", figures);
        return voice("question.over", "names", winners);
    }
    if (now.kind == Turn::Kind::Chance) return voice("question.chance");
    if (view.me == kSpectator || !now.seats.has(view.me)) {
        add("names", say.names(now.awaited));
        return voice("question.waiting", figures);
    }
    add("who", say.name(open.asked));
    add("die", fmt::format("{}", open.die));
    add("number", fmt::format("{}", open.left));
    add("offer", say.offer(view.offer));
    if (open.asset != Asset::None) add("asset", say.asset(open.asset));
    if (open.panic_card != PanicCard::None) {
        add("types", say.markets(rules_.panic_types[static_cast<std::size_t>(open.panic_card)]));
    }
    return voice(fmt::format("question.{}", codec::name_of(open.phase)), figures);
}

}  // namespace moneybags::guillotines
