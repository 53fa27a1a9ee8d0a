#include "table/report.h"

#include <string>
#include <string_view>
#include <vector>

#include "games/millions/game.h"
#include "notation/millions/describe.h"
#include "notation/money.h"
#include "table/millions/account.h"
#include "table/teller.h"

namespace moneybags::millions {

namespace {

// What things are called.
class Wording {
   public:
    Wording(const Rules& rules, const Session& session, Language language)
        : rules_(rules),
          names_(session.names()),
          voice_(session.game().ruleset().texts, language) {}

    std::string name(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
    std::string character(Character c) const {
        const Seat seat = owner(rules_, c);
        if (rules_.slots == 1) return name(seat);
        const int slot = c == millions::character(rules_, seat, 0) ? 1 : 2;
        return name(seat) + voice_("slot", {{"n", std::to_string(slot)}});
    }
    std::string role(Role role) const {
        return voice_("role." + std::string{codec::name_of(role)});
    }
    std::string money(Millions amount) const { return money_text(voice_, amount); }
    std::string payments(const PerSeat<Millions>& pay) const {
        std::vector<std::string> parts;
        for (const Seat seat : payers(pay)) {
            parts.push_back(voice_("pay", {{"who", name(seat)}, {"amount", money(pay[seat])}}));
        }
        return voice_.list(parts);
    }

   private:
    const Rules& rules_;
    const Names& names_;
    Voice voice_;
};

Figures about(const Wording& word, const Said& said) {
    return {{"round", std::to_string(said.round)},
            {"who", word.character(said.character)},
            {"said", word.role(said.said)},
            {"truth", word.role(said.truth)}};
}

// Who paid for the leaving of a character when this was the last that had been said of it.
SeatSet paid_for(const Account& account, std::size_t said) {
    SeatSet paid;
    for (const Bargain& bargain : account.bargains) {
        if (bargain.fate != Fate::Struck || bargain.said != said) continue;
        paid = paid | payers(bargain.pay);
    }
    return paid;
}

json::object said_json(const Wording& word, const Teller& tell, const Account& account,
                       std::size_t place) {
    const Said& said = account.said[place];
    const std::string_view verdict = said.is_silence() ? "silence"
                                     : said.is_lie()   ? "lie"
                                                       : "truth";
    json::array paid;
    for (const Seat seat : paid_for(account, place)) paid.push_back(number(seat));
    return {{"step", said.step},
            {"seat", number(said.seat)},
            {"verdict", verdict},
            {"paid", std::move(paid)},
            {"text", tell.text(verdict, about(word, said))}};
}

json::object bargain_json(const Context& context, const Wording& word, const Teller& tell,
                          const Bargain& bargain) {
    const std::string_view end = bargain.went_back() ? "went-back" : codec::name_of(bargain.fate);
    const std::string fate = tell.text("fate." + std::string(end), {{"by", word.name(bargain.by)}});
    json::object told;
    told["closed"] = bargain.closed;
    told["pay"] = codec::write_json(context, bargain.pay);
    told["fate"] = codec::name_of(bargain.fate);
    told["text"] = tell.text("deal", {{"round", std::to_string(bargain.round)},
                                      {"who", word.name(bargain.proposer)},
                                      {"whom", word.character(bargain.character)},
                                      {"pays", word.payments(bargain.pay)},
                                      {"fate", fate}});
    return told;
}

// How many of a seat's lies somebody paid for.
int believed(const Account& account, Seat seat) {
    int paid = 0;
    for (std::size_t i = 0; i < account.said.size(); ++i) {
        const Said& said = account.said[i];
        if (said.seat == seat && said.is_lie() && !paid_for(account, i).empty()) ++paid;
    }
    return paid;
}

// What each seat said, in numbers; and the sentence about the lies.
json::array count_lies(const Rules& rules, const Account& account, const Wording& word,
                       Teller& tell) {
    json::array seats;
    std::vector<Figures> parts;
    for (const Seat seat : all_seats(rules)) {
        int said = 0, lies = 0, silences = 0;
        json::object roles;  // how often each was played, by the key of its name
        for (const Said& each : account.said) {
            if (each.seat != seat) continue;
            ++said;
            json::value& times = roles["role." + std::string(codec::name_of(each.truth))];
            times = times.is_null() ? 1 : times.to_number<int>() + 1;
            lies += each.is_lie() ? 1 : 0;
            silences += each.is_silence() ? 1 : 0;
        }
        seats.push_back({{"said", said},
                         {"lies", lies},
                         {"silences", silences},
                         {"believed", believed(account, seat)},
                         {"roles", std::move(roles)}});
        parts.push_back({{"who", word.name(seat)},
                         {"lies", std::to_string(lies)},
                         {"said", std::to_string(said - silences)}});
    }
    tell.each("lies", parts);
    return seats;
}

// A step worth showing, with the sentence that was told of it.
json::object moment(std::size_t step, std::string_view key, const Figures& figures, Teller& tell) {
    tell(key, figures);
    return {{"step", step}, {"text", tell.text(key, figures)}};
}

// Null if there was none; so with the next.
json::value bluff_json(const Account& account, const Wording& word, Teller& tell) {
    const auto bluff = best_bluff(account);
    if (!bluff) {
        tell("bluff.none");
        return nullptr;
    }
    const Said& said = account.said[bluff->said];
    Figures figures = about(word, said);
    figures.emplace_back("paid", word.money(bluff->paid));
    figures.emplace_back("gain", word.money(bluff->gain));
    return moment(said.step, bluff->paid == Millions{} ? "bluff.shared" : "bluff.paid", figures,
                  tell);
}

json::value trust_json(const Account& account, const Wording& word, Teller& tell) {
    const auto trust = costliest_trust(account);
    if (!trust) {
        tell("trust.none");
        return nullptr;
    }
    const Said& said = account.said[trust->said];
    return moment(account.bargains[trust->bargain].closed, "trust",
                  {{"round", std::to_string(said.round)},
                   {"who", word.name(trust->payer)},
                   {"whom", word.character(said.character)},
                   {"amount", word.money(trust->amount)},
                   {"said", word.role(said.said)},
                   {"truth", word.role(said.truth)}},
                  tell);
}

void tell_deals(const Account& account, const Wording& word, Teller& tell) {
    EnumArray<Fate, int, 7> fates{};
    Millions paid;
    for (const Bargain& bargain : account.bargains) {
        ++fates[bargain.fate];
        if (bargain.fate != Fate::Struck) continue;
        for (const Seat seat : payers(bargain.pay)) paid += bargain.pay[seat];
    }
    const auto number = [&](Fate fate) { return std::to_string(fates[fate]); };
    tell("deals", {{"proposed", std::to_string(account.bargains.size())},
                   {"struck", number(Fate::Struck)},
                   {"paid", word.money(paid)},
                   {"declined", number(Fate::Declined)},
                   {"countered", number(Fate::Countered)},
                   {"cancelled", number(Fate::Cancelled)},
                   {"replaced", number(Fate::Replaced)},
                   {"lapsed", number(Fate::Lapsed)},
                   {"void", number(Fate::Void)}});
}

}  // namespace

}  // namespace moneybags::millions

namespace moneybags {

// Some seat sees whatever there is.
template <>
AnyView turned_over<millions::Family>(const Session& session) {
    return session.game().view(session.state(), kSpectator);
}

// Who lied, and which deals were made and what became of them, of a game that is over: {"kind":
// "millions", "claims", "deals", "seats", "best_bluff", "costliest_trust", "sentences"}.
template <>
boost::json::value report_of<millions::Family>(const Session& session, Language language) {
    using namespace millions;
    const Rules& rules = rules_of<Family>(session.game());
    const Context context{rules, session.names()};
    const Wording word{rules, session, language};
    const Account account = millions::account(rules, session);
    Teller tell{"millions", language};

    boost::json::array claims, deals;
    for (std::size_t i = 0; i < account.said.size(); ++i) {
        claims.push_back(said_json(word, tell, account, i));
    }
    for (const Bargain& each : account.bargains) {
        deals.push_back(bargain_json(context, word, tell, each));
    }
    boost::json::object told;
    told["kind"] = "millions";
    told["claims"] = std::move(claims);
    told["deals"] = std::move(deals);
    told["seats"] = count_lies(rules, account, word, tell);
    told["best_bluff"] = bluff_json(account, word, tell);
    told["costliest_trust"] = trust_json(account, word, tell);
    tell_deals(account, word, tell);
    told["sentences"] = tell.sentences();
    return told;
}

}  // namespace moneybags
