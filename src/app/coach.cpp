// What a coach has to say about a game that is over, for people and as JSON.

#include "coach/coach.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <thread>

#include "app/commands.h"
#include "app/log_file.h"
#include "app/terminal.h"
#include "coach/told.h"
#include "core/words.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct CoachWish {
    std::string file;
    std::optional<std::string> seat;
    int playouts = static_cast<int>(Effort{}.playouts);
    bool json = false;
    Reading reading;
};

// The one that is named; else those where people sat in the end, or all where nobody did.
Result<std::vector<Seat>> read_seats(const CoachWish& wish, const Log& log) {
    const Names& names = log.session().names();
    const Levels levels = levels_of(log.kept.table);
    std::vector<Seat> people, all;
    std::vector<std::string> right;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (wish.seat && (*wish.seat == std::to_string(i) || *wish.seat == names[i])) {
            return std::vector<Seat>{seat};
        }
        all.push_back(seat);
        if (levels[i].empty()) people.push_back(seat);
        right.push_back(std::to_string(i) + " (" + names[i] + ")");
    }
    if (wish.seat) return Problem{"--seat", "must be one of " + joined(right)};
    return people.empty() ? all : people;
}

// How far it has come, where somebody can see it.
class CoachBar {
   public:
    explicit CoachBar(const Voice& words) : words_(words) {}

    void tell(const std::string& who, double progress) {
        const long percent = std::lround(100 * progress);
        if (!shown_ || percent == told_) return;
        told_ = percent;
        fmt::print(stderr, "\r{}\x1b[K", words_("coach.progress", "who", who, "percent", percent));
        std::fflush(stderr);
    }
    void clear() const {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }

   private:
    const Voice& words_;
    long told_ = -1;
    bool shown_ = isatty(STDERR_FILENO) != 0;
};

Result<json::object> coached(const Log& log, Seat seat, const CoachWish& wish, CoachBar& bar) {
    const Effort effort{
        .playouts = static_cast<std::uint32_t>(wish.playouts),
        .time = {},
        .threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
    Result<Coach> coach = Coach::on(log.session(), seat, log.kept.table.stood_in(), effort);
    if (!coach) return coach.error();
    const std::string& who = log.session().names()[static_cast<std::size_t>(seat)];
    while (!coach->is_done()) {
        bar.tell(who, coach->progress());
        coach->go_on();
    }
    return coaching_json(*coach, wish.reading.spoken());
}

// One row of blocks: the chance that a seat had, from the first step to the last.
std::string drawn(const json::array& curve, std::size_t seat, std::size_t steps,
                  std::size_t width) {
    static constexpr const char* kBlocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string row;
    std::size_t point = 0;
    for (std::size_t column = 0; column < width; ++column) {
        const std::size_t step = width < 2 ? steps : column * steps / (width - 1);
        while (point + 1 < curve.size() &&
               curve[point + 1].at("step").to_number<std::size_t>() <= step) {
            ++point;
        }
        const double chance = curve[point].at("chances").at(seat).to_number<double>();
        row += kBlocks[static_cast<std::size_t>(std::clamp(std::lround(chance * 8), 0L, 8L))];
    }
    return row;
}

std::string text_of(const json::value& told) { return std::string(told.at("text").as_string()); }

class CoachTeller {
   public:
    CoachTeller(Terminal& terminal, const Voice& words, const Session& session)
        : terminal_(terminal), words_(words), session_(session) {}

    void tell(const json::object& told) {
        terminal_.rule(words_("coach.title", "who", std::string(told.at("name").as_string())));
        for (const json::value& each : told.at("sentences").as_array()) {
            terminal_.wrapped(std::string(each.as_string()));
        }
        draw(told.at("curve").as_array());
        shares(told.at("shares").as_object());
        moments("coach.turning-points", told.at("turning_points").as_array());
        moments("coach.prices", told.at("prices").as_array());
        moments("coach.lies", told.at("lies").as_array());
        terminal_.line();
    }

   private:
    void draw(const json::array& curve) {
        constexpr std::size_t kNames = 12, kEnd = 8, kLeast = 10, kMost = 100;
        terminal_.line();
        terminal_.line(words_("coach.curve"), Paint::Bold);
        const std::size_t width =
            std::clamp(terminal_.width(), kNames + kEnd + kLeast, kMost) - kNames - kEnd;
        for (std::size_t i = 0; i < session_.names().size(); ++i) {
            const double end = curve.back().at("chances").at(i).to_number<double>();
            terminal_.line(padded(session_.names()[i], kNames) +
                           drawn(curve, i, session_.records().size(), width) +
                           fmt::format("{:5.0f} %", 100 * end));
        }
    }
    void shares(const json::object& shares) {
        terminal_.line();
        terminal_.line(words_("coach.shares"), Paint::Bold);
        for (const auto& [part, value] : shares) {
            const double figure = 100 * value.to_number<double>();
            const bool is_change = part != "initial" && part != "result";
            terminal_.line(
                "  " + padded(words_("coach.share." + std::string(part)), 24) +
                (is_change ? fmt::format("{:+6.1f}", figure) : fmt::format("{:6.1f}", figure)));
        }
    }
    void moments(const char* title, const json::array& moments) {
        if (moments.empty()) return;
        terminal_.line();
        terminal_.line(words_(title), Paint::Bold);
        for (const json::value& each : moments) {
            const std::string step = std::to_string(each.at("step").to_number<std::size_t>());
            terminal_.wrapped(words_("coach.moment", "step", step, "text", text_of(each)), 4);
        }
    }

    Terminal& terminal_;
    const Voice& words_;
    const Session& session_;
};

int coach(const CommandLine& line, const CoachWish& wish) {
    const Result<std::vector<char>> content = read_file(wish.file);
    if (!content) return fail(content.error());
    const Result<Log> log = read_any_log({content->data(), content->size()});
    if (!log) return fail({wish.file, log.error().sentence()});
    const Session& session = log->session();
    if (session.game().turn(session.state()).kind != Turn::Kind::Over) {
        return fail({wish.file, "the game is not over; the coach looks back on games that are"});
    }
    const Result<std::vector<Seat>> seats = read_seats(wish, *log);
    if (!seats) return refuse(line, seats.error());

    const Voice words = app_voice(wish.reading.spoken());
    CoachBar bar(words);
    json::array all;
    for (const Seat seat : *seats) {
        Result<json::object> told = coached(*log, seat, wish, bar);
        bar.clear();
        if (!told) return fail({wish.file, told.error().sentence()});
        all.push_back(std::move(*told));
    }
    if (wish.json) {
        json::object whole = agreement_json(session.agreement());
        whole["moneybags"] = 1;  // the form of this document
        whole["playouts"] = wish.playouts;
        whole["result"] = result_json(session);
        whole["seats"] = std::move(all);
        std::cout << json::serialize(whole) << '\n';
        return kFine;
    }
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, 0));
    CoachTeller teller(terminal, words, session);
    for (const json::value& told : all) teller.tell(told.as_object());
    return kFine;
}

}  // namespace

Errand add_coach(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<CoachWish>();
    line.option("file", wish->file, words("replay.file")).called("FILE").required();
    line.option("--seat", wish->seat, words("coach.seat")).called("N");
    line.option("--effort", wish->playouts, words("coach.effort"))
        .called("N")
        .within(1, 4096)
        .by_default(std::to_string(wish->playouts));
    line.flag("--json", wish->json, words("coach.json"));
    wish->reading.add_to(line, words);
    return [line, wish] { return coach(line, *wish); };
}

}  // namespace moneybags
