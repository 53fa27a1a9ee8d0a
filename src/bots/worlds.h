#pragma once

// What a seat cannot see, as it may be: whole states that fit its view, each with a weight. The
// network says how likely roles and hands are; what somebody has said is then believed as often as
// that player's words came true before, which a network that has met few constant liars does not
// quite learn. Whole numbers only.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "core/rng.h"

namespace moneybags {

// How often somebody's words were put to the test so far, and were true.
struct Words {
    std::uint32_t told = 0, kept = 0;
};
// What somebody said of a secret: one of `count` bits from `first` on, of which one is set.
struct Said {
    std::size_t first = 0, count = 0, bit = 0;
    Words speaker, others;  // the other players' but for one's own
};

// What to make of it, in 1/65536 for each of these bits. There are people who never lie and people
// who always do, but for one time in 64, people who lie as often as not, and people as the network
// knows them. Which of them the speaker is shows in the words that were kept, and in everybody
// else's where these nearly all say the same. Of a secret that somebody lies about nothing more is
// known than what is likely by the rules.
inline void heed(const Said& said, std::span<const std::uint32_t> by_rules,
                 std::span<std::uint32_t> guesses) {
    constexpr std::uint64_t kWhole = 65536, kSlip = 64;
    // So that the company does not outweigh the speaker.
    constexpr std::uint32_t kMost = 8;
    const auto few = [](const Words& words) {
        if (words.told <= kMost) return words;
        return Words{kMost, (words.kept * kMost + words.told / 2) / words.told};
    };
    const auto [told, kept] = few(said.speaker);
    const Words others = few(said.others);
    // What the company adds to a kind of people, by how many more of its words it is right about.
    const auto company = [](std::uint32_t right, std::uint32_t wrong) {
        return std::uint64_t{1} << (right > 3 * wrong ? right - 3 * wrong : 0);
    };
    std::uint64_t honest = company(others.kept, others.told - others.kept);
    std::uint64_t liar = company(others.told - others.kept, others.kept);
    std::uint64_t either = 1, known = 2;
    for (std::uint32_t i = 0; i < told; ++i) {
        (i < kept ? honest : liar) *= kSlip - 1;
        either *= kSlip / 2;
        known *= kSlip / 2;
    }
    // So that no product overflows.
    while (((honest | liar | either | known) >> 40) != 0) {
        for (std::uint64_t* kind : {&honest, &liar, &either, &known}) *kind >>= 1;
    }
    const std::uint64_t truth =
        (honest * (kSlip - 1) + liar) * (kWhole / kSlip) + either * (kWhole / 2);
    const std::uint64_t lie = (honest + liar + either) * kWhole - truth;
    const std::uint64_t rest = kWhole - std::min<std::uint64_t>(by_rules[said.bit], kWhole - 1);
    for (std::size_t bit = said.first; bit < said.first + said.count; ++bit) {
        const std::uint64_t by_word = bit == said.bit ? truth : lie / rest * by_rules[bit];
        guesses[bit] = static_cast<std::uint32_t>((by_word + known * guesses[bit]) /
                                                  (honest + liar + either + known));
    }
}

template <class G>
class Worlds {
   public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using E = EncodingOf<G>;

    Worlds(const Network& network, const Network::Thought& thought, const Rules& rules,
           const View& seen, const typename E::Heard& heard, std::uint64_t seed) {
        constexpr std::size_t kBits = std::max<std::size_t>(E::kGuesses, 1);
        Rng luck{seed};
        std::vector<BitRow<kBits>> truths;
        BitRow<kBits> any;
        for (std::size_t i = 0; i < (E::kGuesses == 0 ? 1 : kWorlds); ++i) {
            states_.push_back(guess(rules, seen, luck));
            weight_.push_back(1 << 20);
            BitRow<kBits> hidden;
            secrets(rules, states_.back(), seen, truths.emplace_back(), hidden);
            for (std::size_t word = 0; word < any.words.size(); ++word) {
                any.words[word] |= truths.back().words[word];
            }
        }
        if constexpr (E::kGuesses > 0) {
            std::vector<std::uint32_t> by_rules(E::kGuesses), guesses(E::kGuesses);
            const auto set = [&](std::size_t bit) {
                return [&truths, bit](std::size_t i) { return truths[i].has(bit); };
            };
            for (std::size_t bit = 0; bit < guesses.size(); ++bit) {
                if (any.has(bit)) by_rules[bit] = share(set(bit));
            }
            network.guesses(thought, guesses);
            each_claim(rules, seen, heard,
                       [&](const Said& said) { heed(said, by_rules, guesses); });
            for (std::size_t bit = 0; bit < guesses.size(); ++bit) {
                if (any.has(bit)) believe(set(bit), guesses[bit]);
            }
        }
        std::uint64_t total = 0;
        for (const std::uint64_t each : weight_) up_to_.push_back(total += each);
    }

    const State& some(Rng& luck) const {
        const std::uint64_t at = luck.next() % up_to_.back();
        const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), at);
        return states_[static_cast<std::size_t>(found - up_to_.begin())];
    }
    // In 1/65536.
    template <class Holds>
    std::uint32_t likely(const Holds& holds) const {
        return share([&](std::size_t i) { return holds(states_[i]); });
    }

   private:
    static constexpr std::size_t kWorlds = 256;
    static constexpr std::uint32_t kSure = 65536, kLeast = kSure / 1024;

    template <class Holds>
    std::uint32_t share(const Holds& holds) const {
        std::uint64_t all = 0, such = 0;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            all += weight_[i];
            if (holds(i)) such += weight_[i];
        }
        return static_cast<std::uint32_t>((such << 16) / all);
    }
    // Makes something as likely as it should be. The worlds in which it holds keep
    // their proportions among themselves, and so do the others.
    template <class Holds>
    void believe(const Holds& holds, std::uint32_t likely) {
        const std::uint32_t was = share(holds);
        // Where next to none of the worlds fit, the few that do must not stand for all.
        if (was < kLeast || was > kSure - kLeast) return;
        const std::uint64_t now = std::clamp(likely, kLeast, kSure - kLeast);
        const std::uint64_t yes = (now << 16) / was, no = ((kSure - now) << 16) / (kSure - was);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            weight_[i] = (weight_[i] * (holds(i) ? yes : no) >> 16) + 1;
        }
    }

    std::vector<State> states_;
    std::vector<std::uint64_t> weight_, up_to_;  // how likely they are, and the sums of that
};

}  // namespace moneybags
