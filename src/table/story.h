#pragma once

// The story of a table: its lines, who may read each, and how many messages every reader has had.
// A message is an entry that showed the reader something; entries that did not are not counted, so
// what is private to others leaves no gap in anybody's numbers.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "table/entry.h"

namespace moneybags {

// Who reads: a seat, from the line on at which its present person sat down (what came before was
// another's), or a spectator.
struct Reader {
    Seat seat = kSpectator;
    std::size_t from = 0;  // first line whose private part is the reader's
    int span = 0;          // which sitting on that chair
    bool hosts = false;    // watches as the host, and so sees who knocks

    bool operator==(const Reader&) const = default;
};

using Readers = EnumSet<Seat, kMaxSeats + 1>;  // seats, and as kSpectator all who watch
inline constexpr Readers kEverybody = Readers::first(kMaxSeats + 1);

struct StoryLine {
    std::uint32_t chapter = 0;  // the entry that told it
    std::uint32_t item = 0;     // which event, or which remark, of the table's
    std::string_view what;      // kEvent, or what else happened: sit, undo-asked, …
    Seat seat = kSpectator;     // whom it is about; kSpectator: nobody, or somebody who watches
    Readers to = kEverybody;
    std::optional<std::uint32_t> step = {};  // of the replay; none if it was taken back

    static constexpr std::string_view kEvent = "event";  // of the game
    bool is_event() const { return what == kEvent; }
};

class Story {
   public:
    struct Chapter {  // one entry
        Time at{};
        std::uint32_t first_line = 0;
        Readers game;        // whose picture of the game changed
        bool table = false;  // everybody's picture of the table changed
        std::optional<Hand> hand;
    };

    // ---- telling, entry by entry ----
    void begin(Time at);
    void tell(const StoryLine&);  // its chapter is filled in
    void show_table() { chapters_.back().table = true; }
    void show_game(Readers to) { chapters_.back().game = chapters_.back().game | to; }
    void moved_by(Hand hand) { chapters_.back().hand = hand; }
    void end();  // whoever was shown something has one message more
    // From the present entry on a seat's messages are counted for somebody else.
    void sat_down(Seat);
    // From the present entry on everybody may read everything.
    void open();
    StoryLine& line(std::size_t i) { return lines_[i]; }
    bool shows_game_to_all() const { return chapters_.back().game == kEverybody; }

    // ---- reading ----
    const std::vector<StoryLine>& lines() const { return lines_; }
    const Chapter& chapter(const StoryLine& line) const { return chapters_[line.chapter]; }
    bool is_open() const { return opened_.has_value(); }
    bool shows(std::size_t line, const Reader&) const;
    // A line's number: its place in the story as the reader may read it.
    std::int64_t number(std::size_t line, const Reader&) const;
    std::int64_t seq(const Reader&) const;

    struct News {
        bool table = false, game = false;
        std::size_t first_line = 0;
        bool opened = false;  // lines of before can be read that could not be before
    };
    News since(const Reader&, std::int64_t after) const;  // `after` less than seq

   private:
    std::vector<Chapter> chapters_;
    std::vector<StoryLine> lines_;
    // By reader: the chapters that showed them something, and at which of them the present person's
    // messages begin.
    std::array<std::vector<std::uint32_t>, kMaxSeats + 1> shown_;
    std::array<std::size_t, kMaxSeats + 1> begins_{};
    std::optional<std::uint32_t> opened_;
};

}  // namespace moneybags
