#include "notation/millions/vocabulary.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace moneybags::millions {
namespace {

// In the order of Act.
constexpr Verb kVerbs[] = {
    {Act::Pick, "pick", "pick ROLE"},
    {Act::Announce, "announce", "announce ROLE"},
    {Act::Claim, "claim", "claim ROLE, or claim nothing"},
    {Act::Ask, "ask", "ask PLAYER"},
    {Act::Offer, "offer", "offer AMOUNT to PLAYER"},
    {Act::Demand, "demand", "demand AMOUNT from PLAYER"},
    {Act::Counter, "counter", "counter PROPOSER for LEAVER with AMOUNT from PAYER"},
    {Act::Accept, "accept", "accept PROPOSER for LEAVER"},
    {Act::Decline, "decline", "decline PROPOSER for LEAVER"},
    {Act::Cancel, "cancel", "cancel LEAVER"},
    {Act::Withdraw, "withdraw", "withdraw"},
    {Act::Intimidate, "look at", "look at PLAYER"},
    {Act::Ready, "ready", "ready"},
    {Act::RollCall, "roll call", "roll call"},
    {Act::Answer, "answer", "answer ROLE, or answer nothing"},
    {Act::Call, "call", "call"},
    {Act::CallVote, "call vote", "call vote"},
    {Act::Yes, "yes", "yes"},
    {Act::No, "no", "no"},
    {Act::Pass, "pass", "pass"},
    {Act::Stay, "stay", "stay"},
    {Act::Leave, "leave", "leave"},
    {Act::LeaveBoth, "leave both", "leave both"},
    {Act::Name, "name", "name ROLE"},
    {Act::Rob, "rob", "rob PLAYER"},
};
static_assert(kVerbs[static_cast<std::size_t>(Act::Rob)].act == Act::Rob);

constexpr Synonym kSynonyms[] = {
    {"choose", Act::Pick},
    {"play", Act::Pick},
    {"bribe", Act::Offer},
    {"pay", Act::Offer},
    {"give", Act::Offer},
    {"want", Act::Demand},
    {"charge", Act::Demand},
    {"agree", Act::Accept},
    {"deal", Act::Accept},
    {"ok", Act::Accept},
    {"reject", Act::Decline},
    {"refuse", Act::Decline},
    {"out", Act::Withdraw},
    {"intimidate", Act::Intimidate},
    {"peek", Act::Intimidate},
    {"done", Act::Ready},
    {"rollcall", Act::RollCall},
    {"callvote", Act::CallVote},
    {"vote", Act::CallVote},
    {"aye", Act::Yes},
    {"nay", Act::No},
    {"in", Act::Stay},
    {"go", Act::Leave},
    {"steal", Act::Rob},
};

constexpr Chinese kChinese[] = {
    {"線民", "Snitch"},
    {"技師", "Tech"},
    {"飛賊", "Acrobat"},
    {"打手", "Brute"},
    {"讀心師", "Mentalist"},
    {"智囊", "Brain"},
    {"車手", "Driver"},
    {"騙徒", "Crook"},
    {"主謀", "Mastermind"},
    {"選擇", "pick"},
    {"選", "pick"},
    {"扮演", "pick"},
    {"宣布", "announce"},
    {"宣告", "announce"},
    {"聲稱", "claim"},
    {"自稱", "claim"},
    {"我是", "claim"},
    {"請求", "ask"},
    {"請", "ask"},
    {"拜託", "ask"},
    {"出價", "offer"},
    {"收買", "offer"},
    {"出", "offer"},
    {"付", "offer"},
    {"要價", "demand"},
    {"索取", "demand"},
    {"要", "demand"},
    {"還價", "counter"},
    {"接受", "accept"},
    {"同意", "accept"},
    {"成交", "accept"},
    {"拒絕", "decline"},
    {"取消", "cancel"},
    {"退出", "withdraw"},
    {"偷看", "look"},
    {"查看", "look"},
    {"恐嚇", "look"},
    {"準備好了", "ready"},
    {"準備好", "ready"},
    {"準備", "ready"},
    {"點名", "roll call"},
    {"回答", "answer"},
    {"開始行動", "call"},
    {"催促", "call"},
    {"發起表決", "call vote"},
    {"表決", "call vote"},
    {"投票", "call vote"},
    {"贊成", "yes"},
    {"反對", "no"},
    {"略過", "pass"},
    {"跳過", "pass"},
    {"留下", "stay"},
    {"全部離開", "leave both"},
    {"都離開", "leave both"},
    {"離開", "leave"},
    {"指認", "name"},
    {"搶", "rob"},
    {"偷", "rob"},
    {"無可奉告", "nothing"},
    {"不表態", "nothing"},
    {"沉默", "nothing"},
    {"給", "to"},
    {"向", "from"},
    {"從", "from"},
    {"由", "from"},
    {"和", "and"},
    {"與", "and"},
    {"加上", "and"},
    {"為", "for"},
    {"的", ""},
    {"百萬", ""},
    {"元", ""},
    {"我的", ""},
    {"我", ""},
    {"號", ""},
    {"\u3000", ""},
    {"，", ""},
    {"。", ""},
    {"、", ""},
    {"！", ""},
};

constexpr std::string_view kFillers[] = {"the",      "my",      "a",  "an",  "please", "million",
                                         "millions", "dollars", "at", "is",  "as",     "i",
                                         "am",       "i'm",     "to", "own", "of"};

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }
const Verb& verb(Act act) { return kVerbs[static_cast<std::size_t>(act)]; }
std::span<const Synonym> synonyms() { return kSynonyms; }
std::span<const Chinese> chinese() { return kChinese; }

bool is_filler(std::string_view word) {
    return std::find(std::begin(kFillers), std::end(kFillers), word) != std::end(kFillers);
}

}  // namespace moneybags::millions
