#pragma once

// What luck may do.

#include <iterator>

#include "core/choice.h"
#include "games/guillotines/bag.h"

namespace moneybags::guillotines {

enum class Luck : std::uint8_t {
    Billionaire,  // CH-01: billionaire, dealt to the seat in question (Open::asked)
    Puppet,       // CH-01: billionaire
    Leftover,     // CH-01: asset of the Market in question that is removed (Puppet game)
    Seat,         // CH-01, CH-08: seat: starting player, or who a tie falls to
    Tie,          // CH-08: billionaire: who of the equally rich is taxed (Tax Tyranny)
    Card,         // CH-02, CH-03, CH-04, CH-07: kind
    Role,         // CH-09: role
    Panic,        // CH-06: panic
    Die,          // CH-05: die
};

struct Outcome {
    Luck luck{};
    Seat seat{};
    Billionaire billionaire = Billionaire::None;
    Asset asset = Asset::None;
    Kind kind = Kind::None;
    Role role = Role::None;
    PanicCard panic = PanicCard::None;
    std::uint8_t die = 0;

    constexpr bool operator==(const Outcome&) const = default;
};
static_assert(sizeof(Outcome) == 8);

// All that luck may do now, with weights: a bag of numbers, of which the luck says what they are.
// Drawing from it is drawing from the bag; nothing is written out.
class Outcomes {
   public:
    constexpr Outcomes() = default;
    constexpr Outcomes(Luck luck, Bag numbers) : luck_(luck), numbers_(numbers) {}
    // Each member of a set with weight 1.
    template <class Set>
    static constexpr Outcomes of(Luck luck, Set members) {
        Bag numbers;
        for (const auto member : members) numbers.add(static_cast<Kind>(member));
        return {luck, numbers};
    }

    constexpr std::size_t size() const {
        std::size_t count = 0;
        for (auto at = numbers_.begin(); at != numbers_.end(); ++at) ++count;
        return count;
    }
    constexpr bool empty() const { return numbers_.empty(); }
    constexpr std::uint32_t weight() const { return numbers_.size(); }

    constexpr Outcome outcome(Kind number) const {
        const auto n = static_cast<std::uint8_t>(number);
        Outcome made{.luck = luck_};
        switch (luck_) {
            case Luck::Billionaire:
            case Luck::Puppet:
            case Luck::Tie:
                made.billionaire = static_cast<Billionaire>(n);
                break;
            case Luck::Leftover:
                made.asset = static_cast<Asset>(n);
                break;
            case Luck::Seat:
                made.seat = static_cast<Seat>(n);
                break;
            case Luck::Card:
                made.kind = number;
                break;
            case Luck::Role:
                made.role = static_cast<Role>(n);
                break;
            case Luck::Panic:
                made.panic = static_cast<PanicCard>(n);
                break;
            case Luck::Die:
                made.die = n;
                break;
        }
        return made;
    }

    class Iterator {
       public:
        constexpr Iterator(const Outcomes& all, Bag::Iterator at) : all_(&all), at_(at) {}
        constexpr Weighted<Outcome> operator*() const {
            return {all_->outcome(*at_), all_->numbers_.count(*at_)};
        }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t end) const { return at_ == end; }

       private:
        const Outcomes* all_;
        Bag::Iterator at_;
    };
    constexpr Iterator begin() const { return {*this, numbers_.begin()}; }
    constexpr std::default_sentinel_t end() const { return {}; }
    constexpr Weighted<Outcome> operator[](std::size_t i) const {
        Iterator at = begin();
        while (i-- > 0) ++at;
        return *at;
    }

    // One of them by its weight, as the core's `draw` would.
    template <class AnyLuck>
    friend constexpr Outcome draw(const Outcomes& all, AnyLuck& luck) {
        return all.outcome(all.numbers_.nth(luck.below(all.weight())));
    }

   private:
    Luck luck_{};
    Bag numbers_;
};

}  // namespace moneybags::guillotines
