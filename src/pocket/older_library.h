#pragma once

// What the C++ library of Debian's Emscripten does not have yet, of what the rooms use.

#include <bit>
#include <version>

#if defined(__EMSCRIPTEN__) && !defined(__cpp_lib_bit_cast)
namespace std {  // NOLINT(cert-dcl58-cpp): it will be there in the next one
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    return __builtin_bit_cast(To, from);
}
}  // namespace std
#endif
