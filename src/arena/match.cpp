#include "arena/match.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <thread>

#include "arena/play_on.h"
#include "bots/habits.h"
#include "games/fields.h"
#include "notation/notation.h"
#include "table/seal.h"

namespace moneybags {

namespace {

class OwnPlayer final : public Player {
   public:
    OwnPlayer(const Ruleset& ruleset, std::string level)
        : ruleset_(ruleset), level_(std::move(level)) {}

    void sit_down(const Game& game, Seat) override {
        game_ = &game;
        bot_ = *make_for_the_ring(ruleset_, level_);
    }
    void hear(const AnyEvent& event) override { bot_->hear(*game_, event); }
    std::variant<AnyMove, Fault> choose(const AnyView& view, std::span<const AnyChoice> legal,
                                        Rng& luck) override {
        return bot_->choose(*game_, view, legal, luck);
    }

   private:
    const Ruleset& ruleset_;
    std::string level_;
    const Game* game_ = nullptr;
    std::unique_ptr<Bot> bot_;
};

Seed seed_of_deal(std::uint64_t seed, std::uint64_t deal) {
    Seed made;
    for (std::size_t i = 0; i < sizeof seed; ++i) {
        made.bytes[i] = static_cast<std::uint8_t>(seed >> 8 * i);
        made.bytes[i + sizeof seed] = static_cast<std::uint8_t>(deal >> 8 * i);
    }
    return made;
}

Seat seat_at(std::size_t chair) { return Seat{static_cast<std::uint8_t>(chair)}; }

}  // namespace

std::string_view word(Fault fault) {
    constexpr std::array<std::string_view, kFaults> kWords = {"crashed", "late", "unreadable",
                                                              "refused"};
    return kWords[static_cast<std::size_t>(fault)];
}

Entrant own_entrant(const Ruleset& ruleset, std::string level, int chairs) {
    return {level, chairs,
            [&ruleset, level] { return std::make_unique<OwnPlayer>(ruleset, level); }, level};
}

std::uint64_t manner(const Game& game, std::string_view level) {
    constexpr Effort kLittle{.playouts = 4, .time = {}};
    const auto notation = make_notation(game, default_names(game.players()));
    std::vector<std::unique_ptr<Bot>> bots;
    for (int i = 0; i < game.players(); ++i) {
        bots.push_back(*make_for_the_ring(game.ruleset(), level));
        bots.back()->think(kLittle);
    }
    const auto bot = [&](Seat seat) { return bots[static_cast<std::size_t>(seat)].get(); };
    codec::Fold fold;
    Rng luck{1};
    play_on(
        game, game.setup(), [&](std::uint64_t) -> Rng& { return luck; },
        [&](std::uint64_t, const AnyState& state, Seat seat) {
            const AnyMove move =
                bot(seat)->choose(game, game.view(state, seat), game.legal(state, seat), luck);
            for (const char each : notation->move_text(seat, move)) fold.add(each);
            return move;
        },
        [&](Seat seat, const AnyEvent& event) { bot(seat)->hear(game, event); });
    return fold.sum();
}

Match::Match(const Game& game, std::vector<Entrant> entrants, std::uint64_t seed)
    : game_(game), entrants_(std::move(entrants)), seed_(seed) {
    for (std::size_t i = 1; i < entrants_.size(); ++i) {
        if (entrants_[i].chairs >= entrants_[static_cast<std::size_t>(majority_)].chairs) {
            majority_ = static_cast<int>(i);
        }
    }
}

Ended Match::play_one(std::uint64_t deal, const std::vector<Player*>& players) const {
    const Seed seed = seed_of_deal(seed_, deal);
    Ended ended;
    for (std::size_t i = 0; i < players.size(); ++i) players[i]->sit_down(game_, seat_at(i));
    const auto player = [&](Seat seat) { return players[static_cast<std::size_t>(seat)]; };
    Rng drawn{0};
    const auto luck = [&](std::uint64_t step) -> Rng& {
        return drawn = stream(seed, Purpose::Luck, step);
    };
    const auto move = [&](std::uint64_t step, const AnyState& state, Seat seat) {
        Rng own = stream(seed, Purpose::Bot, step, number(seat));
        std::variant<AnyMove, Fault> answer =
            player(seat)->choose(game_.view(state, seat), game_.legal(state, seat), own);
        const AnyMove* chosen = std::get_if<AnyMove>(&answer);
        if (chosen != nullptr && game_.objection(state, seat, *chosen)) answer = Fault::Refused;
        if (const Fault* fault = std::get_if<Fault>(&answer)) {
            ++ended.faults[seat][static_cast<std::size_t>(*fault)];
            Rng other = stream(seed, Purpose::Fallback, step, number(seat));
            answer = game_.fallback(state, seat, other);
        }
        return std::get<AnyMove>(answer);
    };
    const Standing standing =
        play_on(game_, game_.setup(), luck, move,
                [&](Seat seat, const AnyEvent& event) { player(seat)->hear(event); });
    ended.winners = standing.winners;
    ended.score = standing.score;
    return ended;
}

std::vector<Deal> Match::play(std::uint64_t from, std::uint64_t count, int threads,
                              const std::function<void()>& after_each) const {
    std::vector<Deal> deals(count);
    std::atomic<std::uint64_t> next = 0;
    std::mutex one_at_a_time;
    const auto chairs = static_cast<std::size_t>(game_.players());
    const auto work = [&] {
        std::vector<Chairs> arrived(entrants_.size());
        const auto somebody = [&](int entrant, std::size_t which) {
            Chairs& theirs = arrived[static_cast<std::size_t>(entrant)];
            while (theirs.size() <= which) {
                theirs.push_back(entrants_[static_cast<std::size_t>(entrant)].arrive());
            }
            return theirs[which].get();
        };
        for (std::uint64_t i = next++; i < count; i = next++) {
            Deal& deal = deals[i];
            for (std::size_t who = 0; who < entrants_.size(); ++who) {
                deal.order.insert(deal.order.end(), static_cast<std::size_t>(entrants_[who].chairs),
                                  static_cast<int>(who));
            }
            // Games of bots keep no pace, so nothing else draws from this; a purpose of its own
            // would seat everybody otherwise than in the matches that are on record.
            Rng shuffle = stream(seed_of_deal(seed_, from + i), Purpose::Pace, 0);
            for (std::size_t k = chairs; k > 1; --k) {
                std::swap(deal.order[k - 1],
                          deal.order[shuffle.below(static_cast<std::uint32_t>(k))]);
            }
            std::vector<Player*> seated(chairs);
            for (std::size_t k = 0; k < chairs; ++k) seated[k] = somebody(majority_, k);
            deal.alone = play_one(from + i, seated);
            for (std::size_t game = 0; game < chairs; ++game) {
                std::vector<std::size_t> taken(entrants_.size());
                for (std::size_t k = 0; k < chairs; ++k) {
                    const int who = deal.entrant(game, k);
                    seated[k] = somebody(who, taken[static_cast<std::size_t>(who)]++);
                }
                deal.mixed.push_back(play_one(from + i, seated));
            }
            const std::lock_guard lock(one_at_a_time);
            after_each();
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& each : others) each.join();
    return deals;
}

}  // namespace moneybags
