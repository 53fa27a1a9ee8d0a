// Streams of actions on every ruleset: legal moves, any moves at all, luck, the clock, fallbacks,
// in any order and by anybody. Whatever comes, everything that must hold holds.

#include "tests/fuzz/bytes.h"
#include "tests/properties/games.h"
#include "tests/properties/play.h"

namespace moneybags::fuzz {
namespace {

using properties::Case;

template <class Traits>
class Stream {
   public:
    using G = typename Traits::Family;
    using Move = typename G::Move;

    Stream(const Case<G>& on, Bytes& bytes)
        : on_(on),
          rules_(on.rules),
          bytes_(bytes),
          state_(setup(rules_)),
          money_(Traits::all_money(rules_, state_)) {}

    void run() {
        std::uint64_t steps = 0;  // a refusal is none
        check();
        for (auto before = state_; !bytes_.empty() && act(); before = state_) {
            check();
            steps += before == state_ ? 0 : 1;
            must(steps <= Traits::most_steps(rules_), "no end", on_.name);
        }
    }

   private:
    bool act() {  // false once the game is over
        const Turn now = turn(rules_, state_);
        if (now.kind == Turn::Kind::Over) return false;
        if (now.kind == Turn::Kind::Chance) {
            const auto list = outcomes(rules_, state_);
            const auto& luck = list[bytes_.below(static_cast<std::uint32_t>(list.size()))];
            must(!objection(rules_, state_, luck.outcome), "luck refused", on_.name);
            apply(rules_, state_, luck.outcome);
            return true;
        }
        switch (bytes_.below(8)) {
            case 0:
                wild();
                break;
            case 1:
                unlisted(seat_of(now.seats));
                break;
            case 2:
                if (may_time_out(rules_, state_)) time_out(rules_, state_);
                break;
            case 3:
                fall_back(seat_of(now.awaited));
                break;
            default:
                listed(seat_of(now.seats));
                break;
        }
        return true;
    }

    Seat seat_of(SeatSet among) {
        std::uint32_t at = bytes_.below(static_cast<std::uint32_t>(among.size()));
        for (const Seat seat : among) {
            if (at-- == 0) return seat;
        }
        return among.lowest();
    }

    void listed(Seat seat) {
        const auto choices = legal(rules_, state_, seat);
        must(!choices.empty(), "nothing to do", on_.name);
        const auto& line = choices[bytes_.below(static_cast<std::uint32_t>(choices.size()))];
        const Move move = line.move(bytes_.below(line.count()));
        must(!objection(rules_, state_, seat, move), "listed, refused", on_.name);
        apply(rules_, state_, seat, move);
    }

    // Anything, by anybody: refused, or else listed or of the kind that need not be.
    void wild() {
        const Seat seat{static_cast<std::uint8_t>(bytes_.below(kMaxSeats + 2))};
        Rng luck{bytes_.two()};
        const Move move = Traits::wild_move(rules_, luck);
        if (const auto no = objection(rules_, state_, seat, move)) {
            must(!no->clause.empty() && !no->reason.empty(), "mute refusal", on_.name);
            return;
        }
        const Move plain = Traits::canonical(move);
        bool is_listed = false;
        for (const auto& line : legal(rules_, state_, seat)) {
            for (std::uint32_t k = 0; k < line.count(); ++k) {
                is_listed = is_listed || line.move(k) == plain;
            }
        }
        must(is_listed || Traits::may_be_unlisted(plain), "allowed, not listed", on_.name);
        apply(rules_, state_, seat, move);
    }

    void unlisted(Seat seat) {
        Rng luck{bytes_.two()};
        const auto move = Traits::unlisted_move(rules_, state_, seat, luck);
        if (move && !objection(rules_, state_, seat, *move)) {
            apply(rules_, state_, seat, *move);
        }
    }

    void fall_back(Seat seat) {
        Rng luck{bytes_.one()};
        const Move move = fallback(rules_, state_, seat, luck);
        must(!objection(rules_, state_, seat, move), "fallback refused", on_.name);
        apply(rules_, state_, seat, move);
    }

    void check() {
        const std::string_view wrong = Traits::complaint(rules_, state_);
        must(wrong.empty(), wrong, on_.name);
        must(Traits::all_money(rules_, state_) == money_, "money", on_.name);
        const std::uint32_t at = bytes_.empty() ? 0 : bytes_.below(rules_.players + 1u);
        const Seat me = at == rules_.players ? kSpectator : Seat{static_cast<std::uint8_t>(at)};
        const auto seen = view(rules_, state_, me);
        Rng luck{at};
        const auto guessed = guess(rules_, seen, luck);
        must(view(rules_, guessed, me) == seen, "guess does not fit", on_.name);
        const std::string_view odd = Traits::complaint(rules_, guessed);
        must(odd.empty(), odd, "guess in " + on_.name);
    }

    const Case<G>& on_;
    const typename G::Rules& rules_;
    Bytes& bytes_;
    typename G::State state_;
    std::int64_t money_;
};

template <class Traits>
void run(Bytes& bytes) {
    const auto& all = properties::cases<typename Traits::Family>();
    Stream<Traits>{all[bytes.two() % all.size()], bytes}.run();
}

// The first byte says which game.
template <class... Traits>
void run_one(testing::Types<Traits...>, Bytes& bytes) {
    using Run = void (*)(Bytes&);
    constexpr Run kRuns[] = {run<Traits>...};
    kRuns[bytes.below(sizeof...(Traits))](bytes);
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    moneybags::fuzz::Bytes bytes{data, size};
    moneybags::fuzz::run_one(moneybags::properties::AllGames{}, bytes);
    return 0;
}
