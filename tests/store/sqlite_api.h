#pragma once

#include <dlfcn.h>
#include <sqlite3.h>

#include <stdexcept>
#include <string>

namespace moneybags {

// A function of SQLite by its name: the program gets SQLite through SOCI, without being linked to
// it.
template <class Function>
Function* sqlite(const char* name) {
    void* const found = dlsym(RTLD_DEFAULT, name);
    if (found == nullptr) throw std::runtime_error(std::string("SQLite has no ") + name);
    return reinterpret_cast<Function*>(found);
}
#define FROM_SQLITE(name) sqlite<decltype(name)>(#name)

}  // namespace moneybags
