// What a study asks of Millions of Dollars.

#include "bots/millions/lite.h"
#include "core/words.h"
#include "games/millions/game.h"
#include "study/heist.h"
#include "study/typed_study.h"

namespace moneybags {
namespace millions {
namespace {

enum Asked : std::size_t {
    kWinByLeader = kCommonQuestions,
    kRolePicked,
    kRoleMoney,
    kRoleMoneyOthers,
    kRoleFate,
    kRoleWin,
    kLeavePrice,
    kLeaveByRound,
    kLeaveByRole,
    kLies,
    kWords,
    kNamed,
    kCrew,
    kLootCrew,
    kLootMoney,
};

enum Fate : std::size_t { kPaid, kWithdrew, kShared, kClashed, kNamedOut, kNothing };
enum Word : std::size_t { kLookedAt, kNamedAsClaimed, kThrownOut, kPaidToLeave, kGotShare };

constexpr std::size_t kMostPrice = 30;  // the last column: or more
constexpr std::size_t kMostRounds = 12;

std::vector<std::string> numbers(std::string_view key, std::size_t from, std::size_t to) {
    std::vector<std::string> list;
    for (std::size_t i = from; i <= to; ++i) list.push_back(std::string(key) + std::to_string(i));
    return list;
}

std::vector<std::string> role_keys() {
    return {"role.Snitch", "role.Tech",   "role.Acrobat", "role.Brute",     "role.Mentalist",
            "role.Brain",  "role.Driver", "role.Crook",   "role.Mastermind"};
}

std::vector<std::string> card_names(const Rules& rules) {
    std::vector<std::string> names;
    for (const LootCard& card : rules.loot) {
        names.emplace_back(card.id.data(), strnlen(card.id.data(), card.id.size()));
    }
    return names;
}

class StudyWatch {
   public:
    static std::vector<Question> questions(const Game& game) {
        using enum Question::Kind;
        using enum Question::Unit;
        const std::vector<std::string> roles = role_keys();
        const std::vector<std::string> cards = card_names(rules_of<Family>(game));
        return {
            {.id = "win-by-leader",
             .unit = Share,
             .rows = numbers("after-leader.", 0, kMaxSeats - 1),
             .scale = kWholeWin},
            {.id = "role-picked", .kind = Part, .rows = {"all"}, .columns = roles},
            {.id = "role-money", .unit = Score, .rows = roles},
            {.id = "role-money-others",
             .unit = Score,
             .rows = roles,
             .columns = numbers("others.", 0, kMaxCharacters - 1)},
            {.id = "role-fate",
             .kind = Part,
             .rows = roles,
             .columns = {"fate.paid", "fate.withdrew", "fate.shared", "fate.clashed", "fate.named",
                         "fate.nothing"}},
            {.id = "role-win", .unit = Share, .rows = roles, .scale = kWholeWin},
            {.id = "leave-price",
             .kind = Part,
             .rows = {"all"},
             .columns = numbers("price.", 0, kMostPrice)},
            {.id = "leave-by-round", .unit = Score, .rows = numbers("round.", 1, kMostRounds)},
            {.id = "leave-by-role", .unit = Score, .rows = roles},
            {.id = "lies", .unit = Share, .rows = {"lie.claims"}},
            {.id = "words",
             .unit = Share,
             .rows = {"word.looked-at", "word.named-as-claimed", "word.thrown-out", "word.paid",
                      "word.shared"},
             .columns = {"said.truth", "said.lie"}},
            {.id = "named", .kind = Part, .rows = {"all"}, .columns = roles},
            {.id = "crew",
             .kind = Part,
             .rows = {"all"},
             .columns = numbers("crew.", 0, kMaxCharacters)},
            {.id = "loot-crew", .rows = cards},
            {.id = "loot-money", .unit = Score, .rows = cards},
        };
    }

    StudyWatch(const Rules& rules, Slip& slip) : rules_(rules), slip_(slip) {}

    std::uint32_t stages() const { return stages_; }

    void see(const State& state, const Event& event) {
        const Open& open = state.open;
        switch (event.what) {
            case Happening::LeaderChosen:
                first_ = event.seat;
                break;
            case Happening::LootTurnedUp:
                before_ = open.purse;
                paid_ = {};
                left_.clear();
                spoke_.clear();
                looked_.clear();
                break;
            case Happening::PickedRoles:
                pick(event.role, event.seat);
                if (rules_.slots == 2) pick(event.second, event.seat);
                break;
            case Happening::Announced:
            case Happening::Claimed:
                claim(state, event.character, event.role);
                break;
            case Happening::Looked:
                looked_.add(event.character);
                break;
            case Happening::Paid:
                paid_[event.character] += event.amount.count();
                break;
            case Happening::Withdrew:
                left_.add(event.character);
                if (paid_[event.character] > 0) leave(state, event.character);
                break;
            case Happening::TalksEnded:
                slip_.add(kCrew, 0, static_cast<std::size_t>(open.in.size()));
                slip_.add(kLootCrew, static_cast<std::size_t>(open.loot), 0, open.in.size());
                break;
            case Happening::Named:
                slip_.add(kNamed, 0, static_cast<std::size_t>(event.role));
                break;
            case Happening::LeaderPassed:
            case Happening::GameOver:
                end_round(state);
                break;
            default:
                break;
        }
    }

    void end(const State&, const Standing&, const PerSeat<std::int32_t>& wins) {
        for (const Seat seat : all_seats(rules_)) {
            const int after = (number(seat) - number(first_) + rules_.players) % rules_.players;
            slip_.add(kWinByLeader, static_cast<std::size_t>(after), 0, wins[seat]);
            for (std::size_t role = 0; role < kRoles; ++role) {
                for (int i = 0; i < picks_[seat].items[role]; ++i) {
                    slip_.add(kRoleWin, role, 0, wins[seat]);
                }
            }
        }
    }

   private:
    void pick(Role role, Seat seat) {
        slip_.add(kRolePicked, 0, static_cast<std::size_t>(role));
        ++picks_[seat][role];
    }
    // Nobody lies by saying nothing.
    void claim(const State& state, Character c, Role role) {
        if (role == Role::None) return;
        claimed_[c] = role;
        spoke_.add(c);
        slip_.add(kLies, 0, 0, role == state.secret.role[c] ? 0 : 1);
    }
    void leave(const State& state, Character c) {
        const std::int32_t price = paid_[c];
        slip_.add(kLeavePrice, 0,
                  std::min<std::size_t>(static_cast<std::size_t>(price), kMostPrice));
        slip_.add(kLeaveByRound, std::size_t{state.open.round} - 1, 0, price);
        slip_.add(kLeaveByRole, static_cast<std::size_t>(state.secret.role[c]), 0, price);
    }
    Fate fate(const State& state, Character c, int others) const {
        if (left_.has(c)) return paid_[c] > 0 ? kPaid : kWithdrew;
        if (state.open.alive.has(c)) return kShared;
        if (state.secret.role[c] == state.open.named) return kNamedOut;
        return others > 0 ? kClashed : kNothing;
    }
    // Purses are as they will be; roles lie there as they were picked.
    void end_round(const State& state) {
        ++stages_;
        const Open& open = state.open;
        PerRole<std::uint8_t> count{}, staying{};
        for (const Character c : all_characters(rules_)) {
            ++count[state.secret.role[c]];
            if (!left_.has(c)) ++staying[state.secret.role[c]];
        }
        for (const Character c : all_characters(rules_)) {
            const Seat seat = owner(rules_, c);
            const Role role = state.secret.role[c];
            const auto row = static_cast<std::size_t>(role);
            const std::int32_t gain = open.purse[seat].count() - before_[seat].count();
            const Fate what = fate(state, c, staying[role] - (left_.has(c) ? 0 : 1));
            slip_.add(kRoleMoney, row, 0, gain);
            slip_.add(kRoleMoneyOthers, row, std::size_t{count[role]} - 1, gain);
            slip_.add(kRoleFate, row, what);
            if (!left_.has(c)) {
                slip_.add(kLootMoney, static_cast<std::size_t>(open.loot), 0, gain);
            }
            if (!spoke_.has(c)) continue;
            const std::size_t lie = claimed_[c] == role ? 0 : 1;
            slip_.add(kWords, kLookedAt, lie, looked_.has(c));
            slip_.add(kWords, kNamedAsClaimed, lie,
                      open.named != Role::None && open.named == claimed_[c]);
            slip_.add(kWords, kThrownOut, lie, what == kClashed || what == kNamedOut);
            slip_.add(kWords, kPaidToLeave, lie, what == kPaid);
            slip_.add(kWords, kGotShare, lie, what == kShared);
        }
    }

    const Rules& rules_;
    Slip& slip_;
    std::uint32_t stages_ = 0;
    Seat first_{};
    PerSeat<PerRole<std::uint8_t>> picks_{};
    PerSeat<Millions> before_;
    PerCharacter<std::int32_t> paid_{};
    PerCharacter<Role> claimed_{};
    CharacterSet left_, spoke_, looked_;
};

// ---- What can be solved ----

constexpr std::size_t kMostCombinations = 300'000;  // in memory, and in seconds

std::string plan_key(const std::vector<std::string>& roles, const Plan& plan) {
    const auto key = [&](Role role) { return roles[static_cast<std::size_t>(role)]; };
    std::string text = key(plan.role);
    if (plan.second != Role::None) text += "+" + key(plan.second);
    if (plan.named != Role::None) text += ">" + key(plan.named);
    return text;
}

Result<PerSeat<Millions>> purses_of(const Rules& rules, const std::vector<int>& wish) {
    PerSeat<Millions> purses = PerSeat<Millions>::all(rules.start_cash);
    if (wish.empty()) return purses;
    constexpr int kMost = 999;
    const bool fits =
        std::all_of(wish.begin(), wish.end(), [](int each) { return each >= 0 && each <= kMost; });
    if (wish.size() != rules.players || !fits) {
        return Problem{"--purses", "must be " + std::to_string(rules.players) +
                                       " whole numbers from 0 to " + std::to_string(kMost) +
                                       ", one for each player"};
    }
    for (const Seat seat : all_seats(rules)) {
        purses[seat] = Millions{wish[static_cast<std::size_t>(seat)]};
    }
    return purses;
}

Result<OneShot> heist(const Rules& rules, Card card, const std::string& name,
                      const PerSeat<Millions>& purses) {
    const std::vector<Plan> all = plans(rules);
    std::vector<std::string> keys;
    for (const Plan& each : all) keys.push_back(plan_key(role_keys(), each));
    bool alike = true;
    std::size_t combinations = 1;
    for (const Seat seat : all_seats(rules)) {
        alike = alike && purses[seat] == purses[Seat{}];
        combinations = std::min(combinations * all.size(), 2 * kMostCombinations);
    }
    if (alike) {
        const auto gain = [&](std::size_t own, const std::vector<int>& others) {
            std::vector<Plan> picked = {all[own]};
            for (std::size_t i = 0; i < others.size(); ++i) {
                picked.insert(picked.end(), static_cast<std::size_t>(others[i]), all[i]);
            }
            return heist_gains(rules, card, purses, picked)[0];
        };
        return by_counts(name, rules.players, keys, gain);
    }
    if (combinations > kMostCombinations) {
        return Problem{"--purses", "so many players with purses of their own choose in more than " +
                                       std::to_string(kMostCombinations) +
                                       " ways; take equal purses, or fewer players"};
    }
    const auto gains = [&](const std::vector<std::size_t>& chosen) {
        std::vector<Plan> picked;
        for (const std::size_t each : chosen) picked.push_back(all[each]);
        return heist_gains(rules, card, purses, picked);
    };
    return by_table(name, {rules.players, keys}, gains);
}

// A heist for each Loot card.
Result<std::vector<OneShot>> heists(const Game& game, const SolveWish& wish) {
    const Rules& rules = rules_of<Family>(game);
    const Result<PerSeat<Millions>> purses = purses_of(rules, wish.purses);
    if (!purses) return purses.error();
    std::vector<OneShot> list;
    const std::vector<std::string> names = card_names(rules);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!wish.name.empty() && wish.name != names[i]) continue;
        Result<OneShot> made = heist(rules, Card{static_cast<std::uint8_t>(i)}, names[i], *purses);
        if (!made) return made.error();
        list.push_back(std::move(*made));
    }
    if (list.empty()) {
        return Problem{"--loot " + wish.name, "there is no such card; there are " + joined(names)};
    }
    return list;
}

}  // namespace
}  // namespace millions

template <>
Inquiry inquiry_of<millions::Family>() {
    Inquiry inquiry = inquiry_by_types<millions::Family, millions::StudyWatch>();
    inquiry.one_shots = millions::heists;
    return inquiry;
}

}  // namespace moneybags
