#pragma once

// What the page does for the house inside it: the only functions that come from outside
// (web/src/pocket/wasm.ts has them).

#include <cstddef>

extern "C" {
// From crypto.getRandomValues.
[[clang::import_module("page"), clang::import_name("random")]] void page_random(void*, std::size_t);
// One message for the page, in JSON (pocket.cpp lists them).
[[clang::import_module("page"), clang::import_name("tell")]] void page_tell(const char*,
                                                                            std::size_t);
// A file that is far (games/embedded.h), fetched now. Its length, once it was written into what
// `room` gave; below 0: it cannot be had.
[[clang::import_module("page"), clang::import_name("fetch")]] std::ptrdiff_t page_fetch(
    const char* path, std::size_t);
// Milliseconds since 1970.
[[clang::import_module("page"), clang::import_name("now")]] double page_now();
}
