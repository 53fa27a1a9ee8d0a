#pragma once

// Which encoding it is, in one number: a network is of use to the encoding alone that it was
// trained with. Any field that comes, goes, moves or changes its steps makes another number.

#include <cstdint>
#include <string_view>

#include "encoding/fields.h"

namespace moneybags {

// FNV-1a over the bytes of a text.
class TextFold {
   public:
    constexpr void add(std::string_view text) {
        for (const char c : text) {
            sum_ = (sum_ ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
        }
    }
    constexpr std::uint64_t sum() const { return sum_; }

   private:
    std::uint64_t sum_ = 0xCBF29CE484222325u;
};

// Of every field the name and an end of line; then where it begins, its size, how often it comes
// and how far apart, and its steps, as decimal numbers with a blank behind each.
inline void fold(TextFold& sum, const FieldList& list) {
    const auto add = [&](auto figure) { sum.add(std::to_string(figure) + ' '); };
    for (const FieldList::Field& field : list.fields) {
        sum.add(field.name + '\n');
        add(field.first);
        add(field.size);
        add(field.times);
        add(field.stride);
        for (const int step : field.steps) add(step);
    }
}

// Of the observation and then the move of a family.
template <class G>
std::uint64_t fingerprint() {
    const auto rules = EncodingOf<G>::smallest_rules();
    const typename G::View seen{};
    FieldList observation, move;
    encode(rules, seen, typename EncodingOf<G>::Heard{}, observation);
    encode(rules, seen, typename G::Move{}, move);
    TextFold sum;
    fold(sum, observation);
    fold(sum, move);
    return sum.sum();
}

}  // namespace moneybags
