#include "app/parlour.h"

#include <algorithm>
#include <stdexcept>

#include "guide/rulebook.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

constexpr std::size_t kReminder = 12;  // news repeated when a game goes on

Seat seat_at(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

}  // namespace

Parlour::Parlour(Session& session, Terminal& terminal, Language language,
                 const std::vector<std::string>& levels, std::uint64_t seed)
    : session_(session),
      terminal_(terminal),
      language_(language),
      words_(app_voice(language)),
      narrator_(terminal, session, language) {
    // Luck and every bot have streams of their own: what one does leaves the others' draws alone.
    Rng streams{seed};
    luck_ = Rng{streams.next()};
    for (const std::string& level : levels) {
        Chair chair;
        if (!level.empty()) chair.bot = *make_bot(game().ruleset(), level);
        chair.whim = Rng{streams.next()};
        chairs_.push_back(std::move(chair));
    }
}

bool Parlour::is_person(Seat seat) const {
    return chairs_[static_cast<std::size_t>(seat)].bot == nullptr;
}

std::optional<Seat> Parlour::watcher() const {
    std::optional<Seat> only = kSpectator;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].bot != nullptr) continue;
        if (only != kSpectator) return {};  // several people: each is told when asked
        only = seat_at(i);
    }
    return only;
}

void Parlour::happened(const std::vector<AnyEvent>& events) {
    for (const AnyEvent& event : events) {
        for (std::size_t i = 0; i < chairs_.size(); ++i) {
            if (chairs_[i].bot != nullptr && game().audience(event).includes(seat_at(i))) {
                chairs_[i].bot->hear(game(), event);
            }
        }
        news_.push_back({.event = event, .speaker = {}, .words = {}});
    }
    if (file_ != nullptr) file_->follow(session_);
}

void Parlour::catch_up() {
    Session again = rewound(session_);
    for (const Record& record : session_.records()) {
        happened(*again.step(record));
        if (record.kind == Record::Kind::Say) {
            news_.push_back({.event = {}, .speaker = record.seat, .words = record.words});
        }
    }
    for (Chair& chair : chairs_) chair.seen = news_.size() - std::min(news_.size(), kReminder);
}

bool Parlour::may_know(const News& news, Seat reader) const {
    return !news.event || game().audience(*news.event).includes(reader);
}

void Parlour::tell(const News& news, Seat reader) {
    if (news.event) {
        narrator_.tell(*news.event, reader);
    } else {
        narrator_.said(news.speaker, news.words);
    }
}

void Parlour::tell_news(Seat reader) {
    std::size_t& seen = chairs_[static_cast<std::size_t>(reader)].seen;
    for (; seen < news_.size(); ++seen) {
        if (may_know(news_[seen], reader)) tell(news_[seen], reader);
    }
}

void Parlour::mind_log() {
    if (file_ == nullptr || !file_->broken() || mourned_) return;
    mourned_ = true;
    terminal_.wrapped(words_("play.log-broken", {{"file", file_->path()}}), 0, Paint::Wrong);
}

void Parlour::follow() {
    const std::optional<Seat> reader = watcher();
    if (!reader) return;  // the next one asked is told
    mind_log();
    if (*reader != kSpectator) {
        const std::size_t before = chairs_[static_cast<std::size_t>(*reader)].seen;
        tell_news(*reader);
        if (before == news_.size()) return;
    } else {
        for (const News& news : news_) {
            if (may_know(news, kSpectator)) tell(news, kSpectator);
        }
        news_.clear();
    }
    terminal_.pause();
}

void Parlour::let_luck() {
    const AnyOutcome outcome = game().draw(game().outcomes(session_.state()), luck_);
    happened(*session_.luck(outcome));
}

void Parlour::let_bot(Seat seat) {
    Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    const std::vector<AnyChoice> legal = game().legal(session_.state(), seat);
    const AnyMove move =
        chair.bot->choose(game(), game().view(session_.state(), seat), legal, chair.whim);
    const auto played = session_.play(seat, move);
    if (!played) {  // a bot that cheats is a bug of ours
        throw std::logic_error(name(seat) + " (a bot) tried \"" + notation().move_text(seat, move) +
                               "\": " + notation().explain(played.error(), Language{}));
    }
    happened(*played);
}

bool Parlour::greet() {
    const Ruleset& ruleset = game().ruleset();
    terminal_.rule(std::string(ruleset.name));
    const Guide guides(game(), language_);
    const std::string about = std::string(ruleset.id) + ".short";
    if (guides.knows(about)) terminal_.wrapped(guides(about));
    terminal_.line();
    std::vector<std::string> people, bots;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        (chairs_[i].bot == nullptr ? people : bots).push_back(session_.names()[i]);
    }
    if (!people.empty()) {
        terminal_.wrapped(words_(people.size() == 1 ? "play.you-are" : "play.people",
                                 {{"names", words_.list(people)}}));
    }
    if (!bots.empty()) terminal_.wrapped(words_("play.bots", {{"names", words_.list(bots)}}));
    if (!people.empty()) terminal_.wrapped(words_("play.how"), 0, Paint::Dim);
    terminal_.line();
    // Who shares a screen has it wiped at once, and would never have read this.
    return watcher() || press_enter(words_("play.begin"));
}

bool Parlour::press_enter(const std::string& words) {
    while (true) {
        terminal_.wrapped(words, 0, Paint::Question);
        const std::optional<std::string> typed = terminal_.ask("");
        if (!typed) return false;
        if (typed->empty()) return true;
        std::string word = lower(*typed);
        if (word.front() == '/') word.erase(0, 1);
        if (word == "quit" || word == words_("command.quit")) return false;
    }
}

bool Parlour::hand_over(Seat seat) {
    if (watcher() || looking_ == seat) return true;
    looking_ = seat;
    terminal_.wipe();
    if (!press_enter(words_("play.pass", {{"name", name(seat)}}))) return false;
    terminal_.wipe();
    return true;
}

void Parlour::show_table(Seat seat, const Menu& menu) {
    const AnyView view = game().view(session_.state(), seat);
    terminal_.line();
    terminal_.line(notation().picture(view, language_, terminal_.colour()));
    terminal_.wrapped(notation().question(view, language_), 0, Paint::Question);
    menu.show(terminal_);
}

Parlour::Answer Parlour::ask(Seat seat) {
    if (!hand_over(seat)) return Answer::Left;
    tell_news(seat);
    mind_log();
    const Menu menu(game(), notation(), words_, game_voice(game().ruleset(), language_), seat,
                    game().legal(session_.state(), seat));
    show_table(seat, menu);
    const std::string prompt = terminal_.painted(name(seat) + "> ", Paint::Bold);
    while (true) {
        const std::optional<std::string> typed = terminal_.ask(prompt);
        if (!typed) return Answer::Left;
        if (typed->empty()) {
            menu.show(terminal_);
            continue;
        }
        const Understood command = obey(seat, *typed, menu);
        mind_log();
        if (command == Understood::Quit) return Answer::Left;
        if (command == Understood::Yes) continue;

        Menu::Pick pick = menu.read(*typed);
        if (const auto* open = std::get_if<Menu::Open>(&pick)) {
            const auto amount =
                terminal_.ask(words_("play.how-much", {{"what", open->text},
                                                       {"least", std::to_string(open->least)},
                                                       {"most", std::to_string(open->most)}}));
            if (!amount) return Answer::Left;
            pick = menu.with_amount(*open, *amount);
        }
        if (const auto* problem = std::get_if<Problem>(&pick)) {
            terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
            terminal_.wrapped(words_("play.try-again"), 0, Paint::Dim);
            continue;
        }
        const auto played = session_.play(seat, std::get<AnyMove>(pick));
        if (!played) {
            terminal_.wrapped(notation().explain(played.error(), language_), 0, Paint::Wrong);
            continue;
        }
        terminal_.line();
        happened(*played);
        return Answer::Moved;
    }
}

void Parlour::finish() {
    if (!watcher()) {  // all look at the screen now: what nobody has been told yet, as anybody may
                       // see it
        std::size_t from = news_.size();
        for (std::size_t i = 0; i < chairs_.size(); ++i) {
            if (chairs_[i].bot == nullptr) from = std::min(from, chairs_[i].seen);
        }
        terminal_.wipe();
        for (std::size_t i = from; i < news_.size(); ++i) {
            if (may_know(news_[i], kSpectator)) tell(news_[i], kSpectator);
        }
    }
    mind_log();
    const Standing standing = game().standing(session_.state());
    std::vector<Seat> order;
    for (std::size_t i = 0; i < chairs_.size(); ++i) order.push_back(seat_at(i));
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
        widest = std::max(widest, static_cast<std::size_t>(columns(name(seat))));
    for (const Seat seat : order) {
        const bool won = standing.winners.has(seat);
        const std::string number = std::to_string(standing.score[seat]);
        const std::string score = units.knows("money") ? units("money", {{"n", number}}) : number;
        terminal_.line((won ? "  ★ " : "    ") + padded(name(seat), widest + 2) +
                           std::string(score.size() < 6 ? 6 - score.size() : 0, ' ') + score,
                       won ? Paint::Bold : Paint::Plain);
    }
}

bool Parlour::run() {
    if (!greet()) return false;
    while (true) {
        const Turn turn = game().turn(session_.state());
        if (turn.kind == Turn::Kind::Over) break;
        if (turn.kind == Turn::Kind::Chance) {
            let_luck();
        } else if (const Seat seat = game().next(session_.state()); is_person(seat)) {
            if (ask(seat) == Answer::Left) return false;
        } else {
            let_bot(seat);
        }
        follow();
    }
    finish();
    return true;
}

}  // namespace moneybags
