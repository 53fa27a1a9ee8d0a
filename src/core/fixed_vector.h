#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace moneybags {

// A list with a fixed roof, so that a state that holds one stays a flat value. A full list asserts:
// our bound was wrong, no player did that. Only live items are compared. Items past the end are
// whatever their type's default is; for a type without one they are left alone, which keeps lists
// of legal moves free of charge until they are written.
template <class T, std::size_t N>
class FixedVector {
   public:
    using Size =
        std::uint16_t;  // not a byte: a byte may alias anything, and every push would say so
    static_assert(N <= 65535);

    constexpr FixedVector() : size_(0) {
        // clang's constant evaluator copies a returned list whole, so there every item needs a
        // value.
        if (std::is_constant_evaluated()) items_ = {};
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_] = item;
        size_ = static_cast<Size>(size_ + 1);
    }
    constexpr void erase(std::size_t at) {  // the rest close up and keep their order
        assert(at < size_);
        for (std::size_t i = at; i + 1 < size_; ++i) items_[i] = items_[i + 1];
        size_ = static_cast<Size>(size_ - 1);
        items_[size_] = T{};
    }
    constexpr void clear() {
        while (size_ > 0) erase(size_ - 1u);
    }
    constexpr bool operator==(const FixedVector& other) const {
        if (size_ != other.size_) return false;
        for (std::size_t i = 0; i < size_; ++i) {
            if (!(items_[i] == other.items_[i])) return false;
        }
        return true;
    }

   private:
    std::array<T, N> items_;
    Size size_;
};

}  // namespace moneybags
