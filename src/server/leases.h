#pragma once

// Which tables a server may write. Alone it may write all; where several share a store each table
// is one server's at a time (src/cluster).

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"
#include "table/settings.h"

namespace moneybags {

// With every append goes whose the table is and how often it has changed hands, and the store
// refuses it if that is so no more.
struct Lease {
    std::int64_t owner = 0, epoch = 0;  // zeros: the store is ours alone
    // When whoever had it before was last heard of, long ago if that was no server of the site's;
    // none: nobody had it, and its clock went on.
    Time minded{};
};

class Leases {
   public:
    virtual ~Leases() = default;
    // Before a table is read: from then on it is ours. None: it is another server's.
    using Taken = std::function<void(Stored<std::optional<Lease>>)>;
    virtual void take(const std::string& table, Taken) = 0;
    virtual Lease for_new(const std::string& table) = 0;  // of one that is opened here
    virtual void let_go(const std::string& table) = 0;    // nobody needs it here any more
    virtual bool holds(const std::string& table) const = 0;
    // Nobody else is there: what nobody holds is ours to mind, from the start …
    virtual bool is_alone() const = 0;
    // … and from time to time.
    virtual bool tidies() const = 0;
    // The last thing that is written.
    virtual std::vector<Change> farewell() = 0;
};

class AllOurs final : public Leases {
   public:
    void take(const std::string&, Taken taken) override { taken(std::optional(Lease{})); }
    Lease for_new(const std::string&) override { return {}; }
    void let_go(const std::string&) override {}
    bool holds(const std::string&) const override { return true; }
    bool is_alone() const override { return true; }
    bool tidies() const override { return true; }
    std::vector<Change> farewell() override { return {}; }
};

}  // namespace moneybags
