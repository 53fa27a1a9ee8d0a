#include "coach/told.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "notation/money.h"
#include "table/report.h"

namespace moneybags {
namespace {

namespace json = boost::json;

// Chances are told to a ten-thousandth: less is noise.
double rounded(double value) { return std::round(value * 10'000) / 10'000; }

json::array rounded(const std::vector<double>& values) {
    json::array all;
    for (const double each : values) all.push_back(rounded(each));
    return all;
}

// Of 100 games.
std::string games(double chance) { return std::to_string(std::lround(100 * chance)); }

class Words {
   public:
    Words(const Coach& coach, Language language)
        : coach_(coach), language_(language), say_("coach", language) {}

    const Voice& say() const { return say_; }
    const std::string& name(Seat seat) const {
        return coach_.session().names()[static_cast<std::size_t>(seat)];
    }
    std::string move(const AnyMove& move) const {
        return coach_.session().notation().move_words(coach_.seat(), move, language_);
    }
    std::string mistake(const char* key, const Mistake& mistake, const std::string& money) const {
        return say_(key, "who", name(coach_.seat()), "made", move(mistake.made), "better",
                    move(mistake.better), "wins", games(mistake.advantage.wins), "money", money);
    }
    // What an average of scores is worth, without its sign; "" if that is next to nothing.
    std::string money(double score) const {
        const Game& game = coach_.session().game();
        const std::int64_t unit = score_unit(game);
        if (unit == 0) return {};  // points, of which an average says little
        const std::int64_t tenths = std::llround(10 * std::abs(score));
        return tenths == 0 ? "" : money_text(say_, tenths * unit / 10);
    }

   private:
    const Coach& coach_;
    Language language_;
    Voice say_;
};

json::object mistake_json(const Words& words, const Mistake& mistake, std::string text) {
    return {{"step", mistake.step},
            {"made", words.move(mistake.made)},
            {"better", words.move(mistake.better)},
            {"wins", rounded(mistake.advantage.wins)},
            {"error", rounded(mistake.advantage.error)},
            {"score", rounded(mistake.advantage.score)},
            {"playouts", mistake.advantage.playouts},
            {"text", std::move(text)}};
}

json::array turning_points(const Coach& coach, const Words& words) {
    json::array all;
    for (const Mistake& mistake : coach.turning_points()) {
        const std::string money = words.money(mistake.advantage.score);
        const char* key = money.empty()                 ? "mistake"
                          : mistake.advantage.score > 0 ? "mistake.richer"
                                                        : "mistake.poorer";
        all.push_back(mistake_json(words, mistake, words.mistake(key, mistake, money)));
    }
    return all;
}

json::array prices(const Coach& coach, const Words& words) {
    json::array all;
    for (const WrongPrice& price : coach.wrong_prices()) {
        const char* key = price.too_high ? "price.high" : "price.low";
        json::object told =
            mistake_json(words, price.mistake, words.mistake(key, price.mistake, ""));
        told["too_high"] = price.too_high;
        all.push_back(std::move(told));
    }
    return all;
}

// Those that the seat told, and those of others that it paid for: what the game's report knows of
// lies.
json::array lies(const Coach& coach, const Words& words, Language language) {
    const Session& session = coach.session();
    const json::value details = with_family(session.game().ruleset(), [&]<class Family>() {
        return report_of<Family>(session, language);
    });
    json::array all;
    const json::object* report = details.if_object();
    if (report == nullptr || !report->contains("claims")) return all;
    for (const json::value& claim : report->at("claims").as_array()) {
        if (claim.at("verdict").as_string() != "lie") continue;
        const json::array& paid = claim.at("paid").as_array();
        const json::value own = number(coach.seat());
        if (claim.at("seat") != own && std::find(paid.begin(), paid.end(), own) == paid.end()) {
            continue;
        }
        std::vector<std::string> names;
        for (const json::value& each : paid) {
            names.push_back(words.name(Seat{static_cast<std::uint8_t>(each.to_number<int>())}));
        }
        const std::string lie(claim.at("text").as_string());
        all.push_back({{"step", claim.at("step")},
                       {"seat", claim.at("seat")},
                       {"paid", paid},
                       {"text", names.empty() ? words.say()("lie.unpaid", "lie", lie)
                                              : words.say()("lie.paid", "lie", lie, "by",
                                                            words.say().list(names))}});
    }
    return all;
}

json::array sentences(const Coach& coach, const Words& words) {
    const Shares& shares = coach.shares();
    const std::string& who = words.name(coach.seat());
    const double skill = std::abs(shares.skill), luck = std::abs(shares.luck),
                 others = std::abs(shares.others);
    const char* end = shares.result == 1  ? "result.won"
                      : shares.result > 0 ? "result.shared"
                                          : "result.lost";
    const char* most = luck >= std::max(skill, others) ? "luck.most"
                       : others >= skill               ? "others.most"
                                                       : "skill.most";
    return {words.say()(end, "who", who, "initial", games(shares.initial)),
            words.say()(most, "who", who),
            words.say()("decisions", "who", who, "count", coach.decisions(), "mistakes",
                        coach.turning_points().size(), "least", games(kTurningPoint))};
}

}  // namespace

json::object coaching_json(const Coach& coach, Language language) {
    const Words words{coach, language};
    const Shares& shares = coach.shares();
    json::array curve;
    for (const Outlook& point : coach.curve()) {
        curve.push_back({{"step", point.step}, {"chances", rounded(point.chances)}});
    }
    return {{"seat", number(coach.seat())},
            {"name", words.name(coach.seat())},
            {"steps", coach.session().records().size()},
            {"decisions", coach.decisions()},
            {"shares",
             {{"initial", rounded(shares.initial)},
              {"skill", rounded(shares.skill)},
              {"luck", rounded(shares.luck)},
              {"others", rounded(shares.others)},
              {"result", rounded(shares.result)}}},
            {"curve", std::move(curve)},
            {"turning_points", turning_points(coach, words)},
            {"prices", prices(coach, words)},
            {"lies", lies(coach, words, language)},
            {"sentences", sentences(coach, words)}};
}

}  // namespace moneybags
