#include "bots/network.h"

#include <algorithm>
#include <bit>
#include <boost/crc.hpp>
#include <cassert>
#include <optional>
#include <type_traits>

#include "bots/lanes.h"
#include "core/fixed_vector.h"

namespace moneybags {

namespace {

// Larger figures than these are no network, and could overflow.
constexpr std::int32_t kMostBias = 1 << 30;
constexpr std::int32_t kMostScale = 1 << 24;  // of moves and of the judge
constexpr std::int64_t kMostLogit = 1 << 20;
constexpr std::size_t kMostBits = 4096;  // of a row: more would not leave room for weights

constexpr std::int64_t scaled(std::int64_t sum, std::int32_t scale) {
    return (sum * scale + 32768) >> 16;
}

template <class Use>
void each_bit(std::span<const std::uint64_t> words, const Use& use) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t left = words[i]; left != 0; left &= left - 1) {
            use(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
        }
    }
}

// ---- reading ----

// Little endian, whatever the machine. Whoever reads has seen to it that there is enough.
class Bytes {
   public:
    explicit Bytes(std::string_view bytes) : left_(bytes) {}
    std::string_view text(std::size_t size) {
        const std::string_view taken = left_.substr(0, size);
        left_.remove_prefix(size);
        return taken;
    }
    template <class T>
    T number() {
        std::uint64_t all = 0;
        const std::string_view taken = text(sizeof(T));
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            all |= std::uint64_t{static_cast<unsigned char>(taken[i])} << 8 * i;
        }
        return static_cast<T>(all);
    }
    template <class T>
    std::vector<T> numbers(std::size_t count) {
        std::vector<T> all(count);
        for (T& each : all) each = number<T>();
        return all;
    }

   private:
    std::string_view left_;
};

constexpr std::size_t kFamilyBytes = 16;
constexpr std::size_t kHeader = Network::kMagic.size() + kFamilyBytes + 8 + 7 * 4;

struct Sizes {
    std::uint32_t view_bits, move_bits, first, second, mixed, outcomes, guesses;

    std::size_t bytes() const {
        const auto layer = [](std::size_t in, std::size_t out) { return in * out + 8 * out; };
        return kHeader + layer(view_bits, first) + layer(first, second) + layer(second, mixed) +
               layer(move_bits, mixed) - 4 * std::size_t{mixed} + 2 * std::size_t{mixed} + 4 +
               layer(second, outcomes) + layer(second, guesses) + 4;
    }
};

std::optional<std::string> objection(const Sizes& sizes, const NetworkFit& fit) {
    const auto must = [](std::string_view what, std::uint32_t least, std::uint32_t most,
                         std::uint32_t is) -> std::optional<std::string> {
        if (is >= least && is <= most) return {};
        const std::string right =
            least == most ? std::to_string(least)
                          : "from " + std::to_string(least) + " to " + std::to_string(most);
        return std::string(what) + " must be " + right + ", is " + std::to_string(is);
    };
    for (const auto& wrong : {must("view_bits", fit.view_bits, fit.view_bits, sizes.view_bits),
                              must("move_bits", fit.move_bits, fit.move_bits, sizes.move_bits),
                              must("first", 1, Network::kMostFirst, sizes.first),
                              must("second", 1, Network::kMostSecond, sizes.second),
                              must("mixed", 1, Network::kMostMixed, sizes.mixed),
                              must("outcomes", fit.outcomes, fit.outcomes, sizes.outcomes),
                              must("guesses", fit.guesses, fit.guesses, sizes.guesses)}) {
        if (wrong) return wrong;
    }
    return {};
}

// What is wrong with a file before its sizes are known.
std::optional<std::string> objection(std::string_view bytes, const NetworkFit& fit) {
    if (bytes.size() > Network::kMostBytes) {
        return "must be at most " + std::to_string(Network::kMostBytes) + " bytes long, is " +
               std::to_string(bytes.size());
    }
    if (bytes.size() < kHeader + 4) {
        return "is no network: it is " + std::to_string(bytes.size()) +
               " bytes long, and the head alone takes " + std::to_string(kHeader);
    }
    Bytes in(bytes);
    if (in.text(Network::kMagic.size()) != Network::kMagic) {
        return "is no network: it must begin with " + std::string(Network::kMagic);
    }
    std::string_view family = in.text(kFamilyBytes);
    family = family.substr(0, family.find('\0'));
    if (family != fit.family) {
        const bool is_word =
            !family.empty() &&
            std::all_of(family.begin(), family.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        return "must be a network for " + std::string(fit.family) + ", is one for " +
               (is_word ? std::string(family) : "something else");
    }
    if (const auto trained = in.number<std::uint64_t>(); trained != fit.fingerprint) {
        return "was trained for another encoding, of fingerprint " + std::to_string(trained) +
               "; that of this program is " + std::to_string(fit.fingerprint) +
               ": train it anew, or take the program that it was trained for";
    }
    return {};
}

}  // namespace

Result<Network> Network::read(std::string_view bytes, const NetworkFit& fit,
                              const std::string& file) {
    if (auto wrong = objection(bytes, fit)) return Problem{file, *std::move(wrong)};
    Bytes in(bytes);
    in.text(kHeader - 7 * 4);
    Sizes sizes{};
    for (std::uint32_t* each : {&sizes.view_bits, &sizes.move_bits, &sizes.first, &sizes.second,
                                &sizes.mixed, &sizes.outcomes, &sizes.guesses}) {
        *each = in.number<std::uint32_t>();
    }
    if (auto wrong = objection(sizes, fit)) return Problem{file, *std::move(wrong)};
    if (sizes.bytes() != bytes.size()) {
        return Problem{file, "must be " + std::to_string(sizes.bytes()) +
                                 " bytes long by what its head says, is " +
                                 std::to_string(bytes.size())};
    }
    const std::uint32_t sum = crc32_of(bytes.substr(0, bytes.size() - 4));
    if (Bytes(bytes.substr(bytes.size() - 4)).number<std::uint32_t>() != sum) {
        return Problem{file, "is damaged: its checksum must be " + std::to_string(sum) +
                                 "; fetch or train it anew"};
    }

    Network made;
    made.outcomes_ = sizes.outcomes;
    made.guesses_ = sizes.guesses;
    bool small = true;
    // Rows that are added as they are, or in pairs (bots/lanes.h).
    const auto layer = [&](auto& read, std::size_t from, std::size_t to, bool with_bias = true) {
        constexpr std::size_t kTogether = std::remove_reference_t<decltype(read)>::kTogether;
        read.rows = (from + kTogether - 1) / kTogether * kTogether;
        read.width = in_lanes(to);
        read.weights.resize(read.rows * read.width);
        for (std::size_t i = 0; i < from; ++i) {
            const std::size_t row = i / kTogether * kTogether * read.width + i % kTogether;
            for (std::size_t k = 0; k < to; ++k)
                read.weights[row + kTogether * k] = in.number<std::int8_t>();
        }
        if (with_bias) read.bias = in.numbers<std::int32_t>(to);
        read.scale = in.numbers<std::int32_t>(to);
        for (const std::int32_t each : read.bias) {
            small = small && each >= -kMostBias && each <= kMostBias;
        }
        read.scale.resize(read.width);
    };
    layer(made.one_, sizes.view_bits, sizes.first);
    layer(made.two_, sizes.first, sizes.second);
    layer(made.state_, sizes.second, sizes.mixed);
    layer(made.move_, sizes.move_bits, sizes.mixed, false);
    for (const std::int32_t each : made.move_.scale) {
        small = small && each >= -kMostScale && each <= kMostScale;
        const auto part = static_cast<std::int16_t>(each & 0xFFFF);
        made.move_part_.push_back(part);
        made.move_whole_.push_back(static_cast<std::int16_t>((std::int64_t{each} - part) >> 16));
    }
    made.judge_ = in.numbers<std::int16_t>(sizes.mixed);
    made.judge_.resize(made.move_.width);
    made.judge_scale_ = in.number<std::int32_t>();
    small = small && made.judge_scale_ >= -kMostScale && made.judge_scale_ <= kMostScale;
    layer(made.value_, sizes.second, sizes.outcomes);
    layer(made.guess_, sizes.second, sizes.guesses);
    if (!small) {
        return Problem{file, "no bias may be beyond " + std::to_string(kMostBias) +
                                 ", nor mE and mu beyond " + std::to_string(kMostScale)};
    }
    return made;
}

// ---- thinking ----

namespace {

// The sums of a layer before anything comes in.
template <std::size_t kMost>
void begin_with(const std::vector<std::int32_t>& bias, std::size_t width,
                std::array<std::int32_t, kMost>& sums) {
    std::copy(bias.begin(), bias.end(), sums.begin());
    std::fill(sums.begin() + static_cast<std::ptrdiff_t>(bias.size()),
              sums.begin() + static_cast<std::ptrdiff_t>(width), 0);
}

}  // namespace

Network::Thought Network::look(std::span<const std::uint64_t> observation) const {
    const Loops& quick = loops();
    FixedVector<std::uint16_t, kMostBits> rows;
    each_bit(observation, [&](std::size_t i) { rows.push_back(static_cast<std::uint16_t>(i)); });
    std::array<std::int32_t, kMostFirst> first_sums;
    begin_with(one_.bias, one_.width, first_sums);
    quick.add_rows(one_.weights.data(), one_.width, {rows.begin(), rows.size()}, first_sums.data());
    std::array<std::int16_t, kMostFirst> first;
    quick.pass_on(first_sums.data(), one_.scale.data(), one_.width, first.data());

    std::array<std::int32_t, kMostSecond> second_sums;
    begin_with(two_.bias, two_.width, second_sums);
    quick.add_products(two_.weights.data(), two_.width, {first.data(), two_.rows},
                       second_sums.data());
    Thought thought;
    quick.pass_on(second_sums.data(), two_.scale.data(), two_.width, thought.second.data());

    std::array<std::int32_t, kMostMixed> mixed_sums;
    begin_with(state_.bias, state_.width, mixed_sums);
    quick.add_products(state_.weights.data(), state_.width, {thought.second.data(), state_.rows},
                       mixed_sums.data());
    // A move adds at most 2^23, and the sum is cut to 0 … 32,767: more makes no difference.
    constexpr std::int64_t kMostMixture = 1 << 29;
    for (std::size_t k = 0; k < state_.width; ++k) {
        thought.mixed[k] = static_cast<std::int32_t>(
            std::clamp(scaled(mixed_sums[k], state_.scale[k]), -kMostMixture, kMostMixture));
    }
    return thought;
}

std::int32_t Network::logit(const Thought& thought, std::span<const std::uint64_t> move) const {
    FixedVector<std::uint16_t, kRowsAtOnce> rows;  // no move has more bits
    each_bit(move, [&](std::size_t i) { rows.push_back(static_cast<std::uint16_t>(i)); });
    const std::int64_t sum = loops().judged(move_.weights.data(), move_.width,
                                            {rows.begin(), rows.size()}, thought.mixed.data(),
                                            {move_whole_.data(), move_part_.data(), judge_.data()});
    return static_cast<std::int32_t>(
        std::clamp(scaled(sum, judge_scale_), -kMostLogit, kMostLogit));
}

// The figures that a head gives.
template <std::size_t kMost>
std::array<std::int32_t, kMost> Network::figures(const Thought& thought,
                                                 const OfNumbers& head) const {
    std::array<std::int32_t, kMost> sums;
    begin_with(head.bias, head.width, sums);
    loops().add_products(head.weights.data(), head.width, {thought.second.data(), head.rows},
                         sums.data());
    for (std::size_t k = 0; k < head.width; ++k) {
        sums[k] = static_cast<std::int32_t>(
            std::clamp(scaled(sums[k], head.scale[k]), -kMostLogit, kMostLogit));
    }
    return sums;
}

void Network::outcomes(const Thought& thought, std::span<std::uint32_t> out) const {
    assert(out.size() >= 2 && out.size() <= outcomes_);
    auto logits = figures<in_lanes(kMostOutcomes)>(thought, value_);
    logits[out.size() - 1] = logits[outcomes_ - 1];  // chairs that are not there are left out
    const std::int32_t most = *std::max_element(logits.begin(), logits.begin() + out.size());
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = e_to_minus(static_cast<std::uint64_t>(most - logits[i]));
        total += out[i];
    }
    for (std::uint32_t& each : out) {
        each = static_cast<std::uint32_t>((std::uint64_t{each} << 16) / total);
    }
}

void Network::guesses(const Thought& thought, std::span<std::uint32_t> out) const {
    assert(out.size() == guesses_);
    constexpr std::uint64_t kOne = 1 << 20;
    const auto logits = figures<in_lanes(kMostGuesses)>(thought, guess_);
    for (std::uint32_t i = 0; i < out.size(); ++i) {
        const std::int32_t logit = logits[i];
        const std::uint64_t no =
            e_to_minus(static_cast<std::uint64_t>(logit < 0 ? -logit : logit));  // or yes
        out[i] = static_cast<std::uint32_t>(((logit < 0 ? no : kOne) << 16) / (kOne + no));
    }
}

// ---- figures ----

namespace {

// The powers of a number below 1, in 1/2^32.
template <std::size_t kCount>
constexpr std::array<std::uint64_t, kCount> powers_of(std::uint64_t x) {
    std::array<std::uint64_t, kCount> powers{};
    powers[0] = std::uint64_t{1} << 32;
    for (std::size_t i = 1; i < kCount; ++i) powers[i] = powers[i - 1] * x >> 32;
    return powers;
}
constexpr auto kWhole = powers_of<16>(1580030169);   // e^-1
constexpr auto kCoarse = powers_of<32>(4162825044);  // e^(-1/32)
constexpr auto kFine = powers_of<32>(4290775039);    // e^(-1/1024)

}  // namespace

std::uint32_t e_to_minus(std::uint64_t x) {
    if (x >= 1024 * kWhole.size()) return 0;
    // 1 itself would not fit twice: 2^32 * 2^32.
    std::uint64_t e = kWhole[x / 1024] >> 1;
    e = e * kCoarse[x / 32 % 32] >> 32;
    e = e * kFine[x % 32] >> 32;
    return static_cast<std::uint32_t>(e >> 11);
}

std::size_t drawn(std::span<const std::int32_t> logits, int temperature, Rng& luck) {
    assert(!logits.empty());
    const std::int32_t most = *std::max_element(logits.begin(), logits.end());
    const auto weight = [&](std::int32_t logit) {
        const auto below = static_cast<std::uint64_t>(std::int64_t{most} - logit);
        return e_to_minus(below * 100 / static_cast<unsigned>(temperature));
    };
    std::uint32_t total = 0;  // of at most 4,000 moves, 2^20 each
    for (const std::int32_t each : logits) total += weight(each);
    std::uint32_t at = luck.below(total);
    std::size_t i = 0;
    for (std::uint32_t here = weight(logits[i]); at >= here; here = weight(logits[++i])) at -= here;
    return i;
}

std::uint32_t crc32_of(std::string_view bytes) {
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    return sum.checksum();
}

}  // namespace moneybags
