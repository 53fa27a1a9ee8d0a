#pragma once

#include <compare>
#include <cstdint>

namespace moneybags {

// Money is whole units of one game's smallest note, to be added, subtracted and compared. It is
// never clamped: a clamp hides the very bug that the conservation test is there to find. It has no
// division, because dividing money is a rule with a remainder. A game that ends by itself counts in
// 16 bits (its figures are refused at loading if its purses could outgrow them), one that may go on
// for ever in 32.
template <class Unit, class Count = std::int16_t>
class Money {
   public:
    constexpr Money() = default;
    explicit constexpr Money(std::int32_t n) : n_(static_cast<Count>(n)) {}
    constexpr std::int32_t count() const { return n_; }
    constexpr auto operator<=>(const Money&) const = default;

    friend constexpr Money operator+(Money a, Money b) { return Money{a.count() + b.count()}; }
    friend constexpr Money operator-(Money a, Money b) { return Money{a.count() - b.count()}; }
    friend constexpr Money operator*(std::int32_t times, Money a) {
        return Money{times * a.count()};
    }
    constexpr Money& operator+=(Money b) { return *this = *this + b; }
    constexpr Money& operator-=(Money b) { return *this = *this - b; }

   private:
    Count n_ = 0;
};

using Millions = Money<struct MillionsOfDollars>;

namespace literals {
constexpr Millions operator""_M(unsigned long long n) { return Millions{static_cast<int>(n)}; }
}  // namespace literals

}  // namespace moneybags
