#include "app/parlour.h"

#include <algorithm>
#include <stdexcept>

#include "app/sitting.h"
#include "core/words.h"
#include "guide/rulebook.h"
#include "notation/money.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

constexpr std::size_t kReminder = 12;  // lines repeated when a game goes on

}  // namespace

Parlour::Parlour(Kept& kept, Terminal& terminal, Language language, bool timed)
    : kept_(kept),
      terminal_(terminal),
      language_(language),
      timed_(timed),
      words_(app_voice(language)),
      narrator_(terminal, session(), language),
      seen_(kMaxSeats + 1, kept.table.lines()) {}

void Parlour::remind() {
    for (std::size_t& seen : seen_) seen -= std::min(seen, kReminder);
}

SeatSet Parlour::people() const {
    SeatSet sitting;
    for (const Seat seat : SeatSet::first(table().chairs().size())) {
        if (chair(seat).kind == Table::Chair::Kind::Person) sitting.add(seat);
    }
    return sitting;
}

SeatSet Parlour::minded() const {
    SeatSet away;
    for (const Seat seat : people()) {
        if (chair(seat).minded) away.add(seat);
    }
    return away;
}

std::optional<Seat> Parlour::watcher() const {
    if (people().size() == 1) return people().lowest();
    if (people() == minded()) return kSpectator;
    return {};  // several people: each is told when asked
}

Time Parlour::now() const {
    if (!timed_) return table().changed();
    return std::chrono::floor<Span>(std::chrono::system_clock::now());
}

// ---- what happens ----

void Parlour::add(const Table::Judged& entry) {
    kept_.add(entry);
    if (file_ != nullptr) file_->append(kept_.lines.back());
}

std::optional<std::string> Parlour::command(Seat seat, Command::What what) {
    const Command wanted{
        .by = person_at(seat), .name = chair(seat).name, .id = {}, .what = std::move(what)};
    const Granted<Table::Judged> entry = table().ask(wanted, now());
    if (!entry) return table().explain(entry.error(), language_);
    add(*entry);
    return {};
}

void Parlour::let_bot() {
    const auto thought = table().bot_asked(now());
    if (!thought) throw std::logic_error("the table waits for nobody");
    const AnyMove move = bots_.answer(table(), *thought);
    mind_bots();
    const Granted<Table::Judged> entry = table().bot_answers(*thought, move, now());
    if (!entry) {  // a bot that cheats is a bug of ours
        throw std::logic_error(chair(thought->seat).name + " (a bot) tried \"" +
                               notation().move_text(thought->seat, move) +
                               "\": " + table().explain(entry.error(), Language{}));
    }
    add(*entry);
}

// ---- what people are told ----

bool Parlour::tell(Seat seat, std::size_t from) {
    const Reader reader = seat == kSpectator ? Reader{} : table().reader_at(seat);
    bool told = false;
    for (const wire::Line& line : table().news(reader, from, language_)) {
        // Where nobody need agree, asking and taking back are one.
        if (line.what == "undo-asked" && people().size() == 1) continue;
        told = narrator_.tell(line) || told;
    }
    return told;
}

bool Parlour::tell_news(Seat reader) {
    std::size_t& seen = seen_[static_cast<std::size_t>(reader)];
    const std::size_t from = seen;
    seen = table().lines();
    return tell(reader, from);
}

void Parlour::mind_bots() {
    if (!bots_.instead() || excused_) return;
    excused_ = true;
    terminal_.wrapped(words_("play.instead", "why", bots_.instead()->sentence()), 0, Paint::Wrong);
}

void Parlour::mind_log() {
    if (file_ == nullptr || !file_->broken() || mourned_) return;
    mourned_ = true;
    terminal_.wrapped(words_("play.log-broken", "file", file_->path()), 0, Paint::Wrong);
}

void Parlour::follow() {
    const std::optional<Seat> reader = watcher();
    if (!reader) return;  // the next one asked is told
    mind_log();
    if (tell_news(*reader)) terminal_.pause();
}

bool Parlour::greet() {
    const Ruleset& ruleset = game().ruleset();
    terminal_.rule(std::string(ruleset.name));
    const std::string about = Guide(game(), language_).in_short();
    if (!about.empty()) terminal_.wrapped(about);
    terminal_.line();
    std::vector<std::string> here, bots;
    for (const Seat seat : SeatSet::first(table().chairs().size())) {
        (is_person(seat) ? here : bots).push_back(chair(seat).name);
    }
    if (!here.empty()) {
        terminal_.wrapped(
            words_(here.size() == 1 ? "play.you-are" : "play.people", "names", words_.list(here)));
    }
    if (!bots.empty()) terminal_.wrapped(words_("play.bots", "names", words_.list(bots)));
    if (!here.empty()) terminal_.wrapped(words_("play.how"), 0, Paint::Dim);
    const entry::Open& opening = table().opening();
    if (!opening.unsealed) {
        terminal_.wrapped(words_("play.sealed", "digest", commitment(opening.seed, opening.table)),
                          0, Paint::Dim);
    }
    terminal_.line();
    // A shared screen is wiped at once: this must be read before.
    return watcher() || press_enter(words_("play.begin"));
}

bool Parlour::is_quit(const std::string& typed) const {
    std::string word = lower(typed);
    if (word.starts_with('/')) word.erase(0, 1);
    return word == "quit" || word == words_("command.quit");
}

bool Parlour::press_enter(const std::string& words) {
    while (true) {
        terminal_.wrapped(words, 0, Paint::Question);
        const std::optional<std::string> typed = terminal_.ask("");
        if (!typed || is_quit(*typed)) return false;
        if (typed->empty()) return true;
    }
}

bool Parlour::hand_over(Seat seat) {
    if (watcher() || looking_ == seat) return true;
    looking_ = seat;
    terminal_.wipe();
    if (!press_enter(words_("play.pass", "name", chair(seat).name))) return false;
    terminal_.wipe();
    return true;
}

void Parlour::show_table(Seat seat, const Menu& menu, bool details) {
    const AnyView view = game().view(state(), seat);
    terminal_.line();
    terminal_.line(notation().picture(view, language_, terminal_.colour()));
    const std::string more =
        details ? notation().details(view, language_, terminal_.colour()) : std::string();
    if (!more.empty()) terminal_.line(more);
    terminal_.wrapped(notation().question(view, language_), 0, Paint::Question);
    menu.show(terminal_);
}

// ---- what people answer ----

// When this seat, or the phase it talks in, runs out of time.
std::optional<Time> Parlour::deadline(Seat seat) const {
    if (!timed_) return {};
    const wire::Snapshot seen = table().snapshot(table().reader_at(seat), language_);
    std::optional<std::int64_t> first = seen.game->phase_ends;
    for (const wire::Deadline& each : seen.game->deadlines) {
        if (each.seat == number(seat) && (!first || each.at < *first)) first = each.at;
    }
    if (!first) return {};
    return Time{Span{*first}};
}

Parlour::Answer Parlour::hear(Seat seat, const std::string& prompt, std::string& typed) {
    const std::optional<Time> until = deadline(seat);
    std::optional<Span> left;
    if (until) left = std::max(*until - now(), Span{0});
    Heard heard = terminal_.hear(prompt, left);
    if (heard.how == Heard::How::Late) return Answer::Late;
    if (heard.how == Heard::How::Ended) return Answer::Left;
    typed = std::move(heard.line);
    return Answer::Given;
}

Parlour::Answer Parlour::ask(Seat seat) {
    if (!hand_over(seat)) return Answer::Left;
    tell_news(seat);
    mind_log();
    const Menu menu(game(), notation(), language_, seat, game().legal(state(), seat));
    show_table(seat, menu);
    terminal_.complete_to(menu.texts());
    if (const auto until = deadline(seat)) {
        const auto left = std::chrono::ceil<std::chrono::seconds>(*until - now());
        terminal_.wrapped(words_("play.seconds", "seconds", left.count()), 0, Paint::Dim);
    }
    const std::string prompt = terminal_.painted(chair(seat).name + ">", Paint::Bold) + " ";
    while (true) {
        std::string typed;
        if (const Answer heard = hear(seat, prompt, typed); heard != Answer::Given) return heard;
        if (typed.empty()) {
            menu.show(terminal_);
            continue;
        }
        const Understood understood = understand(seat, typed, menu);
        mind_log();
        if (understood == Understood::Quit) return Answer::Left;
        if (understood == Understood::Done) return Answer::Given;
        if (understood == Understood::Yes) continue;

        Menu::Pick pick = menu.read(typed);
        if (const auto* open = std::get_if<Menu::Open>(&pick)) {
            const std::string how_much = words_("play.how-much", "what", open->text, "least",
                                                open->least, "most", open->most);
            const Answer heard = hear(seat, how_much, typed);
            if (heard != Answer::Given) return heard;
            pick = menu.with_amount(*open, typed);
        }
        if (const auto* problem = std::get_if<Problem>(&pick)) {
            complain(problem->sentence());
            terminal_.wrapped(words_("play.try-again"), 0, Paint::Dim);
            continue;
        }
        entry::Move move;
        move.move = notation().move_json(std::get<AnyMove>(pick));
        if (const auto refused = command(seat, std::move(move))) {
            complain(*refused);
            continue;
        }
        terminal_.line();
        return Answer::Given;
    }
}

bool Parlour::let_them_back() {
    if (!all_minded()) return true;
    if (!offered_) terminal_.wrapped(words_("play.minded"), 0, Paint::Question);
    offered_ = true;
    if (!terminal_.hears(Span{0})) return true;
    offered_ = false;
    const std::optional<std::string> typed = terminal_.ask("");
    if (!typed || is_quit(*typed)) return false;
    back();
    return true;
}

void Parlour::finish() {
    if (!watcher()) {  // all look at the screen now, and may read everything
        std::size_t from = table().lines();
        for (const Seat seat : people()) {
            from = std::min(from, seen_[static_cast<std::size_t>(seat)]);
        }
        terminal_.wipe();
        tell(kSpectator, from);
    }
    mind_log();
    const Standing standing = game().standing(state());
    std::vector<Seat> order;
    for (const Seat seat : SeatSet::first(table().chairs().size())) order.push_back(seat);
    // A winner may hold less than somebody who was not allowed to win.
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        const bool a_won = standing.winners.has(a), b_won = standing.winners.has(b);
        return a_won != b_won ? a_won : standing.score[a] > standing.score[b];
    });
    terminal_.line();
    terminal_.rule(words_("play.end"));
    const Voice units = game_voice(game().ruleset(), language_);
    std::size_t widest = 0;
    for (const Seat seat : order)
        widest = std::max(widest, static_cast<std::size_t>(columns(chair(seat).name)));
    for (const Seat seat : order) {
        const bool won = standing.winners.has(seat);
        const std::string score = score_text(game(), units, standing.score[seat]);
        terminal_.line(
            (won ? "  ★ " : "    ") + padded(chair(seat).name, widest + 2) +
                std::string(static_cast<std::size_t>(std::max(0, 6 - columns(score))), ' ') + score,
            won ? Paint::Bold : Paint::Plain);
    }
}

bool Parlour::run() {
    if (!greet()) return false;
    follow();
    while (table().status() == Table::Status::Running) {
        if (const auto entry = table().due(now())) {
            add(*entry);
        } else if (const Seat seat = game().next(state()); is_person(seat) && !chair(seat).minded) {
            if (ask(seat) == Answer::Left) return false;
        } else {
            let_bot();
        }
        follow();
        if (!let_them_back()) return false;
    }
    finish();
    return true;
}

}  // namespace moneybags
