#pragma once

// How what is written reaches whoever keeps it, and how anything is put off: what a page has in the
// place of disks and threads.

#include <functional>
#include <vector>

#include "store/pairs_store.h"

namespace moneybags::pocket {

// On the loop, when what runs now is done.
void later(std::function<void()>);
// `done` on the loop, once it is kept or is known not to be: all of it or nothing.
void keep(std::vector<PairsStore::Pair>, std::function<void(bool kept)> done);

}  // namespace moneybags::pocket
