// What bots say: lines of their characters, prompted by what everybody has seen or heard.

#include <algorithm>

#include "bots/bot.h"
#include "core/words.h"
#include "notation/texts.h"
#include "table/cast.h"
#include "table/table.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kBreath{700};          // before they speak, at the least
constexpr Span kHush{4'000};          // between two lines that nobody asked for
constexpr std::uint32_t kSeldom = 4;  // of so many moves one is explained, if they feel like it
constexpr Span kForgotten{12'000};    // a line that could not be said by then is not said any more

std::optional<Seat> seat_in(const json::object& event, const std::optional<std::string>& field,
                            std::size_t chairs) {
    const json::value* found = field ? event.if_contains(*field) : nullptr;
    if (found == nullptr || !found->is_int64()) return {};
    const std::int64_t seat = found->get_int64();
    if (seat < 0 || static_cast<std::size_t>(seat) >= chairs) return {};
    return Seat{static_cast<std::uint8_t>(seat)};
}

// Whether a word stands by itself: "shall" does not name Al.
bool names(std::string_view words, std::string_view name) {
    const auto is_letter = [&](std::size_t at) {
        return at < words.size() && words[at] >= 'a' && words[at] <= 'z';
    };
    for (std::size_t at = words.find(name); at != words.npos; at = words.find(name, at + 1)) {
        if (!(at > 0 && is_letter(at - 1)) && !is_letter(at + name.size())) return true;
    }
    return false;
}

bool is(const json::object& event, std::string_view what) {
    const json::value* found = event.if_contains("what");
    return found != nullptr && *found == json::value(what);
}

bool is_alike(const json::object& one, const json::object& other, const std::string& field) {
    const json::value *a = one.if_contains(field), *b = other.if_contains(field);
    return a != nullptr && b != nullptr && *a == *b;
}

}  // namespace

// ---- who they are ----

Names Table::bot_names() const {
    if (!opening_.settings.cast) return default_names(static_cast<int>(kMaxSeats));
    Names names;
    for (const Character& each : moneybags::cast()) names.push_back(each.name);
    Rng luck = moneybags::stream(opening_.seed, Purpose::Cast, 0);
    for (std::size_t left = names.size(); left > 1; --left) {
        std::swap(names[left - 1], names[luck.below(static_cast<std::uint32_t>(left))]);
    }
    return names;
}

const Character* Table::character(Seat seat) const {
    if (!opening_.settings.cast || chair(seat).kind != Chair::Kind::Bot) return nullptr;
    return find_character(chair(seat).name);
}

// ---- what they have on their tongues ----

bool Table::may_quip(Seat seat) const {
    if (character(seat) == nullptr) return false;
    if (status_ == Status::Running) return !game().say_objection(state(), seat);
    return status_ == Status::Over;
}

const Table::Quip* Table::next_quip() const {
    const Quip* first = nullptr;
    for (const Quip& each : quips_) {
        if (may_quip(each.seat) && (first == nullptr || each.at < first->at)) first = &each;
    }
    return first;
}

// A line for the occasion that was not said yet, if there is one. Whoever was spoken to answers;
// the others speak when they feel like it, and not all at once.
void Table::prompt(std::string_view occasion, Seat seat, std::optional<Seat> about, Time at,
                   bool surely, std::optional<Plea> why) {
    const Character* speaker = character(seat);
    if (speaker == nullptr || about == seat) return;
    std::erase_if(quips_, [&](const Quip& each) { return each.at + kForgotten < at; });
    if (!surely && (!quips_.empty() || (quipped_ > Time{} && at < quipped_ + kHush))) return;
    std::vector<std::string> fresh = lines_for(*speaker, occasion);
    std::erase_if(fresh, [&](const std::string& line) {
        return said_.contains(line) ||
               std::any_of(quips_.begin(), quips_.end(),
                           [&](const Quip& each) { return each.line == line; });
    });
    Rng luck = moneybags::stream(opening_.seed, Purpose::Cast, ++prompted_, number(seat));
    if (fresh.empty()) return;
    if (!surely && luck.below(100) >= static_cast<std::uint32_t>(speaker->talks)) return;
    Time when = at + kBreath + Span{luck.below(600)};
    for (const Quip& each : quips_) when = std::max(when, each.at + 2 * kBreath);
    quips_.push_back({seat, fresh[luck.below(static_cast<std::uint32_t>(fresh.size()))], about,
                      std::move(why), when});
}

// ---- what prompts them ----

// One bot that could speak, other than this one.
std::optional<Seat> Table::some_bot(std::optional<Seat> but) const {
    std::vector<Seat> could;
    for (const Seat seat : seats()) {
        if (seat != but && may_quip(seat)) could.push_back(seat);
    }
    if (could.empty()) return {};
    Rng luck = moneybags::stream(opening_.seed, Purpose::Cast, prompted_ + 1,
                                 static_cast<int>(chairs_.size()));
    return could[luck.below(static_cast<std::uint32_t>(could.size()))];
}

void Table::greet(Time at) {
    for (int i = 0; i < 2; ++i) {
        std::optional<Seat> said;
        if (!quips_.empty()) said = quips_.back().seat;
        if (const auto seat = some_bot(said)) prompt(occasion::kGreeting, *seat, {}, at, true);
    }
}

// The last event of the kind that a cue compares with, if it said something else.
bool Table::contradicts(const Cue& cue, const json::object& shown, std::size_t before) const {
    if (!cue.unlike) return true;
    for (std::size_t i = before; i-- > 0;) {
        if (!game().audience(heard_[i]).everybody) continue;
        const json::object said = session_->notation().event_json(heard_[i]).as_object();
        if (cue.since && is(said, *cue.since)) return false;
        const bool compared = std::any_of(cue.unlike->begin(), cue.unlike->end(),
                                          [&](const std::string& what) { return is(said, what); });
        if (!compared) continue;
        if (cue.same && !std::all_of(cue.same->begin(), cue.same->end(), [&](const auto& field) {
                return is_alike(said, shown, field);
            })) {
            continue;
        }
        return cue.differs && !is_alike(said, shown, *cue.differs);
    }
    return false;
}

// What happened since `from`, as far as everybody was told of it.
void Table::overhear(std::size_t from, Time at) {
    if (!opening_.settings.cast) return;
    for (std::size_t i = from; i < heard_.size(); ++i) {
        if (!game().audience(heard_[i]).everybody) continue;
        const json::object event = session_->notation().event_json(heard_[i]).as_object();
        for (const Cue& each : cues(ruleset_->texts)) {
            if (!is(event, each.event) || !contradicts(each, event, i)) continue;
            const std::optional<Seat> about = seat_in(event, each.about, chairs_.size());
            const std::optional<Seat> who =
                each.who ? seat_in(event, each.who, chairs_.size()) : some_bot(about);
            // Whoever is found out has something to say.
            if (who) prompt(each.says, *who, about, at, each.unlike && each.who);
        }
    }
    if (status_ != Status::Over) return;
    quips_.clear();  // the end is what there is to talk about
    const SeatSet winners = game().standing(state()).winners;
    for (const Seat seat : seats()) {
        prompt(winners.has(seat) ? occasion::kVictory : occasion::kDefeat, seat, {}, at, true);
    }
}

// Words of a person: whoever is named answers, else somebody may.
void Table::overhear(Seat speaker, const std::string& words, Time at) {
    bool named = false;
    for (const Seat seat : seats()) {
        if (character(seat) == nullptr) continue;
        if (!names(lower(words), lower(chair(seat).name))) continue;
        named = true;
        prompt(occasion::kSpoken, seat, speaker, at, true);
    }
    if (named) return;
    if (const auto seat = some_bot(speaker)) prompt(occasion::kSpoken, *seat, speaker, at, false);
}

void Table::overhear(Seat by, Seat hit, std::string_view gesture, Time at) {
    const bool thrown = gesture == "tomato" || gesture == "liar";
    const bool kind = gesture == "thanks" || gesture == "clap";
    const std::string_view says = thrown ? occasion::kTomato
                                  : kind ? occasion::kThanks
                                         : occasion::kSpoken;
    prompt(says, hit, by, at, true);
}

// What a bot that has thought could say for a move that it is about to make, by what everybody sees
// and has heard.
std::optional<Plea> Table::why_of(const record::Move& made) const {
    if (character(made.seat) == nullptr || !is_learned(*ruleset_, chair(made.seat).level))
        return {};
    std::vector<AnyEvent> heard;
    for (const AnyEvent& event : heard_) {
        if (game().audience(event).everybody) heard.push_back(event);
    }
    return plea({game(), game().view(state(), kSpectator), made.seat, made.move, heard});
}

// Now and then: nobody wants to hear it each time.
void Table::explain_move(Seat seat, const Plea& why, Time at) {
    Rng luck = moneybags::stream(opening_.seed, Purpose::Cast, ++prompted_, number(seat));
    if (luck.below(kSeldom) == 0) prompt(occasion::kWhy, seat, {}, at, false, why);
}

// ---- and when they say it ----

template <>
Table::Objection Table::objection(const entry::Quip& quip) const {
    if (const Objection denial = no_such_seat(quip.seat)) return denial;
    if (quip.about) {
        if (const Objection denial = no_such_seat(*quip.about)) return denial;
    }
    if (chair(quip.seat).kind != Chair::Kind::Bot) return Denial{.reason = "not-seated"};
    if (status_ == Status::Over) return {};
    if (const Objection denial = not_running()) return denial;
    if (const auto refusal = game().say_objection(state(), quip.seat)) {
        return Denial{.reason = "rules", .refusal = refusal};
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Quip& quip) {
    std::erase_if(quips_, [&](const Quip& each) { return each.line == quip.line; });
    said_.insert(quip.line);
    quipped_ = entry.at;
    Remark remark{.figures = {who(quip.seat)}, .quip = quip.line, .why = quip.why};
    if (quip.about) remark.figures.emplace_back("other", chair(*quip.about).name);
    const bool running = status_ == Status::Running;
    tell(running ? "say" : "chat", quip.seat, std::move(remark), kEverybody,
         running ? std::optional(present_step()) : std::nullopt);
}

// In the reader's language; a line that no cast has any more is only heard as a murmur.
std::string Table::quip_words(const Remark& remark, Language language) const {
    const Voice voice("cast", language);
    if (!voice.knows(remark.quip)) return "…";
    Figures figures = remark.figures;
    if (remark.why) {
        figures.emplace_back("why",
                             plea_words(*remark.why, *ruleset_, session_->names(), language));
    }
    return voice(remark.quip, figures);
}

}  // namespace moneybags
