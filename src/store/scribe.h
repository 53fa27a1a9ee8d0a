#pragma once

// Writes changes into a transaction that is open.

#include <soci/soci.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/entry_insert.h"
#include "store/store.h"

namespace moneybags {

class Scribe {
   public:
    // `now` is the store's clock, as a term of its language.
    Scribe(soci::session& sql, std::string_view now) : sql_(sql), now_(now) {}

    // One transaction; the changes must live until it is over. Throws.
    void write(std::span<const Change>);
    // How it ended.
    void committed();
    void rolled_back();

   private:
    // Where the log of a table ends.
    struct Tail {
        std::int64_t entries = 0;
        std::string hash;  // of the last entry
    };
    // All that this transaction appends to one table.
    struct Growth {
        std::string table;
        std::int64_t first = 0, next = 0, owner = 0, epoch = 0;
        std::vector<const std::string*> texts;
        std::string hash;  // of the last one, when they are written
    };

    void write(const change::NewTable&);
    void write(const change::Append&);
    void write(const change::TableStatus&);
    void write(const change::NewPerson&);
    void write(const change::Rename&);
    void write(const change::ChangeLogin&);
    void write(const change::NewSession&);
    void write(const change::DropSession&);
    void write(const change::EndSessions&);
    void write(const change::DropOldSessions&);
    void write(const change::Seated&);
    void write(const change::Note&);
    void write(const change::Alive&);
    void write(const change::ForgetTable&);
    void write(const change::ForgetPerson&);
    void write(const change::Join&);
    void write(const change::Renew&);
    void write(const change::Quit&);
    void write(const change::Take&);
    void write(const change::Release&);
    void write(const change::ForgetMembers&);
    void write(const change::GiveNumbers&);

    void write_growth();
    void compare_and_count(const Growth&);
    std::string last_hash(const Growth&);
    void insert(std::vector<EntryRow>&);

    soci::session& sql_;
    const std::string now_;
    std::vector<Growth> growth_;
    std::unordered_map<std::string, std::size_t> growth_of_;  // table -> its place in growth_
    std::unordered_map<std::string, Tail> tails_;             // as committed
    std::array<std::optional<EntryInsert>, 3> inserts_;       // prepared when first needed
};

}  // namespace moneybags
