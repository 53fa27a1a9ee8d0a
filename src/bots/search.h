#pragma once

// Looks ahead in one decision: moves are tried out in worlds that the seat may be in.
//
// A world is a whole state that fits what the seat sees (bots/worlds.h). In each world the same
// luck meets every move: everybody plays on, in some worlds as the network would and in others as
// rookies, to the end of the stretch (a heist, a turn) and until it is this seat that decides, and
// there the network says whether it wins. Poor moves are given up early (sequential halving), the
// network's own move stands until another has proved better, and nobody thinks on once it is clear
// which is best. What is chosen in secret is mixed.
// Whole numbers only, but for what rookies think, so that the same playouts by the same seed say
// the same on every machine, on any number of threads.

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "bots/adviser.h"
#include "bots/company.h"
#include "bots/lookahead.h"
#include "bots/policy.h"
#include "bots/worlds.h"
#include "core/rng.h"

namespace moneybags {

template <class G>
class Search {
   public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    using E = EncodingOf<G>;
    using Heard = typename E::Heard;

    static constexpr std::int32_t kWholeWin = 1 << 12;
    static constexpr std::uint32_t kMostPlayouts = 4096;  // of a move, so that no sum overflows

    struct Candidate {
        Move move;
        std::int32_t logit = 0;         // of the network; the best has 0
        std::vector<std::int32_t> won;  // in each world so far, of kWholeWin
        std::int64_t sum = 0;
        std::uint64_t often = 0;  // how often to make it, against the others
    };

    // How a playout ends for the seat.
    struct Ending {
        std::int32_t won = 0;    // of kWholeWin
        std::int32_t score = 0;  // what it would count
    };

    // What is referred to must outlive it. `others` have heard what everybody has.
    Search(const Game& game, const Network& network, const View& seen, const Heard& heard,
           const Rookies& others, std::uint64_t seed, std::optional<Temper> temper = {})
        : game_(game),
          network_(network),
          rules_(rules_of<G>(game)),
          how_(lookahead(rules_)),
          seen_(seen),
          heard_(heard),
          others_(others),
          seed_(seed),
          temper_(temper) {}

    // The best first. `also` is among them.
    std::vector<Candidate> judged(std::span<const AnyChoice> choices, const Effort& effort,
                                  const std::optional<Move>& also) {
        const Stopwatch watch{effort};
        const Network::Thought thought =
            network_.look(encoded<E::kViewBits>(rules_, seen_, heard_));
        std::vector<Candidate> all = candidates(thought, choices, also);
        if (all.size() < 2 || effort.playouts == 0) return all;
        how_.rookies = how_.rookies && effort.rookies;
        worlds_.emplace(network_, thought, rules_, seen_, heard_, seed_);
        if (is_secret(rules_, seen_)) return mixed(std::move(all), effort, watch);
        std::uint32_t rounds = 1;
        while ((1u << rounds) < all.size()) ++rounds;
        std::size_t left = all.size();
        for (std::uint32_t round = 0; round < rounds; ++round) {
            const std::uint32_t worlds = std::clamp<std::uint32_t>(
                effort.playouts / rounds / static_cast<std::uint32_t>(left), 1,
                kMostPlayouts / rounds);
            Limit limit{watch, effort.threads, {}};
            if (effort.time) limit.until = *effort.time * (round + 1) / rounds;
            const bool clear = try_out_until_clear({all.data(), left}, worlds, limit);
            // The network's own is never given up.
            std::stable_sort(all.begin() + 1, all.begin() + static_cast<std::ptrdiff_t>(left),
                             [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
            if (clear) break;
            left = 1 + left / 2;
        }
        if (is_better(all[1], all[0], how_.proof)) std::swap(all[0], all[1]);
        return all;
    }

    // How both end, world by world.
    std::vector<std::array<Ending, 2>> compared(const Move& one, const Move& other,
                                                const Effort& effort) {
        const Stopwatch watch{effort};
        worlds_.emplace(network_, network_.look(encoded<E::kViewBits>(rules_, seen_, heard_)),
                        rules_, seen_, heard_, seed_);
        std::vector<std::array<Ending, 2>> ends(std::min(effort.playouts, kMostPlayouts));
        const std::uint32_t played =
            in_worlds(static_cast<std::uint32_t>(ends.size()), {watch, effort.threads, effort.time},
                      [&](std::uint32_t i) {
                          ends[i] = {playout(i, one), playout(i, other)};
                      });
        ends.resize(played);
        return ends;
    }

   private:
    // Who plays, and until when.
    struct Limit {
        const Stopwatch& watch;
        int threads;
        std::optional<std::chrono::nanoseconds> until;
    };

    // What others choose at the same time, and in secret, is not answered by what is best against
    // their habits: who always does the same can be read. Regret matching: from world to world each
    // move is made the more often the more it would have won so far beyond what the mix has.
    std::vector<Candidate> mixed(std::vector<Candidate> all, const Effort& effort,
                                 const Stopwatch& watch) {
        try_out(all,
                std::clamp<std::uint32_t>(effort.playouts / static_cast<std::uint32_t>(all.size()),
                                          1, kMostPlayouts),
                {watch, effort.threads, effort.time});
        std::vector<std::int64_t> regret(all.size(), 0);
        std::vector<std::uint64_t> now(all.size());
        const auto settle = [&] {
            std::int64_t total = 0;
            for (const std::int64_t each : regret) total += std::max<std::int64_t>(each, 0);
            for (std::size_t i = 0; i < all.size(); ++i) {
                now[i] = total == 0 ? e_to_minus(static_cast<std::uint64_t>(-all[i].logit)) >> 4
                                    : static_cast<std::uint64_t>(
                                          (std::max<std::int64_t>(regret[i], 0) << 16) / total);
            }
        };
        for (std::uint32_t world = 0; world < tried_; ++world) {
            settle();
            std::int64_t won = 0, weight = 0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                // What it does later, when it knows more, counts more.
                all[i].often += now[i] * (world + 1);
                won += static_cast<std::int64_t>(now[i]) * all[i].won[world];
                weight += static_cast<std::int64_t>(now[i]);
            }
            for (std::size_t i = 0; i < all.size(); ++i) {
                regret[i] = std::max<std::int64_t>(0, regret[i] + all[i].won[world] - won / weight);
            }
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const Candidate& a, const Candidate& b) { return a.often > b.often; });
        return all;
    }

    // Those that are worth a thought; the network's own is the first.
    std::vector<Candidate> candidates(const Network::Thought& thought,
                                      std::span<const AnyChoice> choices,
                                      const std::optional<Move>& also) const {
        const auto lean = [&](const Move& move) {
            return temper_ ? leaning(*temper_, rules_, seen_, move) : 0;
        };
        const Opinion<G> opinion{network_, thought, rules_, seen_, choices, lean};
        std::vector<Candidate> all;
        each_move<G>(choices, [&](const Move& move) {
            all.push_back({move, opinion.logits()[all.size()], {}, 0, 0});
            return true;
        });
        std::stable_sort(all.begin(), all.end(),
                         [](const Candidate& a, const Candidate& b) { return a.logit > b.logit; });
        const std::int32_t best = all.front().logit;
        for (Candidate& each : all) each.logit -= best;
        std::size_t near = 1;
        while (near < std::min(all.size(), kMostCandidates) && all[near].logit >= -kNear) {
            ++near;
        }
        std::optional<Candidate> wanted;
        if (also) {
            wanted = Candidate{*also, -kNear, {}, 0, 0};  // an amount that no candidate has
            for (const Candidate& each : all) {
                if (each.move == *also) wanted = each;
            }
        }
        all.resize(near);
        const auto is_wanted = [&](const Candidate& each) { return each.move == wanted->move; };
        if (wanted && std::none_of(all.begin(), all.end(), is_wanted)) all.push_back(*wanted);
        return all;
    }

    // ---- playouts ----

    // Calls `play` with 0, 1, … until it was so often, or time is up. How often it was.
    template <class Play>
    static std::uint32_t in_worlds(std::uint32_t worlds, const Limit& limit, const Play& play) {
        std::atomic<std::uint32_t> next = 0;
        // Whoever has taken a number sees it through, so all below `next` are played in the end.
        const auto is_late = [&] {
            return limit.until && next > 0 && limit.watch.passed() >= *limit.until;
        };
        const auto work = [&] {
            while (!is_late()) {
                const std::uint32_t i = next++;
                if (i >= worlds) return;
                play(i);
            }
        };
        std::vector<std::thread> helpers;
        for (int i = 1; i < limit.threads; ++i) helpers.emplace_back(work);
        work();
        for (std::thread& each : helpers) each.join();
        return std::min<std::uint32_t>(next, worlds);
    }
    // All of them in as many more worlds, unless time is up before.
    void try_out(std::span<Candidate> left, std::uint32_t worlds, const Limit& limit) {
        const std::uint32_t first = tried_;
        for (Candidate& each : left) each.won.resize(first + worlds);
        tried_ += in_worlds(worlds, limit, [&](std::uint32_t i) {
            for (Candidate& each : left) {
                each.won[first + i] = playout(first + i, each.move).won;
            }
        });
        for (Candidate& each : left) {
            each.won.resize(tried_);
            for (std::uint32_t i = first; i < tried_; ++i) each.sum += each.won[i];
        }
    }
    // Or it is clear which is best before that. Whether it is.
    bool try_out_until_clear(std::span<Candidate> left, std::uint32_t worlds, const Limit& limit) {
        while (worlds > 0) {
            const std::uint32_t batch = std::min(worlds, kBatch), before = tried_;
            try_out(left, batch, limit);
            if (tried_ >= kBatch && is_clear(left)) return true;
            if (tried_ - before < batch) return false;
            worlds -= batch;
        }
        return false;
    }

    // Tells everybody's memory what happens.
    struct Ears {
        static constexpr bool kListens = true;
        const Game& game;
        const Rules& rules;
        Heard& heard;
        Rookies* others;
        void operator()(const typename G::Event& event) {
            hear(rules, heard, event);
            if (others != nullptr) others->hear(game, AnyEvent::of(event));
        }
    };

    Ending playout(std::uint32_t number, const Move& move) const {
        Rng minds{seed_ + 0x9E3779B97F4A7C15u * (number + 1)};
        State state = worlds_->some(minds);
        Rng luck{minds.next()};  // of its own: the same dice, however much is chosen before
        Heard heard = heard_;
        std::optional<Rookies> others;
        // Who is at the table is not known.
        if (how_.rookies && number % 2 == 0) others.emplace(others_);
        Ears ears{game_, rules_, heard, others ? &*others : nullptr};
        const std::uint32_t far = stretch(rules_, state) + how_.stretches;
        apply(rules_, state, seen_.me, move, ears);
        while (true) {
            const Turn now = turn(rules_, state);
            if (now.kind == Turn::Kind::Over) return {won(state), score(state)};
            if (now.kind == Turn::Kind::Chance) {
                apply(rules_, state, draw(outcomes(rules_, state), luck), ears);
                continue;
            }
            const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules_, state);
            const View seen = view(rules_, state, seat);
            // A network knows the seat that is to decide best: it was never asked in other moments.
            if (seat == seen_.me && stretch(rules_, state) >= far)
                return {expected(seen, heard), score(state)};
            apply(rules_, state, seat, answer(state, seen, heard, ears.others, minds), ears);
        }
    }
    Move answer(const State& state, const View& seen, const Heard& heard, Rookies* others,
                Rng& luck) const {
        const auto choices = legal(rules_, state, seen.me);
        if (choices.moves() == 1) return choices[0].move(0);
        if (others != nullptr && seen.me != seen_.me) {
            std::vector<AnyChoice> listed(choices.size());
            std::transform(choices.begin(), choices.end(), listed.begin(),
                           [](const auto& each) { return AnyChoice::of(each); });
            return others->at(game_, seen.me)
                .choose(game_, AnyView::of(seen), listed, luck)
                .template as<Move>();
        }
        const Opinion<G> opinion{
            network_, network_.look(encoded<E::kViewBits>(rules_, seen, heard)),
            rules_,   seen,
            choices,  [](const Move&) { return 0; }};
        return nth_move<G>(choices, drawn(opinion.logits(), temperature(rules_), luck));
    }
    std::int32_t won(const State& state) const {
        const SeatSet winners = standing(rules_, state).winners;
        return winners.has(seen_.me) ? kWholeWin / winners.size() : 0;
    }
    std::int32_t score(const State& state) const { return standing(rules_, state).score[seen_.me]; }
    // As one's own seat sees it.
    std::int32_t expected(const View& seen, const Heard& heard) const {
        std::array<std::uint32_t, E::kOutcomes> shares{};
        network_.outcomes(network_.look(encoded<E::kViewBits>(rules_, seen, heard)),
                          {shares.data(), static_cast<std::size_t>(rules_.players) + 1});
        return static_cast<std::int32_t>(shares[0] / (65536 / kWholeWin));
    }

    // One is better than every other, beyond doubt.
    static bool is_clear(std::span<const Candidate> left) {
        const Candidate& best =
            *std::max_element(left.begin(), left.end(),
                              [](const Candidate& a, const Candidate& b) { return a.sum < b.sum; });
        return std::all_of(left.begin(), left.end(), [&](const Candidate& each) {
            return &each == &best || is_better(best, each, kBeyondDoubt);
        });
    }

    // By more than luck would have it: the mean of the differences is so many times its error,
    // `proof` being the square of that.
    static bool is_better(const Candidate& one, const Candidate& other, std::int64_t proof) {
        const auto worlds = static_cast<std::int64_t>(std::min(one.won.size(), other.won.size()));
        std::int64_t sum = 0, squares = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(worlds); ++i) {
            const std::int64_t more = one.won[i] - other.won[i];
            sum += more;
            squares += more * more;
        }
        return sum > 0 && sum * sum * worlds > proof * (squares * worlds - sum * sum);
    }

    // Moves that are worth a thought: those that the network likes best, and none that it likes so
    // much less than the best, in 1/1024 nats. What comes of those it has never seen.
    static constexpr std::size_t kMostCandidates = 8;
    static constexpr std::int32_t kNear = 4 * 1024;

    // Whether it is clear is asked after so many worlds each time; four standard errors make it so.
    static constexpr std::uint32_t kBatch = 128;
    static constexpr std::int64_t kBeyondDoubt = 16;

    const Game& game_;
    const Network& network_;
    const Rules& rules_;
    Lookahead how_;
    const View& seen_;
    const Heard& heard_;
    const Rookies& others_;
    std::uint64_t seed_;
    std::optional<Temper> temper_;  // how whoever asks leans
    std::optional<Worlds<G>> worlds_;
    std::uint32_t tried_ = 0;  // worlds that every move that is left was tried in
};

// ---- for whoever does not know the game ----

template <class G>
class NetworkAdviser final : public Adviser {
   public:
    explicit NetworkAdviser(std::shared_ptr<const Network> network)
        : network_(std::move(network)) {}

    void be(Temper temper) override { temper_ = temper; }
    void hear(const Game& game, const AnyEvent& event) override {
        using answers::hear;
        const auto happened = event.template as<typename G::Event>();
        hear(rules_of<G>(game), heard_, happened);
        // What the others alone have heard is not known; what all have is.
        if (happened.to.everybody) others_.hear(game, event);
    }
    std::vector<Advice> judge(const Game& game, const AnyView& any,
                              std::span<const AnyChoice> legal, const Effort& effort,
                              std::uint64_t seed,
                              const std::optional<AnyMove>& also) const override {
        using Found = typename Search<G>::Candidate;
        const auto seen = any.template as<typename G::View>();
        std::optional<typename G::Move> wanted;
        if (also) wanted = also->template as<typename G::Move>();
        Search<G> search{game, *network_, seen, heard_, others_, seed, temper_};
        const std::vector<Found> found = search.judged(legal, effort, wanted);
        double total = 0;
        for (const Found& each : found) total += std::exp(each.logit / 1024.0);
        std::vector<Advice> all;
        for (const Found& each : found) {
            Advice advice{.move = AnyMove::of(each.move),
                          .usual = std::exp(each.logit / 1024.0) / total,
                          .playouts = static_cast<std::uint32_t>(each.won.size())};
            judge(each.won, advice);
            all.push_back(advice);
        }
        double times = 0;
        for (const Found& each : found) times += static_cast<double>(each.often);
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].often = times > 0 ? static_cast<double>(found[i].often) / times : i == 0;
        }
        return all;
    }
    Advantage compare(const Game& game, const AnyView& any, const AnyMove& one,
                      const AnyMove& other, const Effort& effort,
                      std::uint64_t seed) const override {
        const auto seen = any.template as<typename G::View>();
        Search<G> search{game, *network_, seen, heard_, others_, seed};
        const auto ends = search.compared(one.template as<typename G::Move>(),
                                          other.template as<typename G::Move>(), effort);
        const auto n = static_cast<double>(ends.size());
        double squares = 0;
        Advantage all{.playouts = static_cast<std::uint32_t>(ends.size())};
        for (const auto& [a, b] : ends) {
            const double more = static_cast<double>(a.won - b.won) / Search<G>::kWholeWin;
            all.wins += more / n;
            squares += more * more / n;
            all.score += (static_cast<double>(a.score) - b.score) / n;
        }
        all.error = std::sqrt(std::max(0.0, squares - all.wins * all.wins) / n);
        return all;
    }
    std::vector<double> chances(const Game& game, const AnyView& any) const override {
        return chances_of(rules_of<G>(game), any.template as<typename G::View>(), heard_);
    }
    std::vector<double> outlook(const Game& game, const AnyView& any, std::uint32_t worlds,
                                std::uint64_t seed) const override {
        const typename G::Rules& rules = rules_of<G>(game);
        const auto seen = any.template as<typename G::View>();
        std::vector<double> all(static_cast<std::size_t>(rules.players) + 1);
        for (std::uint32_t i = 0; i < worlds; ++i) {
            Rng luck{seed + 0x9E3779B97F4A7C15u * (i + 1)};
            typename G::State state = guess(rules, seen, luck);
            const Turn now = turn(rules, state);
            if (now.kind == Turn::Kind::Seats && now.awaited.has(seen.me)) {
                return chances_of(rules, seen, heard_);
            }
            const std::vector<double> here = chances_soon(rules, state, luck);
            for (std::size_t k = 0; k < all.size(); ++k) all[k] += here[k] / worlds;
        }
        return all;
    }
    std::unique_ptr<Adviser> copy() const override {
        return std::make_unique<NetworkAdviser>(*this);
    }

   private:
    using E = EncodingOf<G>;

    struct Memory {
        static constexpr bool kListens = true;
        const typename G::Rules& rules;
        typename E::Heard& heard;
        void operator()(const typename G::Event& event) {
            using answers::hear;
            hear(rules, heard, event);
        }
    };

    std::vector<double> chances_of(const typename G::Rules& rules, const typename G::View& seen,
                                   const typename E::Heard& heard) const {
        const auto players = static_cast<std::size_t>(rules.players);
        std::vector<std::uint32_t> shares(players + 1);
        network_->outcomes(network_->look(encoded<E::kViewBits>(rules, seen, heard)), shares);
        std::vector<double> all(players + 1, shares[players] / 65536.0);
        for (std::size_t i = 0; i < players; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            all[i] = shares[clockwise_from(seen.me, seat, rules.players)] / 65536.0;
        }
        return all;
    }
    // In a world: luck has its way until somebody is to decide, and who that is says it.
    std::vector<double> chances_soon(const typename G::Rules& rules, typename G::State state,
                                     Rng& luck) const {
        typename E::Heard heard = heard_;
        Memory ears{rules, heard};
        while (turn(rules, state).kind == Turn::Kind::Chance) {
            apply(rules, state, draw(outcomes(rules, state), luck), ears);
        }
        const Turn now = turn(rules, state);
        if (now.kind == Turn::Kind::Seats) {
            const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules, state);
            return chances_of(rules, view(rules, state, seat), heard);
        }
        const auto players = static_cast<std::size_t>(rules.players);
        std::vector<double> all(players + 1);
        const SeatSet winners = standing(rules, state).winners;
        for (const Seat seat : winners) {
            all[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
        }
        if (winners.empty()) all[players] = 1;
        return all;
    }

    static void judge(const std::vector<std::int32_t>& won, Advice& advice) {
        if (won.empty()) return;
        const auto n = static_cast<double>(won.size());
        double sum = 0, squares = 0;
        for (const std::int32_t each : won) {
            const double share = static_cast<double>(each) / Search<G>::kWholeWin;
            sum += share;
            squares += share * share;
        }
        advice.wins = sum / n;
        advice.error = std::sqrt(std::max(0.0, squares / n - advice.wins * advice.wins) / n);
    }

    std::shared_ptr<const Network> network_;
    typename E::Heard heard_;
    Rookies others_;
    std::optional<Temper> temper_;
};

template <class G>
Result<std::unique_ptr<Adviser>> network_adviser() {
    const SharedNetwork network = network_of<G>();
    if (!network) return network.error();
    return std::unique_ptr<Adviser>(std::make_unique<NetworkAdviser<G>>(*network));
}

}  // namespace moneybags
