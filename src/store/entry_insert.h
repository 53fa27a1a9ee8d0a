#pragma once

#include <soci/soci.h>

#include <cstdint>
#include <string>
#include <vector>

namespace moneybags {

struct EntryRow {
    std::string table;
    std::int64_t seq = 0;
    std::string text;
    std::string hash;
};

// A prepared INSERT of a fixed number of entries: the way to a server and back is what takes long,
// not the rows.
class EntryInsert {
   public:
    EntryInsert(soci::session&, std::size_t size);
    std::size_t size() const { return rows_.size(); }
    void insert(std::vector<EntryRow>::iterator from);  // size() of them, which are moved away

   private:
    std::vector<EntryRow> rows_;  // the statement knows their addresses
    soci::statement statement_;
};

}  // namespace moneybags
