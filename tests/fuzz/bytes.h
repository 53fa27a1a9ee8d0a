#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

namespace moneybags::fuzz {

// The fuzzer's bytes, taken one after another; zeroes once they are used up.
class Bytes {
   public:
    Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}

    bool empty() const { return rest_.empty(); }
    std::uint32_t one() {
        if (rest_.empty()) return 0;
        const std::uint32_t byte = rest_.front();
        rest_ = rest_.subspan(1);
        return byte;
    }
    std::uint32_t two() { return one() << 8 | one(); }
    std::uint32_t below(std::uint32_t bound) { return (bound <= 256 ? one() : two()) % bound; }
    std::string_view rest() const {
        return {reinterpret_cast<const char*>(rest_.data()), rest_.size()};
    }

   private:
    std::span<const std::uint8_t> rest_;
};

// Stops with a sentence and what it is about; the fuzzer keeps the bytes that led here.
inline void must(bool holds, std::string_view sentence, std::string_view about = {}) {
    if (holds) return;
    std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(sentence.size()), sentence.data(),
                 static_cast<int>(about.size()), about.data());
    std::abort();
}

}  // namespace moneybags::fuzz
