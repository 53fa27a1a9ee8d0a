// Twins of a rehearsal: found by trying, and performed in two houses.

#include <algorithm>
#include <stdexcept>

#include "tests/server/rehearsal.h"

namespace moneybags::house_tests {

namespace {

// The original and a twin side by side.
class Pair {
   public:
    Pair(const Rehearsal& play, Twin& twin)
        : play_(play), game_(play.session->game()), twin_(twin) {}

    // How long each reader cannot tell, by the number of entries.
    std::map<Seat, std::size_t> compare() {
        const std::size_t count = play_.entries.size();
        one_ = two_ = {play_.session->beginning()};
        for (Seat seat : readers()) told_[seat] = count;
        std::size_t e = 0;
        for (; e < count && step(e); ++e) {
        }
        for (auto& [seat, cut] : told_) cut = std::min(cut, e);
        return told_;
    }
    bool differs() const { return differed_; }

   private:
    std::vector<Seat> readers() const {
        std::vector<Seat> all{kSpectator};
        for (int i = 0; i < play_.way.players; ++i) all.push_back(seat_at(i));
        return all;
    }
    bool knows_already(Seat seat, std::size_t e) const { return told_.at(seat) <= e; }

    bool step(std::size_t e) {
        const std::size_t stood = play_.records[e];
        if (stood + 1 < one_.size()) {  // an undo
            one_.resize(stood + 1);
            two_.resize(stood + 1);
        }
        const auto* step = std::get_if<entry::Step>(&play_.entries[e].what);
        if (step == nullptr) return true;
        AnyState one = one_.back(), two = two_.back();
        std::vector<AnyEvent> in_one, in_two;
        const Record& record = step->record;
        Record other = record;
        if (auto* made = std::get_if<record::Move>(&other)) {
            // A bot that knows more would play another move.
            if (step->hand != Hand::Person && knows_already(made->seat, e)) return false;
            const auto instead = twin_.moves.find(e);
            if (instead != twin_.moves.end()) made->move = instead->second;
        }
        if (is<record::Chance>(record) && !same_luck(one, two)) return false;
        if (objection(game_, two, other)) return false;
        in_one = apply(game_, one, record);
        in_two = apply(game_, two, other);
        if (game_.turn(one).kind == Turn::Kind::Over) return false;  // then all is open
        one_.push_back(one);
        two_.push_back(two);
        if (e >= twin_.last) differed_ = differed_ || !game_.same(one, two);
        if (twin_.moves.begin()->first > e) return true;
        bool anybody = false;
        for (auto& [reader, cut] : told_) {
            if (cut <= e) continue;
            if (!looks_alike(game_, reader, one, two) ||
                !sounds_alike(game_, reader, in_one, in_two)) {
                cut = e;
            } else {
                anybody = true;
            }
        }
        return anybody;
    }

    bool same_luck(const AnyState& one, const AnyState& two) const {
        const auto a = game_.outcomes(one), b = game_.outcomes(two);
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [&](const auto& x, const auto& y) {
                              return x.weight == y.weight && game_.same(x.outcome, y.outcome);
                          });
    }

    const Rehearsal& play_;
    const Game& game_;
    Twin& twin_;
    std::vector<AnyState> one_, two_;
    std::map<Seat, std::size_t> told_;
    bool differed_ = false;
};

const record::Move* persons_move(const Rehearsal& play, std::size_t e) {
    const auto* step = std::get_if<entry::Step>(&play.entries[e].what);
    if (step == nullptr || step->hand != Hand::Person) return nullptr;
    return move_in(step->record);
}

// Where the last act stops that is over by then with all that followed from it, luck too: a house
// performs whole acts.
std::size_t whole_acts(const Rehearsal& play, std::size_t cut) {
    std::size_t end = 0;
    for (const Act& act : play.script) {
        if (act.entries_after <= cut) end = act.entries_after;
    }
    return end;
}

// The end that leaves most to compare: so many entries for so many readers.
std::size_t choose_end(const Rehearsal& play, Twin& twin, const std::map<Seat, std::size_t>& told) {
    std::size_t best = 0;
    for (const auto& [seat, found] : told) {
        const std::size_t cut = whole_acts(play, found);
        if (cut <= twin.last + 1) continue;
        std::vector<Seat> readers;
        for (const auto& [other, others] : told) {
            if (others >= cut) readers.push_back(other);
        }
        const std::size_t worth = (cut - twin.last - 1) * readers.size();
        if (worth <= best) continue;
        best = worth;
        twin.end = cut;
        twin.readers = readers;
    }
    return best;
}

}  // namespace

std::vector<Twin> find_twins(const Rehearsal& play, std::size_t most, Rng luck) {
    struct Found {
        std::size_t worth;
        Twin twin;
    };
    std::vector<Found> found;
    const Game& game = play.session->game();
    const std::size_t near = 2 * static_cast<std::size_t>(play.way.players) + 4;
    const auto consider = [&](std::map<std::size_t, AnyMove> moves) {
        Twin twin;
        twin.last = moves.rbegin()->first;
        twin.moves = std::move(moves);
        Pair pair(play, twin);
        const auto told = pair.compare();
        if (!pair.differs()) return;
        const std::size_t worth = choose_end(play, twin, told);
        if (worth > 0) found.push_back({worth, std::move(twin)});
    };
    for (std::size_t i = 0; i < play.entries.size(); ++i) {
        const record::Move* mine = persons_move(play, i);
        // What is said aloud cannot differ unheard; and of the rest a part will do.
        if (mine == nullptr || play.others[i].empty() || luck.below(4) == 0) continue;
        for (std::size_t j = i + 1; j < std::min(play.entries.size(), i + near); ++j) {
            const record::Move* theirs = persons_move(play, j);
            if (theirs == nullptr || play.others[j].empty() || theirs->seat == mine->seat) continue;
            if (game.same(mine->move, theirs->move)) continue;
            consider({
                {i, theirs->move},
                {j, mine->move  }
            });
        }
        for (const AnyMove& other : play.others[i]) {
            consider({
                {i, other}
            });
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.worth > b.worth; });
    std::vector<Twin> best;
    for (Found& each : found) {
        const bool new_one = std::none_of(best.begin(), best.end(), [&](const Twin& twin) {
            return twin.moves.begin()->first == each.twin.moves.begin()->first;
        });
        if (new_one && best.size() < most) best.push_back(std::move(each.twin));
    }
    return best;
}

Twin drafting_twin(const Rehearsal& play, int most) {
    Twin twin;
    for (const auto& [act, draft] : play.drafts) {
        if (!twin.drafter) twin.drafter = seat_at(draft.who);
        if (seat_at(draft.who) != *twin.drafter || most-- == 0) break;
        twin.end = play.script[act].entries_after;
    }
    twin.readers.push_back(kSpectator);
    for (int i = 0; i < play.way.players; ++i) {
        if (seat_at(i) != twin.drafter) twin.readers.push_back(seat_at(i));
    }
    return twin;
}

// ---- performing ----

namespace {

// Everything somebody can ask for without changing anything, and then some that is refused.
void look_round(Guest& guest, const std::string& table) {
    for (const char* path : {"", "/qr.svg", "/export", "/report", "/replay", "/coach?seat=0"}) {
        guest.get_at(table, path);
    }
    for (const char* path : {"/api/games", "/api/tables", "/api/me", "/api/me/tables"}) {
        guest.get(path);
    }
    guest.get_at(table, "?lang=zh");
    guest.get("/replay/" + table + "?step=3");
}

void ask_round(Guest& guest, const std::string& table) {
    guest.sync();
    const std::string stream = guest.stream;
    const std::int64_t seq = guest.seq;
    json::object earlier;
    earlier["kind"] = "earlier";
    earlier["before"] = 1'000'000;
    guest.send(earlier);
    guest.next("story");
    json::object move;
    move["kind"] = "move";
    move["id"] = "wild";
    move["text"] = "give me everything";
    guest.command(move);
    const json::value* choices = guest.game.if_contains("choices");
    if (choices != nullptr && !choices->as_array().empty()) {
        const json::value& choice = choices->as_array().front();
        move.erase("text");
        move["id"] = "stale";
        move["move"] = choice.at("move");
        move["question"] = choice.at("question").as_int64() ^ 1;
        guest.command(move);
    }
    for (const std::int64_t since : {std::int64_t{0}, seq / 2, seq}) {
        const json::object back = object_of("stream", stream, "since", since);
        guest.stream = stream;
        guest.seq = since;
        guest.visit(table, back);
    }
    guest.visit(table, object_of("lang", "zh"));
    json::object undo;
    undo["kind"] = "undo";
    undo["id"] = "please";
    guest.command(undo);
    guest.sync();
}

}  // namespace

Performance perform(const Rehearsal& play, const Twin& twin, bool as_twin) {
    TestHouse house({.seed = play.seed});
    Party party(house, play.way, play.settings, play.style.people);
    const auto guest = [&](int who) -> Guest& {
        return who < play.way.players ? party.at(who) : *party.watching.front();
    };
    SeatSet changed;
    std::map<std::size_t, json::value> moves;  // by act
    for (const auto& [entry, move] : twin.moves) {
        changed.add(persons_move(play, entry)->seat);
        moves[play.acts[entry]] = play.session->notation().move_json(move);
    }
    Performance performance;
    for (std::size_t i = 0; i < play.script.size(); ++i) {
        const Act& act = play.script[i];
        if (act.entries_after > twin.end) break;
        house.pass(act.pause);
        const auto draft = play.drafts.find(i);
        if (as_twin && draft != play.drafts.end() && seat_at(draft->second.who) == twin.drafter) {
            Guest& drafter = guest(draft->second.who);
            const std::string number = std::to_string(i);
            for (json::object each : {message("move", "d" + number, "move", draft->second.move),
                                      message("undo", "u" + number)}) {
                const json::object answer = drafter.command(each);
                if (text_of(answer, "kind") != "ack") {
                    throw std::runtime_error("refused: " + json::serialize(answer));
                }
            }
            ++performance.drafts;
        }
        if (act.message.empty()) continue;
        json::object message = act.message;
        if (as_twin && act.who < play.way.players && changed.has(seat_at(act.who))) {
            message.erase("question");  // it may hang on what they hold
            if (moves.contains(i)) message["move"] = moves.at(i);
        }
        guest(act.who).command(message);
        house.calm();
    }
    performance.entries = house.disk().entries(party.id);
    std::vector<Guest*> readers;
    for (const Seat seat : twin.readers) {
        if (seat == kSpectator)
            readers.push_back(&guest(play.way.players));
        else if (party.seated[static_cast<std::size_t>(seat)])
            readers.push_back(&guest(number(seat)));
        else
            continue;  // a bot reads no frames
        look_round(*readers.back(), party.id);
    }
    for (Guest* each : readers) ask_round(*each, party.id);
    std::size_t at = 0;
    for (const Seat seat : twin.readers) {
        if (seat != kSpectator && !party.seated[static_cast<std::size_t>(seat)]) continue;
        Guest& reader = *readers[at++];
        reader.sync();
        std::vector<std::string>& all = performance.received[seat];
        all = reader.frames;
        all.insert(all.end(), reader.bodies.begin(), reader.bodies.end());
    }
    return performance;
}

}  // namespace moneybags::house_tests
