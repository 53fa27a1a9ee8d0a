// Who may see what. Everything a reader is sent is built here, by naming what that reader may see.

#include <algorithm>

#include "notation/money.h"
#include "table/lesson.h"
#include "table/lobby.h"
#include "table/phrases.h"

namespace moneybags {

namespace {

namespace json = boost::json;

constexpr std::string_view kTexts = "table";

std::int64_t millis(Time time) { return time.time_since_epoch().count(); }

std::vector<int> numbers(SeatSet seats) {
    std::vector<int> list;
    for (const Seat seat : seats) list.push_back(number(seat));
    return list;
}

std::string_view word(Table::Chair::Kind kind) {
    switch (kind) {
        case Table::Chair::Kind::Open:
            return "open";
        case Table::Chair::Kind::Person:
            return "person";
        case Table::Chair::Kind::Bot:
            break;
    }
    return "bot";
}

}  // namespace

// ---- readers ----

Reader Table::reader(PersonId person) const {
    const std::optional<Seat> seat = seat_of(person);
    return seat ? reader_at(*seat) : Reader{.hosts = is_host(person)};
}

Reader Table::reader_at(Seat seat) const {
    if (chair(seat).kind != Chair::Kind::Person) return {};
    return {.seat = seat, .from = chair(seat).from, .span = chair(seat).span};
}

Reader Table::present(const Reader& reader) const {
    if (reader.seat == kSpectator) return Reader{.hosts = reader.hosts};
    const Reader now = reader_at(reader.seat);
    return now.span == reader.span ? now : Reader{};
}

std::string Table::stream(const Reader& reader) {
    if (reader.seat == kSpectator) return "watch";
    return "seat" + std::to_string(number(reader.seat)) + "." + std::to_string(reader.span);
}

std::int64_t Table::seq(const Reader& reader) const { return story_.seq(present(reader)); }

// ---- messages ----

wire::Snapshot Table::snapshot(const Reader& whoever, Language language) const {
    const Reader reader = present(whoever);
    wire::Snapshot snapshot;
    snapshot.stream = stream(reader);
    snapshot.seq = story_.seq(reader);
    snapshot.you.host = reader.hosts;
    if (reader.seat != kSpectator) {
        snapshot.you.seat = number(reader.seat);
        snapshot.you.host = is_host(chair(reader.seat).person);
    }
    snapshot.table = table_block(reader, language);
    if (session_) snapshot.game = game_block(reader, language);
    snapshot.lines = story(reader, lines(), kLinesInSnapshot, language);
    return snapshot;
}

std::optional<wire::Delta> Table::delta(const Reader& whoever, std::int64_t after,
                                        Language language) const {
    const Reader reader = present(whoever);
    const std::int64_t seq = story_.seq(reader);
    if (after < 0 || after >= seq) return {};
    const Story::News news = story_.since(reader, after);
    wire::Delta delta;
    delta.stream = stream(reader);
    delta.after = after;
    delta.seq = seq;
    if (news.table) delta.table = table_block(reader, language);
    if (news.game && session_) delta.game = game_block(reader, language);
    delta.lines = news.opened ? story(reader, lines(), kLinesInSnapshot, language)
                              : lines_block(news.first_line, lines(), reader, language);
    return delta;
}

std::vector<wire::Line> Table::story(const Reader& whoever, std::size_t before, std::size_t count,
                                     Language language) const {
    const Reader reader = present(whoever);
    // `before` is a number in the reader's story: find the line that bears it.
    std::size_t end = 0;
    for (std::size_t number = 0; end < lines(); ++end) {
        if (!story_.shows(end, reader)) continue;
        if (number++ == before) break;
    }
    std::size_t first = end;
    for (std::size_t found = 0; first > 0 && found < count;) {
        if (story_.shows(--first, reader)) ++found;
    }
    return lines_block(first, end, reader, language);
}

std::vector<wire::Line> Table::news(const Reader& whoever, std::size_t from,
                                    Language language) const {
    return lines_block(from, lines(), present(whoever), language);
}

std::vector<wire::Line> Table::lines_block(std::size_t first, std::size_t end, const Reader& reader,
                                           Language language) const {
    std::vector<wire::Line> block;
    std::int64_t number = story_.number(first, reader);
    // The first line of a step that a reader sees says whose hand it was; it may stand before
    // these.
    std::optional<std::uint32_t> last;
    for (std::size_t i = first; first < end && i-- > 0;) {
        const StoryLine& line = story_.lines()[i];
        if (line.chapter != story_.lines()[first].chapter) break;
        if (line.is_event() && story_.shows(i, reader)) last = line.chapter;
    }
    for (std::size_t i = first; i < end; ++i) {
        if (!story_.shows(i, reader)) continue;
        const StoryLine& line = story_.lines()[i];
        wire::Line told = line_block(i, reader, language);
        told.number = number++;
        const std::optional<Hand> hand = story_.chapter(line).hand;
        const bool first_of_step = line.is_event() && last != line.chapter;
        if (hand && *hand != Hand::Luck && first_of_step) told.hand = std::string(word(*hand));
        if (line.is_event()) last = line.chapter;
        block.push_back(std::move(told));
    }
    return block;
}

wire::Line Table::line_block(std::size_t i, const Reader& reader, Language language) const {
    const StoryLine& line = story_.lines()[i];
    wire::Line told;
    told.at = millis(story_.chapter(line).at);
    told.what = line.what;
    if (line.seat != kSpectator) told.seat = number(line.seat);
    told.text = sentence(line, i, reader, language);
    // Before the end a number would count what others did in secret.
    if (story_.is_open() && line.step) told.step = *line.step;
    if (line.is_event()) {
        const Notation& notation = session_->notation();
        const std::string clause = notation.clause_of(event(line));
        if (!clause.empty()) told.clause = clause;
        const std::string_view icon = notation.icon_of(event(line));
        if (!icon.empty()) told.icon = icon;
        told.event = notation.event_json(event(line));
    } else if (const Remark& remark = remarks_[line.item]; !remark.quip.empty()) {
        told.event = json::object{{"words", quip_words(remark, language)}};
    } else if (const json::object& about = remarks_[line.item].event; !about.empty()) {
        told.event = about;
        if (const json::value* said = about.if_contains("words")) {
            told.event->as_object()["words"] = as_heard(std::string(said->get_string()), language);
        }
    }
    return told;
}

std::string Table::sentence(const StoryLine& line, std::size_t i, const Reader& reader,
                            Language language) const {
    const Voice voice(kTexts, language);
    if (!line.is_event()) {
        const Remark& remark = remarks_[line.item];
        std::string key = "line." + std::string(line.what);
        if (!remark.turn.empty()) key += "." + remark.turn;
        Figures figures = remark.figures;
        if (!remark.quip.empty()) figures.emplace_back("words", quip_words(remark, language));
        for (Figure& each : figures) {
            if (each.first == "words") each.second = as_heard(each.second, language);
        }
        std::vector<std::string> moves;
        for (const record::Move& each : remark.moves) moves.push_back(words_of(each, language));
        figures.emplace_back("moves", voice.list(moves));
        return voice(key, figures);
    }
    // What a seat did before the reader sat there was not "you".
    const Seat as = i < reader.from ? kSpectator : reader.seat;
    const Notation& notation = session_->notation();
    if (line.to.has(as)) return notation.tell(event(line), language, as);
    const Seat told = line.to.lowest();  // the story is open now
    const std::string text = notation.tell(event(line), language, told);
    if (text.empty()) return text;
    return voice("line.private", {who(told), {"text", text}});
}

// ---- the table, as everybody sees it ----

wire::Table Table::table_info(Language language) const { return table_block({}, language); }

wire::Table Table::table_block(const Reader& reader, Language language) const {
    const Settings& settings = opening_.settings;
    wire::Table block;
    block.id = opening_.table;
    block.game = opening_.game;
    block.name = ruleset_->name;
    block.players = opening_.players;
    block.options = opening_.options;
    block.status = status_word(status_);
    block.is_public = settings.is_public;
    block.spectators = settings.spectators;
    block.drop_in = settings.drop_in;
    block.clock = {std::string(word(settings.clock.kind)), settings.clock.window.count(),
                   settings.clock.phase.count()};
    block.away = word(settings.away);
    block.digest = digest_;
    const bool shown = status_ == Status::Over;
    if (shown) block.seed = hex(opening_.seed.bytes);
    if (const auto& begun = opening_.begun) {
        block.begun =
            wire::Begun{begun->table, commitment(begun->seed, begun->table), {}, begun->steps};
        if (shown) block.begun->seed = hex(begun->seed.bytes);
    }
    for (const Seat seat : seats()) {
        const Chair& from = chair(seat);
        wire::Chair told;
        told.seat = number(seat);
        told.kind = word(from.kind);
        told.name = from.name;
        if (from.kind == Chair::Kind::Bot) told.level = from.level;
        if (character(seat) != nullptr) told.character = from.name;
        told.host = from.kind == Chair::Kind::Person && is_host(from.person);
        told.minded = from.minded;
        if (from.minded) told.minded_since = story_.number(from.minded_from, reader);
        told.muted = from.kind == Chair::Kind::Person && muted_.contains(from.person);
        block.chairs.push_back(std::move(told));
    }
    block.watchers_muted = watchers_muted_;
    if (undo_) {
        block.undo = wire::Undo{number(undo_->seat), words_of(move_at(undo_->record), language),
                                numbers(undo_->agreed), numbers(missing_consent())};
    }
    if (reader.seat != kSpectator || reader.hosts) {
        for (const Knocking& each : knocks_) block.knocks.push_back(knock_block(each));
    }
    block.hints = hints();
    for (const auto& [measure, seats] : votes_) {
        if (measure.first == entry::AgreeHints::kAsked && block.hints == true) continue;
        block.votes.push_back(
            {measure.first, measure.second, numbers(seats), static_cast<int>(needed(measure))});
    }
    if (!rematch_.empty()) block.rematch = rematch_;
    return block;
}

// ---- the game, as one reader sees it ----

wire::Game Table::game_block(const Reader& reader, Language language) const {
    const Notation& notation = session_->notation();
    const AnyView view = game().view(state(), reader.seat);
    wire::Game block;
    block.view = notation.view_json(view);
    block.picture = notation.picture(view, language, false);
    const Standing standing = game().standing(state());
    block.standing.over = standing.over;
    block.standing.winners = numbers(standing.winners);
    for (const Seat seat : seats()) block.standing.score.push_back(standing.score[seat]);
    block.standing.unit = score_unit(game());
    if (status_ != Status::Running) return block;

    block.seats = numbers(turn_.seats);
    block.awaited = numbers(turn_.awaited);
    for (const Seat seat : turn_.awaited) {
        if (const auto at = deadline(seat)) block.deadlines.push_back({number(seat), millis(*at)});
    }
    if (const auto at = phase_deadline()) block.phase_ends = millis(*at);
    if (reader.seat == kSpectator) return block;

    if (turn_.seats.has(reader.seat)) block.question = notation.question(view, language);
    for (const AnyChoice& choice : game().legal(state(), reader.seat)) {
        wire::Choice told{tell_choice(game(), notation, reader.seat, choice),
                          game().question(state(), reader.seat, game().move(choice, 0)),
                          notation.choice_words(reader.seat, choice, language)};
        if (told.words == told.text) told.words.reset();
        block.choices.push_back(std::move(told));
    }
    block.may_say = !game().say_objection(state(), reader.seat);
    block.may_undo = !undo_denied(reader.seat);
    block.hint = hint_block(reader.seat);
    return block;
}

std::optional<wire::Hint> Table::hint_block(Seat seat) const {
    if (!opening_.settings.lesson || seat != Lesson::kLearner) return {};
    const Lesson* lesson = find_lesson(opening_.game);
    const auto advice = lesson == nullptr ? std::nullopt : suggestion(*lesson, *session_);
    if (!advice) return {};
    const Notation& notation = session_->notation();
    return wire::Hint{notation.move_json(advice->what), notation.move_text(seat, advice->what),
                      static_cast<int>(advice->number)};
}

// ---- denials ----

std::string Table::explain(const Denial& denial, Language language) const {
    if (denial.refusal && session_) return session_->notation().explain(*denial.refusal, language);
    const Voice voice(kTexts, language);
    Figures figures;
    for (const auto& [name, value] : denial.figures) figures.emplace_back(name, value);
    if (denial.problem) {
        std::optional<Problem> problem = denial.problem;
        if (denial.typed && session_) {
            // It may be read by now: then what was wrong when it came is told.
            const Result<AnyMove> again = read_typed(*denial.typed, language);
            if (!again) problem = again.error();
        }
        figures.emplace_back("problem", problem->sentence());
    }
    return voice("deny." + denial.reason, figures);
}

}  // namespace moneybags
