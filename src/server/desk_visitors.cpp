// Who sits or stands round a table with a socket, and what each is sent.

#include <algorithm>

#include "server/desk.h"
#include "server/journal.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kAgain{500};        // until a table that could not be fetched is tried again
constexpr Span kPresence{1'000};   // at most one message about coming and going in this time
constexpr Span kKnocksOn{60'000};  // until a knock counts no more whose person has gone
// What is new since long ago may be more than a socket may have waiting; a snapshot never is.
constexpr std::size_t kLongestDelta = 128 * 1024;

}  // namespace

bool Hosted::is_here(Seat seat) const {
    return std::any_of(visitors_.begin(), visitors_.end(),
                       [&](const auto& each) { return each->reader.seat == seat; });
}

std::size_t Hosted::watching() const {
    return static_cast<std::size_t>(
        std::count_if(visitors_.begin(), visitors_.end(),
                      [](const auto& each) { return each->reader.seat == kSpectator; }));
}

std::size_t Desk::watching(const std::string& id) const {
    const auto at = tables_.find(id);
    return at == tables_.end() ? 0 : at->second->watching();
}

std::shared_ptr<const std::string> frame_of(const json::object& message) {
    constexpr std::size_t kLeast = 256, kStep = 4096;
    std::string text = json::serialize(message);
    std::size_t size = kLeast;
    while (size < text.size()) size += size < kStep ? size : kStep;
    text.resize(size, ' ');
    return std::make_shared<const std::string>(std::move(text));
}

namespace {

// A message of a table's stream, once it is on disk. It goes out only if it goes on from what went
// out last (a snapshot always does), and if the reader keeps up: else they get it later, together
// with what comes until then.
struct Message {
    std::optional<std::int64_t> after;  // none: a snapshot
    std::int64_t seq = 0;
    std::shared_ptr<const std::string> frame;
};

void send_in_order(Visitor& visitor, const Message& message) {
    if (visitor.socket->is_behind()) {
        visitor.is_behind = true;
    } else if (!message.after || *message.after == visitor.sent) {
        visitor.socket->send(message.frame);
        visitor.sent = message.seq;
    }
}

Message snapshot_for(const Table& table, const Visitor& visitor) {
    const wire::Snapshot all = table.snapshot(visitor.reader, visitor.language);
    return {{}, all.seq, frame_of(wire::to_json(all))};
}

// What is new since a message, or that nothing is.
Message news_for(const Table& table, const Visitor& visitor, std::int64_t since) {
    wire::Delta nothing;
    nothing.stream = Table::stream(visitor.reader);
    nothing.after = nothing.seq = since;
    const wire::Delta news =
        table.delta(visitor.reader, since, visitor.language).value_or(std::move(nothing));
    Message message{since, news.seq, frame_of(wire::to_json(news))};
    return message.frame->size() > kLongestDelta ? snapshot_for(table, visitor) : message;
}

}  // namespace

void Desk::visit(const Ptr& hosted, const std::shared_ptr<Visitor>& visitor,
                 const std::optional<std::string>& stream, std::optional<std::int64_t> since) {
    visitor->sent = visitor->queued = 0;
    if (visitor->has_left) return;
    if (hosted->lost_) {  // while we asked who they are; they hear from it when it is back
        find(hosted->table_.id(), [this, hosted, visitor, stream, since](const Stored<Ptr>& again) {
            if (again && *again != nullptr) return visit(*again, visitor, stream, since);
            const auto later = [this, hosted, visitor, stream, since] {
                visit(hosted, visitor, stream, since);
            };
            if (again || visitor->has_left) return;
            if (again.error().kind == StoreProblem::Kind::Elsewhere) {
                return say_bye(*visitor->socket, visitor->language, "moved");
            }
            loop_.at(loop_.now() + kAgain, later);
        });
        return;
    }
    visitor->table = hosted;
    hosted->visitors_.push_back(visitor);
    hosted->touched_ = hosted->watched_ = loop_.now();
    send_first(hosted, visitor, stream, since);
    announce_presence(hosted);
    std::vector<Change> changes;
    note_unwanted(*hosted, changes);
    if (!changes.empty()) writer_.submit(std::move(changes), [](const auto&) {});
    tend(hosted);  // who is away is missed from now on
}

// Whoever says hello is answered at once, even if they have not read what they were sent before.
void Desk::send_first(const Ptr& hosted, const std::shared_ptr<Visitor>& visitor,
                      const std::optional<std::string>& stream, std::optional<std::int64_t> since) {
    const Table& table = hosted->table_;
    const std::int64_t now = table.seq(visitor->reader);
    const bool resumes = stream && since && *stream == Table::stream(visitor->reader) &&
                         *since >= 0 && *since <= now;
    if (resumes) visitor->sent = *since;
    const Message message =
        resumes ? news_for(table, *visitor, *since) : snapshot_for(table, *visitor);
    visitor->queued = message.seq;
    when_written(*hosted, [visitor, message](bool written) {
        if (!written) return;  // the table is fetched again and speaks then
        visitor->socket->send(message.frame);
        visitor->sent = message.seq;
    });
}

// Goes on from what went out last; whoever has heard nothing yet gets everything.
void Desk::send_since(const Ptr& hosted, const std::shared_ptr<Visitor>& visitor) {
    visitor->is_behind = visitor->socket->is_behind();
    if (visitor->is_behind) return;
    const Table& table = hosted->table_;
    const Message message = visitor->sent > 0 ? news_for(table, *visitor, visitor->sent)
                                              : snapshot_for(table, *visitor);
    visitor->queued = message.seq;
    when_written(*hosted, [visitor, message](bool written) {
        if (written) send_in_order(*visitor, message);
    });
}

void Desk::catch_up(const std::shared_ptr<Visitor>& visitor) {
    if (!visitor->is_behind || visitor->table == nullptr) return;
    const Ptr hosted = visitor->table;
    send_since(hosted, visitor);
    announce_presence(hosted);
}

void Desk::prepare_messages(const Ptr& hosted) {
    const Table& table = hosted->table_;
    struct Same {  // many spectators read the same
        Reader reader;
        std::int64_t after;
        Language language;
        std::shared_ptr<const std::string> frame;
        std::int64_t seq;
    };
    std::vector<Same> made;
    for (const auto& visitor : hosted->visitors_) {
        if (visitor->is_behind || !still_sits(table, *visitor)) continue;
        auto same = std::find_if(made.begin(), made.end(), [&](const Same& each) {
            return each.reader == visitor->reader && each.after == visitor->queued &&
                   each.language == visitor->language;
        });
        if (same == made.end()) {
            const auto news = table.delta(visitor->reader, visitor->queued, visitor->language);
            made.push_back({visitor->reader, visitor->queued, visitor->language,
                            news ? frame_of(wire::to_json(*news)) : nullptr,
                            news ? news->seq : visitor->queued});
            same = made.end() - 1;
        }
        const Same& mine = *same;
        if (mine.frame == nullptr) continue;
        const Message message{visitor->queued, mine.seq, mine.frame};
        visitor->queued = mine.seq;
        hosted->waiting_.push_back({table.entries(), [visitor, message](bool written) {
                                        if (written) send_in_order(*visitor, message);
                                    }});
    }
}

bool Desk::still_sits(const Table& table, const Visitor& visitor) const {
    if (visitor.reader.seat == kSpectator) return true;
    const Table::Chair& chair = table.chairs()[static_cast<std::size_t>(visitor.reader.seat)];
    return chair.kind == Table::Chair::Kind::Person &&
           table.reader_at(visitor.reader.seat) == visitor.reader &&
           (!visitor.key || *visitor.key == chair.key);
}

void Desk::say_bye(Socket& socket, Language language, const std::string& reason) {
    wire::Bye bye;
    bye.reason = reason;
    bye.text = Voice("server", language)("bye." + reason);
    socket.send(frame_of(wire::to_json(bye)));
    socket.close(CloseReason::Policy, bye.reason);
}

// Who has lost the seat gets nothing more, and the socket is closed as soon as that is on disk.
void Desk::turn_out(const Ptr& hosted) {
    const auto gone = std::stable_partition(
        hosted->visitors_.begin(), hosted->visitors_.end(),
        [&](const auto& visitor) { return still_sits(hosted->table_, *visitor); });
    for (auto at = gone; at != hosted->visitors_.end(); ++at) {
        const std::shared_ptr<Visitor> visitor = *at;
        visitor->table = nullptr;
        when_written(*hosted, [this, visitor, id = hosted->table_.id()](bool written) {
            if (!written) {  // then nobody was turned out
                visitor->queued = visitor->sent;
                orphans_[id].push_back(visitor);
                return;
            }
            say_bye(*visitor->socket, visitor->language, "revoked");
        });
    }
    if (gone == hosted->visitors_.end()) return;
    hosted->visitors_.erase(gone, hosted->visitors_.end());
    announce_presence(hosted);
}

void Desk::seat_again(const Ptr& hosted, Visitors visitors) {
    for (const auto& visitor : visitors) {
        visitor->table = hosted;
        hosted->visitors_.push_back(visitor);
        if (!still_sits(hosted->table_, *visitor)) continue;
        send_since(hosted, visitor);
    }
    turn_out(hosted);
}

void Desk::leave(const std::shared_ptr<Visitor>& visitor) {
    visitor->has_left = true;
    for (auto& [id, orphans] : orphans_) std::erase(orphans, visitor);
    const Ptr hosted = std::move(visitor->table);
    visitor->table = nullptr;
    if (hosted == nullptr) return;
    hosted->watched_ = loop_.now();
    if (std::erase(hosted->visitors_, visitor) == 0) return;
    announce_presence(hosted);
    tend(hosted);
    const PersonId person = visitor->person;
    if (!hosted->table_.knock_of(person)) return;
    // Whoever only loads the page again knocks on.
    loop_.at(loop_.now() + kKnocksOn, [this, hosted, person] {
        const auto is_theirs = [&](const auto& each) { return each->person == person; };
        if (hosted->lost_ ||
            std::any_of(hosted->visitors_.begin(), hosted->visitors_.end(), is_theirs)) {
            return;
        }
        if (!hosted->table_.knock_of(person)) return;
        ask(hosted, {person, "", "", entry::Withdraw::Asked{}}, {}, [](const auto&) {});
    });
}

void Desk::announce_presence(const Ptr& hosted) {
    if (hosted->presence_changed_) return;  // a message is on its way
    hosted->presence_changed_ = true;
    loop_.at(loop_.now() + kPresence, [hosted] {
        hosted->presence_changed_ = false;
        wire::Presence presence;
        presence.watching = static_cast<int>(hosted->watching());
        for (const Seat seat : SeatSet::first(hosted->table_.chairs().size())) {
            if (hosted->is_here(seat)) presence.here.push_back(number(seat));
        }
        const auto frame = frame_of(wire::to_json(presence));
        for (const auto& visitor : hosted->visitors_) {
            if (!visitor->socket->is_behind()) visitor->socket->send(frame);
        }
    });
}

}  // namespace moneybags
