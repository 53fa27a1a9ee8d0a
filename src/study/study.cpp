#include "study/study.h"

#include <algorithm>
#include <thread>

#include "core/words.h"

namespace moneybags {

namespace {

std::vector<std::string> bots_of(const Study& study) {
    std::vector<std::string> names;
    for (const Setting& setting : study.settings) {
        for (const std::string& each : setting.bots) {
            if (std::find(names.begin(), names.end(), each) == names.end()) names.push_back(each);
        }
    }
    return names;
}

Inquiry inquiry(const Ruleset& ruleset) {
    return with_family(ruleset, []<class Family>() { return inquiry_of<Family>(); });
}
Inquiry inquiry(const Study& study) { return inquiry(study.settings.front().game->ruleset()); }

}  // namespace

std::vector<Question> common_questions(const Study& study) {
    using enum Question::Kind;
    using enum Question::Unit;
    std::vector<std::string> seats;
    for (std::size_t i = 1; i <= kMaxSeats; ++i) seats.push_back("seat." + std::to_string(i));
    const std::vector<std::string> bots = bots_of(study);
    return {
        {.id = "win-by-seat", .unit = Share, .rows = seats, .scale = kWholeWin},
        {.id = "score-by-seat", .unit = Score, .rows = seats},
        {.id = "win-by-bot", .unit = Share, .rows = bots, .scale = kWholeWin},
        {.id = "score-by-bot", .unit = Score, .rows = bots},
        {.id = "ending",
         .kind = Part,
         .rows = {"all"},
         .columns = {"won-by.one", "won-by.several", "won-by.nobody"}},
        {.id = "length", .rows = {"decisions", "stages"}},
        {.id = "comeback",
         .unit = Share,
         .rows = {"half.first", "half.between", "half.last"},
         .scale = kWholeWin},
    };
}

Layout layout_of(const Study& study) {
    std::vector<Question> all = common_questions(study);
    for (Question& each : inquiry(study).questions(*study.settings.front().game)) {
        all.push_back(std::move(each));
    }
    return Layout{std::move(all)};
}

Result<std::vector<OneShot>> one_shots(const Game& game, const SolveWish& wish) {
    const Inquiry asked = inquiry(game.ruleset());
    if (asked.one_shots != nullptr) return asked.one_shots(game, wish);
    std::vector<std::string_view> others;
    for (const Ruleset& each : catalogue()) {
        if (inquiry(each).one_shots != nullptr) others.push_back(each.id);
    }
    return Problem{"--solve", std::string(game.ruleset().id) +
                                  " has nothing that all choose once and at the same time; " +
                                  joined(others) + " have"};
}

void Harvest::operator+=(const Harvest& other) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i] += other.sheets[i];
    for (std::size_t i = 0; i < crosses.size(); ++i) crosses[i] += other.crosses[i];
}

Harvest play(const Study& study, const Layout& layout, std::uint64_t from, std::uint64_t most,
             int threads, const std::function<bool()>& stop, std::atomic<std::uint64_t>& done) {
    Queue queue{.next = from, .end = from + most, .stop = stop, .done = done};
    const Inquiry asked = inquiry(study);
    std::vector<Harvest> parts(static_cast<std::size_t>(threads),
                               Harvest{layout, study.settings.size()});
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            others.emplace_back([&, i] { asked.work(study, layout, queue, parts[i]); });
        }
        asked.work(study, layout, queue, parts[0]);
    }
    for (std::size_t i = 1; i < parts.size(); ++i) parts[0] += parts[i];
    return parts[0];
}

}  // namespace moneybags
