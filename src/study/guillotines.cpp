// What a study asks of Billionaires & Guillotines.

#include "bots/guillotines/lite.h"
#include "games/guillotines/game.h"
#include "study/typed_study.h"

namespace moneybags {
namespace guillotines {
namespace {

enum Asked : std::size_t {
    kWinByFirst = kCommonQuestions,
    kWinByBillionaire,
    kHappens,
    kReason,
    kRoleKept,
    kRoleWin,
    kPolicySet,
    kPolicyWin,
    kBuys,
    kBought,
    kAssetWin,
    kPanicCards,
    kRebels,
    kBunkerWin,
};
enum Happens : std::size_t { kRevolution, kPanic, kPanicWon, kBunker, kEmergency };

constexpr std::size_t kMostRebels = 12;  // the last column: or more

class StudyWatch {
   public:
    static std::vector<Question> questions(const Game& game) {
        using enum Question::Kind;
        using enum Question::Unit;
        const std::vector<std::string> roles = {
            "role.Banker",        "role.Celebrity",   "role.DisasterSpeculator",
            "role.Gangster",      "role.PowerBroker", "role.ScamArtist",
            "role.InsiderTrader", "role.Toady",       "role.VultureCapitalist",
            "role.None"};
        const std::vector<std::string> policies = {"policy.RealEstateBonanza",
                                                   "policy.BigTechUnleashed",
                                                   "policy.InheritanceTaxAbolished",
                                                   "policy.MediaMegaplex",
                                                   "policy.WeaponsGalore",
                                                   "policy.ArcheologicalDig",
                                                   "policy.BillionaireAudited",
                                                   "policy.NewRole",
                                                   "policy.RepressTheRebels",
                                                   "policy.TaxTyranny",
                                                   "policy.None"};
        const std::vector<std::string> markets = {"market.Influence", "market.Legacy",
                                                  "market.Toys", "market.Power", "market.Vanity"};
        std::vector<std::string> firsts, assets, rebels;
        for (std::size_t i = 0; i < kMaxPlayers; ++i) {
            firsts.push_back("after-first." + std::to_string(i));
        }
        for (const AssetId& id : rules_of<Family>(game).asset_ids) {
            assets.push_back("asset." + std::string(id.data(), strnlen(id.data(), id.size())));
        }
        for (std::size_t i = 0; i <= kMostRebels; ++i)
            rebels.push_back("rebels." + std::to_string(i));
        return {
            {.id = "win-by-first", .unit = Share, .rows = firsts, .scale = kWholeWin},
            {.id = "win-by-billionaire",
             .unit = Share,
             .rows = {"billionaire.MediaBaron", "billionaire.Aristocrat",
                      "billionaire.TechOverlord", "billionaire.WarProfiteer",
                      "billionaire.PropertySpeculator"},
             .scale = kWholeWin},
            {.id = "happens",
             .unit = Share,
             .rows = {"happens.revolution", "happens.panic", "happens.panic-won", "happens.bunker",
                      "happens.emergency"}},
            {.id = "reason",
             .kind = Part,
             .rows = {"all"},
             .columns = {"reason.None", "reason.Assets", "reason.Puppet", "reason.Celebrity",
                         "reason.Revolution", "reason.Stalemate"}},
            {.id = "role-kept", .kind = Part, .rows = {"all"}, .columns = roles},
            {.id = "role-win", .unit = Share, .rows = roles, .scale = kWholeWin},
            {.id = "policy-set", .kind = Part, .rows = {"all"}, .columns = policies},
            {.id = "policy-win", .unit = Share, .rows = policies, .scale = kWholeWin},
            {.id = "buys",
             .kind = Part,
             .rows = markets,
             .columns = {"buy.claimed", "buy.nothing", "buy.failed"}},
            {.id = "bought", .kind = Part, .rows = {"all"}, .columns = assets},
            {.id = "asset-win", .unit = Share, .rows = assets, .scale = kWholeWin},
            {.id = "panic-cards",
             .unit = Share,
             .rows = {"panic.FascistRule", "panic.BreadAndCircuses", "panic.ForeignWar",
                      "panic.MoralCrusade", "panic.CultureWar"}},
            {.id = "rebels", .kind = Part, .rows = {"all"}, .columns = rebels},
            {.id = "bunker-win",
             .unit = Share,
             .rows = {"bunker.with", "bunker.without"},
             .scale = kWholeWin},
        };
    }

    StudyWatch(const Rules& rules, Slip& slip) : rules_(rules), slip_(slip) {}

    std::uint32_t stages() const { return stages_; }

    void see(const State& state, const Event& event) {
        switch (event.what) {
            case Happening::StarterChosen:
                first_ = event.seat;
                break;
            case Happening::TurnBegins:
                if (stages_ == 0) first_ = event.seat;
                ++stages_;
                break;
            case Happening::RoleKept:
                if (number(event.seat) < rules_.players) {
                    const Role role = state.secret.role[event.seat];
                    slip_.add(kRoleKept, 0, static_cast<std::size_t>(role));
                    ++kept_[event.seat][static_cast<std::size_t>(role)];
                }
                break;
            case Happening::PolicySet:
                slip_.add(kPolicySet, 0, static_cast<std::size_t>(event.policy));
                if (number(event.seat) < rules_.players) {
                    ++set_[event.seat][static_cast<std::size_t>(event.policy)];
                }
                break;
            case Happening::AssetClaimed:
                slip_.add(kBuys, static_cast<std::size_t>(type_of(event.asset)), 0);
                slip_.add(kBought, 0, static_cast<std::size_t>(event.asset));
                break;
            case Happening::NothingClaimed:
                slip_.add(kBuys, static_cast<std::size_t>(event.market), 1);
                break;
            case Happening::BuyFailed:
                slip_.add(kBuys, static_cast<std::size_t>(event.market), 2);
                break;
            case Happening::Revolution:
                happened_[kRevolution] = true;
                break;
            case Happening::PanicDue:
                happened_[kPanic] = true;
                break;
            case Happening::PanicDrawn:
                panic_ = event.panic;
                break;
            case Happening::PanicWon:
                happened_[kPanicWon] = true;
                break;
            case Happening::BunkerGained:
                happened_[kBunker] = true;
                break;
            case Happening::EmergencyDeclared:
                happened_[kEmergency] = true;
                break;
            case Happening::CrisisPlaced:
                rebels_ = std::max(rebels_, event.number2);
                break;
            default:
                break;
        }
    }

    void end(const State& state, const Standing&, const PerSeat<std::int32_t>& wins) {
        const Open& open = state.open;
        for (std::size_t i = 0; i < happened_.size(); ++i) {
            slip_.add(kHappens, i, 0, happened_[i]);
        }
        slip_.add(kReason, 0, static_cast<std::size_t>(open.reason));
        if (panic_ != PanicCard::None) {
            slip_.add(kPanicCards, static_cast<std::size_t>(panic_), 0, happened_[kPanicWon]);
        }
        slip_.add(kRebels, 0, std::min(static_cast<std::size_t>(rebels_), kMostRebels));
        for (const Seat seat : SeatSet::first(rules_.players)) {
            const int after = (number(seat) - number(first_) + rules_.players) % rules_.players;
            slip_.add(kWinByFirst, static_cast<std::size_t>(after), 0, wins[seat]);
            const Billionaire who = open.who[seat];
            if (who == Billionaire::None) continue;
            slip_.add(kWinByBillionaire, static_cast<std::size_t>(who), 0, wins[seat]);
            for (const Asset asset : open.owned[who]) {
                slip_.add(kAssetWin, static_cast<std::size_t>(asset), 0, wins[seat]);
            }
            if (open.bunker != kNobody) {
                slip_.add(kBunkerWin, open.bunker == seat ? 0 : 1, 0, wins[seat]);
            }
            for (std::size_t i = 0; i < kept_[seat].size(); ++i) {
                for (int k = 0; k < kept_[seat][i]; ++k) slip_.add(kRoleWin, i, 0, wins[seat]);
            }
            for (std::size_t i = 0; i < set_[seat].size(); ++i) {
                for (int k = 0; k < set_[seat][i]; ++k) slip_.add(kPolicyWin, i, 0, wins[seat]);
            }
        }
    }

   private:
    const Rules& rules_;
    Slip& slip_;
    std::uint32_t stages_ = 0;
    Seat first_{};
    std::array<bool, 5> happened_{};
    PanicCard panic_ = PanicCard::None;
    std::int16_t rebels_ = 0;
    PerPlayer<std::array<std::uint8_t, kRoles + 1>> kept_{};
    PerPlayer<std::array<std::uint8_t, kPolicies + 1>> set_{};
};

}  // namespace
}  // namespace guillotines

template <>
Inquiry inquiry_of<guillotines::Family>() {
    return inquiry_by_types<guillotines::Family, guillotines::StudyWatch>();
}

}  // namespace moneybags
