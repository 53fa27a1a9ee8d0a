#pragma once

// A game in the terminal: people at one screen, bots in the other chairs.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/log_file.h"
#include "app/menu.h"
#include "app/narrator.h"
#include "app/terminal.h"
#include "app/words.h"
#include "bots/bot.h"
#include "core/rng.h"
#include "table/log.h"

namespace moneybags {

class Parlour {
   public:
    // One level a seat; an empty one is a person's. They must have been checked.
    Parlour(Session& session, Terminal& terminal, Language language,
            const std::vector<std::string>& levels, std::uint64_t seed);

    void keep_log(LogFile* file) { file_ = file; }
    // Tells bots what happened before they sat down; people are reminded of the last of it.
    void catch_up();
    // Plays to the end; false if the people left before.
    bool run();

   private:
    // Something to tell: what happened, or what somebody said.
    struct News {
        std::optional<AnyEvent> event;
        Seat speaker{};
        std::string words;
    };
    struct Chair {
        std::unique_ptr<Bot> bot;  // none: a person sits here
        Rng whim{0};
        std::size_t seen = 0;  // how much of the news a person has read
    };
    enum class Answer { Moved, Left };

    const Game& game() const { return session_.game(); }
    const Notation& notation() const { return session_.notation(); }
    const std::string& name(Seat seat) const {
        return session_.names()[static_cast<std::size_t>(seat)];
    }
    bool is_person(Seat) const;
    // Whom the screen belongs to while nobody is asked: the only person, or all who watch.
    std::optional<Seat> watcher() const;

    bool greet();  // false if the people leave at once
    void finish();
    void happened(const std::vector<AnyEvent>&);
    bool may_know(const News&, Seat reader) const;
    void tell(const News&, Seat reader);
    void tell_news(Seat reader);
    void follow();  // what a watcher sees while the bots play
    void let_luck();
    void let_bot(Seat);
    // Says so until somebody presses Enter; false if they leave instead.
    bool press_enter(const std::string& words);
    bool hand_over(Seat);
    void mind_log();  // says once that the log cannot be written any more
    Answer ask(Seat);
    void show_table(Seat, const Menu&);

    // parlour_commands.cpp
    enum class Understood { No, Yes, Quit };
    Understood obey(Seat, const std::string& typed, const Menu&);
    void help(const std::string& about);
    void say(Seat, const std::string& words);
    void hint(Seat, const Menu&);
    void save(const std::string& path);
    void story(Seat);

    Session& session_;
    Terminal& terminal_;
    Language language_;
    Voice words_;
    Narrator narrator_;
    LogFile* file_ = nullptr;
    bool mourned_ = false;  // the log
    Rng luck_{0};
    std::vector<Chair> chairs_;
    std::vector<News> news_;
    std::optional<Seat> looking_;  // who saw the screen last, when people share it
};

}  // namespace moneybags
