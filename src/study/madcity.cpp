// What a study asks of Mad Millionaire.

#include "bots/madcity/lite.h"
#include "games/madcity/game.h"
#include "study/typed_study.h"

namespace moneybags {
namespace madcity {
namespace {

enum Asked : std::size_t {
    kWinByFirst = kCommonQuestions,
    kFirstBusiness,
    kFirstSale,
    kStuntPlace,
    kStuntMoney,
    kStunts,
    kGroups,
    kGroupMoney,
    kBought,
    kLeased,
    kOwnerWins,
    kSaleByDie,
    kSaleByBusiness,
    kSix,
    kFinish,
    kTurns,
};

constexpr std::size_t kMostStunts = 30;  // the last column: or more
constexpr std::size_t kTurnsEach = 20, kTurnColumns = 26;

class StudyWatch {
   public:
    static std::vector<Question> questions(const Game& game) {
        using enum Question::Kind;
        using enum Question::Unit;
        const Rules& rules = rules_of<Family>(game);
        const auto numbers = [](std::string key, std::size_t from, std::size_t to,
                                std::size_t step = 1) {
            std::vector<std::string> list;
            for (std::size_t i = from; i <= to; i += step) list.push_back(key + std::to_string(i));
            return list;
        };
        std::vector<std::string> businesses, places;
        for (std::size_t i = 0; i < rules.businesses; ++i) {
            const Business b{static_cast<std::uint8_t>(i)};
            businesses.push_back("business." + std::string(rules.names.business[b].text()));
        }
        for (std::size_t i = 0; i < rules.locations; ++i) {
            const Location l{static_cast<std::uint8_t>(i)};
            places.push_back("location." + std::string(rules.names.location[l].text()));
        }
        return {
            {.id = "win-by-first",
             .unit = Share,
             .rows = numbers("after-first.", 0, kMostPlayers - 1),
             .scale = kWholeWin},
            {.id = "first-business", .unit = Share, .rows = businesses, .scale = kWholeWin},
            {.id = "first-sale",
             .unit = Share,
             .rows = {"sold.first", "sold.later", "sold.never"},
             .scale = kWholeWin},
            {.id = "stunt-place", .kind = Part, .rows = {"all"}, .columns = places},
            {.id = "stunt-money", .unit = Score, .rows = places},
            {.id = "stunts",
             .kind = Part,
             .rows = {"all"},
             .columns = numbers("stunts.", 0, kMostStunts)},
            {.id = "groups",
             .kind = Part,
             .rows = {"all"},
             .columns = numbers("group.", 1, kMaxInChain)},
            {.id = "group-money", .unit = Score, .rows = numbers("group.", 1, kMaxInChain)},
            {.id = "bought", .kind = Part, .rows = {"all"}, .columns = businesses},
            {.id = "leased", .kind = Part, .rows = {"all"}, .columns = businesses},
            {.id = "owner-wins", .unit = Share, .rows = businesses, .scale = kWholeWin},
            {.id = "sale-by-die", .unit = Score, .rows = numbers("die.", 1, kDieFaces)},
            {.id = "sale-by-business", .unit = Score, .rows = businesses},
            {.id = "six", .kind = Part, .rows = {"all"}, .columns = {"six.bonus", "six.miss"}},
            {.id = "finish",
             .kind = Part,
             .rows = {"all"},
             .columns = {"finish.won", "finish.too-poor"}},
            {.id = "turns",
             .kind = Part,
             .rows = {"all"},
             .columns = numbers("turns.", 0, kTurnsEach * (kTurnColumns - 1), kTurnsEach)},
        };
    }

    StudyWatch(const Rules& rules, Slip& slip) : rules_(rules), slip_(slip) {
        first_business_ = PerSeat<Business>::all(kNoBusiness);
    }

    std::uint32_t stages() const { return stages_; }

    void see(const State& state, const Event& event) {
        const auto business = static_cast<std::size_t>(event.business);
        switch (event.what) {
            case Happening::SmallTaken:
                first_business_[event.seat] = event.business;
                break;
            case Happening::Begins:
                first_ = event.seat;
                break;
            case Happening::TurnBegins:
            case Happening::TurnMissed:
                ++stages_;
                ++turns_[event.seat];
                break;
            case Happening::SaleNominated:
                if (turns_[event.seat] <= 1) {
                    sold_first_.add(event.seat);
                } else {
                    sold_later_.add(event.seat);
                }
                break;
            case Happening::StuntDone: {
                const auto place = static_cast<std::size_t>(rules_.card_location[event.card]);
                slip_.add(kStuntPlace, 0, place);
                slip_.add(kStuntMoney, place, 0, score(event.amount));
                ++stunts_[event.seat];
                break;
            }
            case Happening::GroupPaid: {
                const auto size = static_cast<std::size_t>(event.businesses.size());
                slip_.add(kGroups, 0, size - 1);
                slip_.add(kGroupMoney, size - 1, 0, score(event.amount));
                break;
            }
            case Happening::Bought:
            case Happening::Upgraded:
                slip_.add(kBought, 0, business);
                break;
            case Happening::Leased:
                slip_.add(kLeased, 0, business);
                break;
            case Happening::Sold:
                slip_.add(kSaleByDie, static_cast<std::size_t>(event.number - 1), 0,
                          score(event.amount));
                slip_.add(kSaleByBusiness, business, 0, score(event.amount));
                break;
            case Happening::SixBonus:
                slip_.add(kSix, 0, 0);
                break;
            case Happening::SixMiss:
                slip_.add(kSix, 0, 1);
                break;
            case Happening::Won:
                slip_.add(kFinish, 0, 0);
                break;
            case Happening::ReachedFinish:
                slip_.add(kFinish, 0, 1);
                break;
            default:
                break;
        }
        (void)state;
    }

    void end(const State& state, const Standing&, const PerSeat<std::int32_t>& wins) {
        slip_.add(kTurns, 0, std::min(stages_ / kTurnsEach, kTurnColumns - 1));
        for (const Seat seat : SeatSet::first(rules_.players)) {
            const int after = (number(seat) - number(first_) + rules_.players) % rules_.players;
            slip_.add(kWinByFirst, static_cast<std::size_t>(after), 0, wins[seat]);
            if (first_business_[seat] != kNoBusiness) {
                slip_.add(kFirstBusiness, static_cast<std::size_t>(first_business_[seat]), 0,
                          wins[seat]);
            }
            const std::size_t sold = sold_first_.has(seat) ? 0 : sold_later_.has(seat) ? 1 : 2;
            slip_.add(kFirstSale, sold, 0, wins[seat]);
            slip_.add(kStunts, 0, std::min<std::size_t>(stunts_[seat], kMostStunts));
            for (const Business b : owned(state.open, seat)) {
                slip_.add(kOwnerWins, static_cast<std::size_t>(b), 0, wins[seat]);
            }
        }
    }

   private:
    // Notes, as a score counts them.
    std::int64_t score(Notes amount) const {
        return std::int64_t{amount.count()} * rules_.note / 1000;
    }

    const Rules& rules_;
    Slip& slip_;
    std::uint32_t stages_ = 0;
    Seat first_{};
    PerSeat<Business> first_business_;
    PerSeat<std::uint32_t> turns_{}, stunts_{};
    SeatSet sold_first_, sold_later_;
};

}  // namespace
}  // namespace madcity

template <>
Inquiry inquiry_of<madcity::Family>() {
    return inquiry_by_types<madcity::Family, madcity::StudyWatch>();
}

}  // namespace moneybags
