#include "store/entry_insert.h"

#include <utility>

namespace moneybags {

EntryInsert::EntryInsert(soci::session& sql, std::size_t size) : rows_(size), statement_(sql) {
    std::string text = "INSERT INTO entries(table_id, seq, text, hash) VALUES ";
    for (std::size_t i = 0; i < size; ++i) {
        const std::string n = std::to_string(i);
        text += (i == 0 ? "(:t" : ", (:t") + n + ", :s" + n + ", :x" + n + ", :h" + n + ")";
        statement_.exchange(soci::use(rows_[i].table));
        statement_.exchange(soci::use(rows_[i].seq));
        statement_.exchange(soci::use(rows_[i].text));
        statement_.exchange(soci::use(rows_[i].hash));
    }
    statement_.alloc();
    statement_.prepare(text);
    statement_.define_and_bind();
}

void EntryInsert::insert(std::vector<EntryRow>::iterator from) {
    for (EntryRow& row : rows_) row = std::move(*from++);
    statement_.execute(true);
}

}  // namespace moneybags
