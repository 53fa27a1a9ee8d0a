#include "notation/millions/hearing.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "notation/millions/vocabulary.h"
#include "notation/typed.h"

namespace moneybags::millions {

bool lists(const std::vector<Choice>& legal, Act act) {
    return std::any_of(legal.begin(), legal.end(), [&](const Choice& c) { return c.act == act; });
}

Act meant(Act said, const std::vector<Choice>& legal) {
    constexpr std::array<std::pair<Act, Act>, 8> kTwins{{
        {Act::Leave, Act::Withdraw},
        {Act::Withdraw, Act::Leave},
        {Act::Yes, Act::Accept},
        {Act::No, Act::Decline},
        {Act::Accept, Act::Yes},
        {Act::Decline, Act::No},
        {Act::Claim, Act::Answer},
        {Act::Claim, Act::Announce},
    }};
    if (legal.empty() || lists(legal, said)) return said;
    for (const auto& [one, other] : kTwins) {
        if (one == said && lists(legal, other)) return other;
    }
    return said;
}

Heard hear(const std::vector<std::string>& words, const std::vector<Choice>& legal) {
    const std::string_view first = words[0];
    const std::string_view second =
        words.size() > 1 ? std::string_view{words[1]} : std::string_view{};
    const auto two = [&](std::string_view one, std::string_view other) {
        return first == one && !second.empty() && begins(other, second);
    };
    if (two("call", "vote")) return {{Act::CallVote}, 2};
    if (begins("roll", first) && first.size() > 1 && begins("call", second) && !second.empty()) {
        return {{Act::RollCall}, 2};
    }
    if (two("leave", "both") || two("withdraw", "both")) return {{Act::LeaveBoth}, 2};
    if (two("vote", "yes")) return {{Act::Yes}, 2};
    if (two("vote", "no")) return {{Act::No}, 2};
    // A whole word, then the beginning of one: of the acts listed now, of any act, of a synonym.
    Heard heard;
    const auto take = [&](const auto& fits) {
        for (const Verb& each : verbs()) {
            if (each.act == Act::LeaveBoth || each.act == Act::CallVote)
                continue;  // need their second word
            if (fits(each.act, each.words.substr(0, each.words.find(' '))))
                heard.acts.push_back(each.act);
        }
        return !heard.acts.empty();
    };
    if (take([&](Act, std::string_view word) { return word == first; })) return heard;
    for (const Synonym& each : synonyms()) {
        if (each.word == first) return {{each.act}, 1};
    }
    if (take([&](Act act, std::string_view word) {
            return begins(word, first) && lists(legal, act);
        })) {
        return heard;
    }
    if (take([&](Act, std::string_view word) { return begins(word, first); })) return heard;
    for (const Synonym& each : synonyms()) {
        if (begins(each.word, first) &&
            std::find(heard.acts.begin(), heard.acts.end(), each.act) == heard.acts.end()) {
            heard.acts.push_back(each.act);
        }
    }
    return heard;
}

}  // namespace moneybags::millions
