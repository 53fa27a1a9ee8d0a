// Hints: worked out beside the game, for one person, and told to nobody else.

#include "server/desk.h"
#include "table/hint.h"

namespace moneybags {

namespace {

constexpr Span kMostAdvising{700};  // so that the answer is there within about a second …
constexpr Span kLeastAdvising{50};  // … also when others ask
constexpr std::uint32_t kAdvisersPlayouts = 1000;

}  // namespace

void Desk::advise(const Ptr& hosted, PersonId person, Language language, Advised tell) {
    if (hosted->lost_) return tell(Denial{"storage"});
    Granted<Asker> asker = hosted->table_.hint_asked(person);
    if (!asker) return tell(asker.error());
    if (!prepare_game(*hosted)) return tell(Denial{"no-hints"});
    const Seat seat = asker->seat;
    if (!hosted->advised_.insert(seat).second) return tell(Denial{"hint-busy"});
    const auto answer = [this, hosted, person, language, tell](const Asker& asked,
                                                               const std::optional<Hint>& found) {
        hosted->advised_.erase(asked.seat);
        if (hosted->lost_) return tell(Denial{"storage"});
        const auto advice = hosted->table_.hinted(person, asked, found, language);
        // It may show what is not on disk yet.
        when_written(*hosted, [tell, advice](bool written) {
            tell(written ? advice : Granted<wire::Advice>(Denial{"storage"}));
        });
    };
    const auto job = [this, answer, game = hosted->game_, asked = std::move(*asker)] {
        const auto waiting = static_cast<Span::rep>(advisers_.waiting());
        const Effort effort{.playouts = kAdvisersPlayouts,
                            .time = std::max(kLeastAdvising, kMostAdvising / (1 + waiting))};
        loop_.post([answer, asked, found = hint(*game, asked, effort)] { answer(asked, found); });
    };
    if (advisers_.run(job)) {
        ++figures_.hints;
        return;
    }
    hosted->advised_.erase(seat);
    tell(Denial{"too-many"});
}

}  // namespace moneybags
