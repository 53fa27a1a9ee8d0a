#include "notation/madcity/vocabulary.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace moneybags::madcity {
namespace {

// In the order of Act.
constexpr Verb kVerbs[] = {
    {Act::Take, "take", "take BUSINESS"},
    {Act::Roll, "roll", "roll"},
    {Act::Sell, "sell", "sell BUSINESS"},
    {Act::End, "end", "end BUSINESS"},
    {Act::Go, "go", "go SPACE"},
    {Act::Bonus, "bonus", "bonus"},
    {Act::Miss, "miss", "miss PLAYER"},
    {Act::Buy, "buy", "buy BUSINESS"},
    {Act::Lease, "lease", "lease BUSINESS"},
    {Act::Done, "done", "done"},
    {Act::Lift, "lift", "lift BUSINESS"},
};
static_assert(kVerbs[static_cast<std::size_t>(Act::Lift)].act == Act::Lift);

constexpr Synonym kSynonyms[] = {
    {"choose", Act::Take},   {"pick", Act::Take},
    {"open", Act::Take},     {"dice", Act::Roll},
    {"die", Act::Roll},      {"throw", Act::Roll},
    {"auction", Act::Sell},  {"nominate", Act::Sell},
    {"end lease", Act::End}, {"end lease on", Act::End},
    {"cancel", Act::End},    {"return", Act::End},
    {"drive", Act::Go},      {"move", Act::Go},
    {"stop at", Act::Go},    {"cash", Act::Bonus},
    {"money", Act::Bonus},   {"skip", Act::Miss},
    {"block", Act::Miss},    {"purchase", Act::Buy},
    {"upgrade", Act::Buy},   {"rent", Act::Lease},
    {"hire", Act::Lease},    {"end turn", Act::Done},
    {"pass", Act::Done},     {"nothing", Act::Done},
    {"no", Act::Done},       {"give up", Act::Lift},
    {"take off", Act::Lift}, {"remove", Act::Lift},
    {"選擇", Act::Take},     {"選", Act::Take},
    {"開", Act::Take},       {"擲骰子", Act::Roll},
    {"擲骰", Act::Roll},     {"骰", Act::Roll},
    {"擲", Act::Roll},       {"出售", Act::Sell},
    {"賣掉", Act::Sell},     {"賣", Act::Sell},
    {"退租", Act::End},      {"解約", Act::End},
    {"開到", Act::Go},       {"前往", Act::Go},
    {"去", Act::Go},         {"到", Act::Go},
    {"獎金", Act::Bonus},    {"拿錢", Act::Bonus},
    {"暫停", Act::Miss},     {"停", Act::Miss},
    {"罰", Act::Miss},       {"買下", Act::Buy},
    {"買", Act::Buy},        {"租下", Act::Lease},
    {"承租", Act::Lease},    {"租", Act::Lease},
    {"結束", Act::Done},     {"完成", Act::Done},
    {"不買", Act::Done},     {"放棄", Act::Lift},
    {"撤牌", Act::Lift},
};

constexpr std::string_view kFillers[] = {"the", "a",    "an", "my",   "to",     "at",   "on",
                                         "of",  "for",  "in", "into", "please", "turn", "lease",
                                         "let", "sign", "i",  "from", "off",    "her",  "him"};

constexpr std::string_view kParticles[] = {"一回合", "一次", "的", "。", "，", "！", "　"};

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }
const Verb& verb(Act act) { return kVerbs[static_cast<std::size_t>(act)]; }
std::span<const Synonym> synonyms() { return kSynonyms; }
std::span<const std::string_view> particles() { return kParticles; }

bool has_business(Act act) {
    return act == Act::Take || act == Act::Sell || act == Act::End || act == Act::Buy ||
           act == Act::Lease || act == Act::Lift;
}

bool is_filler(std::string_view word) {
    return std::find(std::begin(kFillers), std::end(kFillers), word) != std::end(kFillers);
}

}  // namespace moneybags::madcity
