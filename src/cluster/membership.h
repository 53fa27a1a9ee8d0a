#pragma once

// One of the servers that share a store: whose each table is. The store decides, by its own clock;
// a server that has not been heard of in the store for a while loses its tables to whoever wants
// them. Nothing here knows of sockets, so that tests can let thousands of servers fail
// (tests/simulation).

#include <memory>
#include <unordered_map>

#include "server/leases.h"
#include "server/loop.h"
#include "store/writer.h"

namespace moneybags {

struct MembershipTimes {
    Span lease{3'000};  // so long a server may be silent
    Span renew{750};    // how often it says that it is there
    Span patrol{500};   // how often it looks for tables whose server is gone
    Span tidy{60'000};  // how often servers that are long gone are forgotten
};

class Membership final : public Leases {
   public:
    struct Tell {
        // Another server has the table now.
        std::function<void(const std::string& table)> lost;
        // A table that is played, or waits for people, has no server any more.
        std::function<void(const std::string& table)> orphaned;
        // This one took a table from a server that was gone, or seemed so.
        std::function<void(const std::string& table)> took;
    };

    // Of a member that has joined the store (see `join`).
    Membership(Loop&, Writer&, std::int64_t id, bool is_alone, MembershipTimes = {});
    ~Membership() override;
    void begin(Tell);

    std::int64_t id() const { return id_; }

    // Who has a table: a member; 0: nobody who is there, or there is no such table.
    using Located = std::function<void(Stored<std::int64_t> member)>;
    void locate(const std::string& table, Located);
    // Another server says that it has taken a table.
    void taken_elsewhere(const std::string& table);

    void take(const std::string& table, Taken) override;
    Lease for_new(const std::string& table) override;
    void let_go(const std::string& table) override;
    bool holds(const std::string& table) const override { return held_.contains(table); }
    bool is_alone() const override { return is_alone_; }
    bool tidies() const override { return tidies_; }
    std::vector<Change> farewell() override;

    std::size_t held() const { return held_.size(); }
    std::size_t members() const { return members_; }  // that are there, this one included
    // It has been heard of in the store lately: nobody else has its tables.
    bool is_current() const;

   private:
    void take(const std::string& table, int tries, Taken);
    void take_from(const LeaseRow&, int tries, const Taken&);
    void keep(const std::string& table, const LeaseRow&, const Taken&);
    void renew();
    void renewed(Time asked, const std::optional<StoreProblem>&);
    void look_again();
    void patrol();
    void tidy();
    // Calls back on the loop with what the store answers, unless this is gone by then.
    template <class Question, class Then>
    void ask(Question, Then);

    Loop& loop_;
    Writer& writer_;
    const std::int64_t id_;
    const bool is_alone_;
    const MembershipTimes times_;
    Tell tell_;
    std::unordered_map<std::string, std::int64_t> held_;  // epochs, by table
    // A table that was asked for, until it is known whose it is.
    struct Taking {
        Time minded{};           // see Lease
        bool is_unsure = false;  // that was to be written, and nobody has said that it is not ours
        bool was_taken = false;  // by another, as it says, since the store was asked last
    };
    std::unordered_map<std::string, Taking> taking_;
    Time renewed_{};      // when the last renewal that succeeded was asked for
    Time trusts_from_{};  // not before then others count as gone: they may only be late as we were
    bool is_renewing_ = false;
    bool was_away_ = false;  // and others may have taken what we held
    bool tidies_ = false;
    bool has_left_ = false;
    std::size_t members_ = 1;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

// What all servers that share a store must have in common, for MemberRow::about.
std::string about_member(std::string_view program);

// A member is added to the store, if it fits to those who are there.
struct Joined {
    std::int64_t id = 0;
    bool is_alone = false;
    std::vector<MemberRow> others;  // who are there
};
Stored<Joined> join(Store&, std::int64_t id, const std::string& name, std::string_view program,
                    Span lease);

}  // namespace moneybags
