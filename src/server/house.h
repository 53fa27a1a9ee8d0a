#pragma once

// The house: people come in by HTTP and WebSocket and play at its tables. It lives on one loop, so
// nothing here is locked. docs/protocol.md says what it answers.

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/alerts.h"
#include "server/buckets.h"
#include "server/coaches.h"
#include "server/desk.h"
#include "server/gzip.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/people.h"
#include "server/readings.h"
#include "server/tokens.h"
#include "server/workers.h"
#include "store/writer.h"
#include "table/replay.h"

namespace moneybags {

// Of a house that shares its store with others, for those who keep it running.
struct SiteFigures {
    std::size_t members = 0;                  // that are there, this one included
    std::size_t held = 0;                     // tables that are this one's
    std::size_t passed_on = 0, taken_in = 0;  // sockets whose table, or whose client, is elsewhere
    std::uint64_t requests = 0;               // passed on
    std::uint64_t cut = 0;                    // sockets, because another server went away
    bool hears_others = false;
    bool is_current = false;  // its tables are its own
};

struct HouseOptions {
    std::string base_url;  // "https://games.example"; "": what the browser says it asked for
    // Without a base_url: where others reach this house, best first ("http://192.168.1.5:8080").
    std::function<std::vector<std::string>()> reached_at = [] {
        return std::vector<std::string>{};
    };
    // Who can ask has all that is kept before them anyway: a running game is exported, too.
    bool is_own_device = false;
    std::string house_key;  // if set, only who knows it may open tables, and none are listed
    Limits limits;
    int thinkers = 2;  // threads for bots
    // Where several servers share the store: which tables are this one's, and how to tell the
    // others what they should know at once (their houses are `told`).
    std::function<std::unique_ptr<Leases>(Loop&, Writer&)> share;
    std::function<void(const std::string& news)> tell_others;
    std::string site_name;  // of this house, among the others
    std::function<SiteFigures()> site_figures;
    PushOptions push;
    Sources sources;
};

class House final : public Guests {
   public:
    // Reads who was playing; refused if the store cannot be read.
    static Stored<std::unique_ptr<House>> open(Loop&, std::unique_ptr<Store>, Writer::Open,
                                               HouseOptions);
    ~House() override;

    bool may_be_long(const HttpRequest&) const override;
    void request(HttpRequest, Reply) override;
    std::optional<HttpResponse> knock(const HttpRequest&) override;
    void opened(std::shared_ptr<Socket>, const HttpRequest&) override;
    void heard(const std::shared_ptr<Socket>&, std::string_view frame) override;
    void drained(const std::shared_ptr<Socket>&) override;
    void closed(const std::shared_ptr<Socket>&) override;

    // Takes no more commands and tells everybody when to come back; `then` once all is on disk, or
    // the store has not answered for a while.
    void close_down(Span back_in, std::function<void()> then);

    // ---- where several servers share the store ----
    void lose(const std::string& table) { desk_.lose(table); }  // another has it now
    void adopt(const std::string& table);                       // nobody has it any more
    // What another house wanted told. What cannot be understood is passed over: a newer one says
    // it.
    void told(std::string_view news);
    // Perhaps not all was heard that was told: nothing that others may have changed counts on.
    void missed_news();

    // For /metrics.
    void watch(std::function<NetFigures()> net) { net_figures_ = std::move(net); }

    // Has an address asked, or said hello, so often that it is not listened to any more?
    bool asks_too_much(const std::string& address) const {
        return !requests_.has(address, loop_.now()) || !hellos_from_.has(address, loop_.now());
    }
    // The table that a request is about; "" if it is about none.
    static std::string table_of(const HttpRequest&);

    // Every route there is, as "GET /api/games": for the documents and the tests.
    static std::vector<std::string> routes();

   private:
    struct Call {
        HttpRequest request;
        Reply reply;
        std::string id;  // of the table or game that it is about
        Language language;
    };
    struct Route;
    struct Client {
        std::shared_ptr<Socket> socket;
        std::string cookie;
        std::string session;               // what the cookie is known by
        PersonId person = kNobody;         // whose it is, once it has said hello
        std::shared_ptr<Visitor> visitor;  // likewise
        int hellos = 0;
        bool leaves = false;
    };

    House(Loop&, std::unique_ptr<Store>, Writer::Open, HouseOptions);
    static const std::vector<Route>& all_routes();

    // ---- house.cpp ----
    bool from_us(const HttpRequest&) const;     // the page that asks is ours
    bool knows_host(const HttpRequest&) const;  // the name it was asked by can be ours
    // How others come to a table.
    struct Invitation {
        std::string_view reach;  // world, network (this one), machine (this one)
        std::string link;
        std::vector<std::string> others;  // of the same machine, if that one does not work
    };
    Invitation invitation(const HttpRequest&, const std::string& table) const;
    void beat();
    void look_after_sessions();
    static void answer(const Call&, boost::json::object, std::string set_cookie = {},
                       int status = 200);
    void fail(const Call&, int status, std::string_view reason, const std::string& text = {}) const;
    void fail(const Call&, const Problem&) const;
    void fail(const Call&, const StoreProblem&) const;
    void fail(const Call&, const Denial&, const Table*) const;
    static std::string reason_of(const StoreProblem&);
    std::string sentence(const Denial&, const Table*, Language) const;
    std::string sentence(std::string_view reason, Language) const;

    // ---- house_games.cpp ----
    void list_games(const Call&);
    static std::string game_name(std::string_view id, Language);
    void show_guide(const Call&);
    void show_rules(const Call&);
    void show_figures(const Call&);
    // Answers with what never changes while the program runs; made when it is first asked for.
    void answer_kept(const Call&, const std::string& what, std::function<std::string()> make);

    // ---- house_tables.cpp ----
    void list_tables(const Call&);
    void open_table(const Call&);
    void show_table(const Call&);
    void join(const Call&);
    void leave(const Call&);
    void new_key(const Call&);
    void export_log(const Call&);
    void export_what_is_left(const Call&);
    static HttpResponse log_answer(const Finished&);
    // Whether it may be seen by somebody once it is over, whoever they are.
    static bool may_look_back(const Table&, const std::optional<Person>&);
    void show_report(const Call&);
    void show_replay(const Call&);
    void show_coach(const Call&);
    void show_moment(const Call&);
    void show_qr(const Call&);
    using WithTable = std::function<void(const std::shared_ptr<Hosted>&)>;
    void with_table(const Call&, WithTable);
    using WithPerson = std::function<void(const std::optional<Person>&)>;
    void with_person(const Call&, WithPerson);
    // With a person who exists or is made with these changes; the name is taken over if given.
    struct Someone {
        Person person;
        std::vector<Change> changes;
        std::string set_cookie;
    };
    Someone someone(const std::optional<Person>&, const std::string& name,
                    const std::string& cookie = {});
    void sit_down(const Call&, const std::shared_ptr<Hosted>&, std::optional<Seat>, const Someone&,
                  const JoinTokens&);
    // With one whose game is over, for whoever may look back on it.
    void with_over(const Call&, WithTable);
    // `what` and the game's log are all that the answer depends on, besides language and encoding.
    void answer_finished(const Call&, const Table&, const std::string& what,
                         const std::function<Readings::Make()>& prepare);
    void with_finished(const Call&, const std::string& what,
                       std::function<HttpResponse(const Finished&)> make);
    struct NewTable {
        Table table;
        std::vector<std::string> texts;
    };
    Granted<NewTable> draft_table(const entry::Open&, const std::vector<Command>&) const;

    // False, and the call is answered, if only who knows another key may open tables.
    bool has_house_key(const Call&, const std::optional<std::string>& key);

    // ---- house_import.cpp ----
    static constexpr std::string_view kImportPath = "/api/tables/import";
    void import_game(const Call&);
    void seat_imported(const Call&, const std::optional<Person>&, std::optional<int> wanted,
                       const Finished&);
    void open_imported(const Call&, const std::optional<Person>&, Seat mine, const Finished&);
    boost::json::object imported_body(const Call&, const Table&) const;

    // ---- house_site.cpp ----
    void tell_others(const boost::json::object& news);
    void tell_of_person(PersonId);  // that is known otherwise now
    void tell_of_alert(const Alert&, bool off);
    // That somebody was told of something, or, with none, has asked what.
    void tell_of_notice(PersonId, const std::optional<Notice>&);
    // Sessions of a person (nobody: of anybody) whose key begins so have ended, but one; here and
    // elsewhere.
    void tell_out(PersonId, const std::string& of, const std::string& but);
    void end_sessions(PersonId, const std::string& of, const std::string& but);
    std::vector<std::pair<std::string_view, Buckets*>> common_counts();
    void share_counts();

    // ---- house_people.cpp ----
    void show_me(const Call&);
    void rename_me(const Call&);
    void my_tables(const Call&);
    void add_account(const Call&);
    void log_in(const Call&);
    void log_out(const Call&);
    void change_password(const Call&);
    void show_devices(const Call&);
    void forget_device(const Call&);
    // With somebody who has an account.
    void with_account(const Call&, std::function<void(const Person&)>);
    // The sockets of sessions that have ended are closed.
    void show_out(const std::function<bool(const Client&)>& whom);

    // ---- house_alerts.cpp ----
    void show_push_key(const Call&);
    void set_alert(const Call&);
    void take_notices(const Call&);
    void invite(const Call&);
    void with_earlier(const Call&, const std::string& table,
                      std::function<void(const std::shared_ptr<const Table>&)>);

    // ---- house_profile.cpp ----
    struct Results {
        std::vector<NoteRow> counted;
        std::vector<std::string> uncounted;  // tables
    };
    void show_profile(const Call&);
    void forget_profile(const Call&);
    void with_results(const Call&, const Person&, std::function<void(const Results&)>);
    void count_more(const Call&, PersonId, const std::vector<std::string>& tables,
                    std::size_t next);
    static boost::json::object profile(const std::vector<NoteRow>&, Language);

    // ---- house_health.cpp ----
    void health(const Call&);
    void metrics(const Call&);

    // ---- house_socket.cpp ----
    void hello(const std::shared_ptr<Client>&, const wire::ask::Hello&);
    void come_in(const std::shared_ptr<Client>&, const wire::ask::Hello&,
                 const std::shared_ptr<Hosted>&, const std::optional<Person>&);
    void ask(const std::shared_ptr<Client>&, const std::string& id, Command::What);
    // Counts a command of a person at a table: false if it is one too many.
    bool counts(PersonId, const Table&);
    // Why a command is more than one may send; "" if it is not.
    std::string_view excess(const Visitor&, const Command::What&);
    bool has_enough_tables(PersonId, const std::string& address) const;
    void rematch(const std::shared_ptr<Client>&, const std::string& id, const wire::ask::Rematch&);
    void hint(const std::shared_ptr<Client>&, const std::string& id);
    void tell_earlier(Client&, const wire::ask::Earlier&);
    void nack(Client&, const std::string& id, const Denial&);
    static Language language_of(const Client&);

    Loop& loop_;
    const HouseOptions options_;
    Metrics metrics_;
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<Leases> leases_;
    Workers thinkers_, advisers_;
    Readings readings_;
    Coaches coaches_;
    Workers passwords_;
    People people_;
    Desk desk_;
    Alerts alerts_;
    Buckets commands_, commands_at_, talk_, talk_at_, hellos_, hints_, imports_, wrong_logins_,
        login_tries_;
    AddressBuckets requests_, commands_from_, hellos_from_, hints_from_, imports_from_, openings_,
        logins_, key_tries_;
    std::unordered_map<Socket*, std::shared_ptr<Client>> clients_;
    std::function<NetFigures()> net_figures_;
    std::unordered_map<std::string, FixedAnswer> kept_;
    std::set<std::string> joining_;  // commands under way
    std::string listed_;             // the lobby as last read …
    Time listed_at_{};               // … then
    Time tells_opened_{};  // when the others are told next of tables that were opened here
    bool closing_ = false;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace moneybags
