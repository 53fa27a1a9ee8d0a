#pragma once

// A game in the terminal: people at one screen, bots in the other chairs. A table runs it; here it
// is shown, and what people type becomes commands.

#include <optional>
#include <string>
#include <vector>

#include "app/log_file.h"
#include "app/menu.h"
#include "app/narrator.h"
#include "app/terminal.h"
#include "app/words.h"
#include "table/hint.h"
#include "table/minds.h"

namespace moneybags {

class Parlour {
   public:
    // A table whose game has begun. Time goes by only if it is `timed`.
    Parlour(Kept& kept, Terminal& terminal, Language language, bool timed = false);

    void keep_log(LogFile* file) { file_ = file; }
    // People are reminded of the last of what happened before they sat down.
    void remind();
    // Plays to the end; false if the people left before.
    bool run();

   private:
    enum class Answer { Given, Late, Left };

    const Table& table() const { return kept_.table; }
    const Session& session() const { return *table().session(); }
    const Game& game() const { return session().game(); }
    const Notation& notation() const { return session().notation(); }
    const AnyState& state() const { return session().state(); }
    const Table::Chair& chair(Seat seat) const {
        return table().chairs()[static_cast<std::size_t>(seat)];
    }
    bool is_person(Seat seat) const { return chair(seat).kind == Table::Chair::Kind::Person; }
    SeatSet people() const;
    SeatSet minded() const;  // those for whom a bot answers
    // Whom the screen belongs to while nobody is asked: the only person, or all who watch.
    std::optional<Seat> watcher() const;
    bool all_minded() const { return !people().empty() && people() == minded(); }
    Time now() const;

    bool greet();  // false if the people leave at once
    void finish();
    void add(const Table::Judged&);
    // What a person asks for: nothing if it was granted, else why not.
    std::optional<std::string> command(Seat, Command::What);
    bool tell(Seat reader, std::size_t from);  // false if there was nothing for that reader
    bool tell_news(Seat reader);
    void follow();  // what a watcher sees while the bots play
    void let_bot();
    // Says so until somebody presses Enter; false if they leave instead.
    bool press_enter(const std::string& words);
    bool is_quit(const std::string& typed) const;
    bool hand_over(Seat);
    bool let_them_back();  // whoever had a bot answer, if they typed something; false if they leave
    void mind_bots();      // says once that one of them is not who should sit there
    void mind_log();       // says once that the log cannot be written any more
    std::optional<Time> deadline(Seat) const;
    Answer hear(Seat, const std::string& prompt, std::string& typed);
    Answer ask(Seat);
    void show_table(Seat, const Menu&, bool details = false);

    // parlour_commands.cpp
    enum class Understood { No, Yes, Done, Quit };  // Done: the seat need not be asked any more
    Understood understand(Seat, const std::string& typed, const Menu&);
    void complain(const std::string&);
    void help(const std::string& about);
    void rules(const std::string& about);
    void say(Seat, const std::string& words);
    Understood hint(Seat, const Menu&);
    void advise(Seat, const Menu&, const Hint&);
    void save(const std::string& path);
    Understood undo(Seat);
    std::optional<bool> agrees(const std::string& question);  // nothing if they leave
    Understood mind(Seat);
    void back();  // everybody for whom a bot answers

    Kept& kept_;
    Terminal& terminal_;
    Language language_;
    bool timed_;
    Voice words_;
    Narrator narrator_;
    Minds bots_{{.time = std::chrono::milliseconds(1000)}};  // as at a table of the house
    LogFile* file_ = nullptr;
    bool mourned_ = false;           // the log
    bool excused_ = false;           // a bot that could not come
    bool offered_ = false;           // they were told how to be back
    std::vector<std::size_t> seen_;  // lines of the story, by reader
    std::optional<Seat> looking_;    // who saw the screen last, when people share it
};

}  // namespace moneybags
