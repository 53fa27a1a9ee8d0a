// The protocol on a WebSocket: docs/protocol.md.

#include "core/version.h"
#include "server/house.h"
#include "server/journal.h"
#include "server/net_text.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::size_t kStory = 100;  // earlier lines sent at once

}  // namespace

Language House::language_of(const Client& client) {
    return client.visitor ? client.visitor->language : Language{};
}

std::optional<HttpResponse> House::knock(const HttpRequest& request) {
    const auto refuse = [&](int status, std::string_view reason) {
        return refusal(status, reason, wanted_language(request));
    };
    if (request.path != "/ws") return refuse(404, "no-such-page");
    if (!knows_host(request)) return refuse(421, "strange-host");
    if (!from_us(request)) return refuse(403, "foreign");
    if (closing_) return refuse(503, "closing");
    return {};
}

void House::opened(std::shared_ptr<Socket> socket, const HttpRequest& request) {
    auto client = std::make_shared<Client>();
    client->cookie = request.cookie;
    client->session = People::session_in(request.cookie);
    client->socket = std::move(socket);
    clients_[client->socket.get()] = client;
}

void House::drained(const std::shared_ptr<Socket>& socket) {
    const auto at = clients_.find(socket.get());
    if (at != clients_.end() && at->second->visitor) desk_.catch_up(at->second->visitor);
}

void House::closed(const std::shared_ptr<Socket>& socket) {
    const auto at = clients_.find(socket.get());
    if (at == clients_.end()) return;
    const std::shared_ptr<Client> client = at->second;
    clients_.erase(at);
    client->leaves = true;
    if (client->visitor) desk_.leave(client->visitor);
}

void House::nack(Client& client, const std::string& id, const Denial& denial) {
    ++metrics_.nacks;
    const Table* table =
        client.visitor && client.visitor->table ? &client.visitor->table->table() : nullptr;
    wire::Nack message;
    message.id = id;
    message.reason = denial.reason;
    message.text = sentence(denial, table, language_of(client));
    if (denial.refusal) {
        message.refusal =
            wire::Refusal{std::string(denial.refusal->clause), std::string(denial.refusal->reason),
                          denial.refusal->asked, denial.refusal->least, denial.refusal->most};
    }
    client.socket->send(frame_of(wire::to_json(message)));
}

// ---- hello ----

void House::hello(const std::shared_ptr<Client>& client, const wire::ask::Hello& hello) {
    ++metrics_.hellos;
    const int number = ++client->hellos;  // an older one still under way counts no more
    if (!hellos_from_.take(client->socket->address(), loop_.now())) {
        return nack(*client, "", Denial{"too-many"});
    }
    desk_.find(hello.table, [this, client, hello, number](const auto& found) {
        if (client->leaves || client->hellos != number) return;
        if (!found) return nack(*client, "", Denial{reason_of(found.error())});
        if (*found == nullptr) return nack(*client, "", Denial{"no-such-table"});
        const std::shared_ptr<Hosted> hosted = *found;
        people_.find(client->cookie, [this, client, hello, number, hosted](const auto& person) {
            if (client->leaves || client->hellos != number) return;
            if (!person) return nack(*client, "", Denial{"storage"});
            client->person = *person ? (*person)->id : kNobody;
            // Nobody is counted by the address alone.
            if (*person && !hellos_.take(name_of(client->person), loop_.now())) {
                return nack(*client, "", Denial{"too-many"});
            }
            come_in(client, hello, hosted, *person);
        });
    });
}

void House::come_in(const std::shared_ptr<Client>& client, const wire::ask::Hello& hello,
                    const std::shared_ptr<Hosted>& hosted, const std::optional<Person>& person) {
    const Table& table = hosted->table();
    auto visitor = std::make_shared<Visitor>();
    visitor->socket = client->socket;
    visitor->language = find_language(hello.lang.value_or("")).value_or(Language{});
    if (hello.token) {
        visitor->key = key_of(*hello.token);
        const auto seat = table.seat_with(*visitor->key);
        if (!seat) return nack(*client, "", Denial{"bad-token"});
        const Table::Chair& chair = table.chairs()[static_cast<std::size_t>(*seat)];
        visitor->person = chair.person;
        visitor->name = chair.name;
        visitor->reader = table.reader_at(*seat);
    } else {
        if (person) {
            visitor->person = person->id;
            visitor->name = person->name;
        }
        visitor->reader = person ? table.reader(person->id) : Reader{};
        if (visitor->reader.seat == kSpectator && !table.opening().settings.spectators) {
            return nack(*client, "", Denial{"no-spectators"});
        }
    }
    if (client->visitor) desk_.leave(client->visitor);
    client->visitor = visitor;
    if (hello.since) ++metrics_.resumed;
    desk_.visit(hosted, visitor, hello.stream, hello.since);
}

// ---- commands ----

namespace {

// Those who sit at a table are counted apart from all others, who could keep them from playing.
std::string side_of(const Table& table, PersonId person) {
    return table.seat_of(person) ? table.id() : table.id() + " watching";
}

}  // namespace

bool House::counts(PersonId person, const Table& table) {
    const Time now = loop_.now();
    return commands_.take(name_of(person), now) && commands_at_.take(side_of(table, person), now);
}

std::string_view House::excess(const Visitor& visitor, const Command::What& what) {
    const Table& table = visitor.table->table();
    const Time now = loop_.now();
    if (!counts(visitor.person, table) || !commands_from_.take(visitor.socket->address(), now)) {
        return "too-many";
    }
    if (std::holds_alternative<entry::Start::Asked>(what) && visitor.table->is_left_to_bots() &&
        desk_.bots_alone_from(household(visitor.socket->address())) >= options_.limits.bot_tables) {
        return "too-many-bots";
    }
    const auto* say = std::get_if<entry::Say>(&what);
    if (say == nullptr) return "";
    if (!talk_.take(name_of(visitor.person), now) ||
        !talk_at_.take(side_of(table, visitor.person), now)) {
        return "too-many";
    }
    const bool watches = !table.seat_of(visitor.person);
    const std::size_t most = options_.limits.talk_kib * 1024 / (watches ? 2 : 1);
    const bool fits = table.talk(watches) + Table::cost_of_talk(say->words) <= most;
    return fits ? "" : "talk-full";
}

void House::ask(const std::shared_ptr<Client>& client, const std::string& id, Command::What what) {
    ++metrics_.commands;
    if (closing_) return nack(*client, id, Denial{"closing"});
    if (!client->visitor) return nack(*client, id, Denial{"no-hello"});
    const std::shared_ptr<Visitor> visitor = client->visitor;
    if (visitor->table == nullptr) return nack(*client, id, Denial{"storage"});
    if (visitor->person == kNobody) {
        return nack(*client, id,
                    Denial{std::holds_alternative<entry::Say>(what) ? "no-name" : "not-seated"});
    }
    // What was done before is only acknowledged again.
    if (id.empty() || !visitor->table->table().asked(visitor->person, id)) {
        const std::string_view why = excess(*visitor, what);
        if (!why.empty()) return nack(*client, id, Denial{std::string(why)});
    }
    if (const auto* stand_in = std::get_if<entry::StandIn>(&what);
        stand_in != nullptr && visitor->table->is_here(stand_in->seat)) {
        return nack(*client, id, Denial{"is-here"});
    }
    if (std::holds_alternative<entry::Complain>(what)) {
        journal::warning("complaint", {{"table", journal::short_id(visitor->table->table().id())}});
    }
    const auto began = std::chrono::steady_clock::now();
    desk_.ask(visitor->table, {visitor->person, visitor->name, id, std::move(what)}, {},
              [this, client, id, began](const Granted<std::int64_t>& done) {
                  if (client->leaves) return;
                  if (!done) return nack(*client, id, done.error());
                  metrics_.acked(std::chrono::steady_clock::now() - began);
                  wire::Ack ack;
                  ack.id = id;
                  ack.seq = *done;
                  client->socket->send(frame_of(wire::to_json(ack)));
              });
}

// The same game again for the same people: who asks first opens the table, the others join it.
void House::rematch(const std::shared_ptr<Client>& client, const std::string& id,
                    const wire::ask::Rematch& wanted) {
    ++metrics_.commands;
    if (closing_) return nack(*client, id, Denial{"closing"});
    if (!client->visitor || !client->visitor->table) return nack(*client, id, Denial{"no-hello"});
    const std::shared_ptr<Visitor> visitor = client->visitor;
    const Table& old = visitor->table->table();
    const std::optional<Seat> seat = old.seat_of(visitor->person);
    if (old.asked(visitor->person, id) || !seat || old.status() != Table::Status::Over ||
        old.table_info(Language{}).rematch) {
        // Done before, or not to be done: the table says it better.
        return ask(client, id, entry::Rematch{options_.sources.table_id()});
    }
    if (desk_.live() >= options_.limits.tables) return nack(*client, id, Denial{"full"});
    if (!openings_.take(client->socket->address(), loop_.now())) {
        return nack(*client, id, Denial{"too-many"});
    }
    const std::string from = household(client->socket->address());
    if (has_enough_tables(visitor->person, from)) {
        return nack(*client, id, Denial{"too-many-tables"});
    }
    entry::Open opening = old.opening();
    opening.table = options_.sources.table_id();
    opening.host = visitor->person;
    opening.seed = options_.sources.seed();
    opening.settings.lesson = false;  // whoever wants more wants the real thing
    opening.program = kVersion;
    // Whoever plays at the same device comes along. A token that is worth nothing by now is passed
    // over: its owner has left.
    SeatSet together{*seat};
    for (const std::string& token : wanted.tokens.value_or(std::vector<std::string>{})) {
        if (const auto other = old.seat_with(key_of(token))) together.add(*other);
    }
    std::vector<Command> commands;
    std::vector<Change> changes;
    for (const Seat each : together) {
        const Table::Chair& chair = old.chairs()[static_cast<std::size_t>(each)];
        const entry::Sit::Asked sit{each, chair.name, chair.key};
        commands.push_back({chair.person, chair.name, "", sit});
        changes.emplace_back(change::Seated{static_cast<std::int64_t>(chair.person), opening.table,
                                            number(each), true});
    }
    const auto add = [&](Command::What what) {
        commands.push_back({visitor->person, visitor->name, "", std::move(what)});
    };
    for (std::size_t i = 0; i < old.chairs().size(); ++i) {
        if (old.chairs()[i].kind != Table::Chair::Kind::Bot) continue;
        add(entry::PutBot{Seat{static_cast<std::uint8_t>(i)}, old.chairs()[i].level});
    }
    Granted<NewTable> draft = draft_table(opening, commands);
    if (!draft) return nack(*client, id, draft.error());
    ++metrics_.opened;
    desk_.open(std::move(draft->table), std::move(draft->texts), std::move(changes), from,
               [this, client, id, table = opening.table](const auto& hosted) {
                   if (client->leaves) return;
                   if (!hosted) return nack(*client, id, Denial{"storage"});
                   ask(client, id, entry::Rematch{table});
               });
}

void House::heard(const std::shared_ptr<Socket>& socket, std::string_view frame) {
    const auto at = clients_.find(socket.get());
    if (at == clients_.end()) return;
    const std::shared_ptr<Client> client = at->second;
    const auto read = wire::read_ask(frame);
    if (!read) {
        ++metrics_.unreadable;
        return nack(*client, read.error().id, unreadable(read.error().problem));
    }
    struct Answer {
        House& house;
        const std::shared_ptr<Client>& client;
        const std::string& id;

        void operator()(const Command::What& what) const { house.ask(client, id, what); }
        void operator()(const wire::ask::Rematch& ask) const { house.rematch(client, id, ask); }
        void operator()(const wire::ask::Hello& ask) const { house.hello(client, ask); }
        void operator()(const wire::ask::Hint&) const { house.hint(client, id); }
        void operator()(const wire::ask::Earlier& ask) const { house.tell_earlier(*client, ask); }
        void operator()(const wire::ask::Ping&) const {
            wire::Pong pong;
            pong.now = house.loop_.now().time_since_epoch().count();
            client->socket->send(frame_of(wire::to_json(pong)));
        }
    };
    std::visit(Answer{*this, client, read->id}, read->what);
}

void House::hint(const std::shared_ptr<Client>& client, const std::string& id) {
    if (closing_) return nack(*client, id, Denial{"closing"});
    const std::shared_ptr<Visitor> visitor = client->visitor;
    if (!visitor || !visitor->table) return nack(*client, id, Denial{"no-hello"});
    if (visitor->person == kNobody) return nack(*client, id, Denial{"not-seated"});
    const Time now = loop_.now();
    if (!hints_.take(name_of(visitor->person), now) ||
        !hints_from_.take(visitor->socket->address(), now)) {
        return nack(*client, id, Denial{"too-many"});
    }
    desk_.advise(visitor->table, visitor->person, visitor->language,
                 [this, client, id](Granted<wire::Advice> advice) {
                     if (client->leaves) return;
                     if (!advice) return nack(*client, id, advice.error());
                     advice->id = id;
                     client->socket->send(frame_of(wire::to_json(*advice)));
                 });
}

void House::tell_earlier(Client& client, const wire::ask::Earlier& ask) {
    const std::shared_ptr<Visitor> visitor = client.visitor;
    if (!visitor || !visitor->table) return nack(client, "", Denial{"no-hello"});
    wire::Story story;
    story.lines = visitor->table->table().story(
        visitor->reader, static_cast<std::size_t>(std::max<std::int64_t>(ask.before, 0)), kStory,
        visitor->language);
    desk_.when_written(*visitor->table,
                       [visitor, frame = frame_of(wire::to_json(story))](bool written) {
                           if (written) visitor->socket->send(frame);
                       });
}

}  // namespace moneybags
