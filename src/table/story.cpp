#include "table/story.h"

namespace moneybags {

namespace {

std::size_t index(Seat reader) { return static_cast<std::size_t>(reader); }

}  // namespace

void Story::begin(Time at) {
    chapters_.push_back({.at = at,
                         .first_line = static_cast<std::uint32_t>(lines_.size()),
                         .game = {},
                         .table = false,
                         .hand = {}});
}

void Story::tell(const StoryLine& line) {
    lines_.push_back(line);
    lines_.back().chapter = static_cast<std::uint32_t>(chapters_.size() - 1);
}

void Story::end() {
    const Chapter& chapter = chapters_.back();
    Readers saw = chapter.table ? kEverybody : chapter.game;
    for (std::size_t i = chapter.first_line; i < lines_.size(); ++i) saw = saw | lines_[i].to;
    for (const Seat reader : saw) {
        shown_[index(reader)].push_back(static_cast<std::uint32_t>(chapters_.size() - 1));
    }
}

void Story::sat_down(Seat seat) { begins_[index(seat)] = shown_[index(seat)].size(); }

void Story::open() { opened_ = static_cast<std::uint32_t>(chapters_.size() - 1); }

bool Story::shows(std::size_t line, const Reader& reader) const {
    if (is_open()) return true;
    // What came before somebody sat down they know as one who watched.
    return lines_[line].to.has(line < reader.from ? kSpectator : reader.seat);
}

std::int64_t Story::number(std::size_t line, const Reader& reader) const {
    if (is_open()) return static_cast<std::int64_t>(line);
    std::int64_t number = 0;
    for (std::size_t i = 0; i < line; ++i) number += shows(i, reader) ? 1 : 0;
    return number;
}

std::int64_t Story::seq(const Reader& reader) const {
    return static_cast<std::int64_t>(shown_[index(reader.seat)].size() -
                                     begins_[index(reader.seat)]);
}

Story::News Story::since(const Reader& reader, std::int64_t after) const {
    const std::vector<std::uint32_t>& shown = shown_[index(reader.seat)];
    const std::size_t from = begins_[index(reader.seat)] + static_cast<std::size_t>(after);
    News news{.first_line = chapters_[shown[from]].first_line};
    for (std::size_t i = from; i < shown.size(); ++i) {
        const Chapter& chapter = chapters_[shown[i]];
        news.table = news.table || chapter.table;
        news.game = news.game || chapter.game.has(reader.seat);
        news.opened = news.opened || shown[i] == opened_;
    }
    return news;
}

}  // namespace moneybags
