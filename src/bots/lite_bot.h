#pragma once

#include "bots/bot.h"
#include "bots/lite.h"

namespace moneybags {

// The light player (bots/lite.h) at a table.
template <class G>
class LiteBot final : public CopiedBot<LiteBot<G>> {
   public:
    AnyMove choose(const Game& game, const AnyView& seen, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        using Choice = typename G::Choice;
        const auto view = seen.template as<typename G::View>();
        const auto weigh = lite(rules_of<G>(game), view);
        QuickRng quick{luck.next()};
        WeighingSink<Choice, decltype(weigh)> sink{weigh, quick};
        for (const AnyChoice& each : legal) {
            const auto choice = each.template as<Choice>();
            sink.put(word_of_choice(choice), choice.count());
        }
        return AnyMove::of(sink.move());
    }
};

}  // namespace moneybags
