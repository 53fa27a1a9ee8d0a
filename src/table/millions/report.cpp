#include "table/report.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "games/millions/game.h"
#include "notation/millions/describe.h"
#include "notation/texts.h"
#include "table/millions/account.h"

namespace moneybags::millions {

namespace {

// The table as a reader speaks of it: the game's own words, and those of reports.
class Teller {
   public:
    Teller(const Rules& rules, const Session& session, Language language)
        : rules_(rules),
          names_(session.names()),
          say_("report", language),
          word_(session.game().ruleset().texts, language) {}

    std::string operator()(std::string_view key, const Figures& figures = {}) const {
        return say_("millions." + std::string{key}, figures);
    }
    std::string list(const std::vector<std::string>& items) const { return say_.list(items); }
    std::string name(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
    std::string character(Character c) const {
        const Seat seat = owner(rules_, c);
        if (rules_.slots == 1) return name(seat);
        const int slot = c == millions::character(rules_, seat, 0) ? 1 : 2;
        const Figures figures = {{"n", std::to_string(slot)}};
        return name(seat) + word_("slot", figures);
    }
    std::string role(Role role) const { return word_("role." + std::string{codec::name_of(role)}); }
    std::string money(Millions amount) const {
        const Figures figures = {{"n", std::to_string(amount.count())}};
        return word_("money", figures);
    }
    std::string payments(const PerSeat<Millions>& pay) const {
        std::vector<std::string> parts;
        for (const Seat seat : payers(pay)) {
            const Figures figures = {{"who", name(seat)}, {"amount", money(pay[seat])}};
            parts.push_back(word_("pay", figures));
        }
        return list(parts);
    }

   private:
    const Rules& rules_;
    const Names& names_;
    Voice say_;
    Voice word_;
};

Millions sum_of(const PerSeat<Millions>& pay) {
    Millions sum;
    for (const Seat seat : payers(pay)) sum += pay[seat];
    return sum;
}

std::string_view verdict(const Said& word) {
    return word.is_silence() ? "silence" : word.is_lie() ? "lie" : "truth";
}

Figures about(const Teller& tell, const Said& word) {
    return {{"round", std::to_string(word.round)},
            {"who", tell.character(word.character)},
            {"said", tell.role(word.said)},
            {"truth", tell.role(word.truth)}};
}

json::object said_json(const Context& context, const Teller& tell, const Said& word) {
    json::object told;
    told["step"] = word.step;
    told["round"] = word.round;
    told["way"] = codec::name_of(word.way);
    told["seat"] = write_json(context, word.seat);
    told["character"] = write_json(context, word.character);
    told["said"] = write_json(context, word.said);
    told["truth"] = write_json(context, word.truth);
    told["verdict"] = verdict(word);
    told["text"] = tell(verdict(word), about(tell, word));
    return told;
}

json::object bargain_json(const Context& context, const Teller& tell, const Bargain& bargain) {
    json::object told;
    told["opened"] = bargain.opened;
    told["closed"] = bargain.closed;
    told["round"] = bargain.round;
    told["act"] = codec::name_of(bargain.act);
    told["proposer"] = write_json(context, bargain.proposer);
    told["character"] = write_json(context, bargain.character);
    told["pay"] = codec::write_json(context, bargain.pay);
    told["accepted"] = codec::write_json(context, bargain.accepted);
    told["fate"] = codec::name_of(bargain.fate);
    told["by"] = write_json(context, bargain.by);
    told["went_back"] = bargain.went_back();
    const std::string_view end = bargain.went_back() ? "went-back" : codec::name_of(bargain.fate);
    const Figures by = {{"by", tell.name(bargain.by)}};
    const std::string fate = tell("fate." + std::string(end), by);
    const Figures figures = {{"round", std::to_string(bargain.round)},
                             {"who", tell.name(bargain.proposer)},
                             {"whom", tell.character(bargain.character)},
                             {"pays", tell.payments(bargain.pay)},
                             {"fate", fate}};
    told["text"] = tell("deal", figures);
    return told;
}

json::object round_json(const Context& context, const RoundAccount& round) {
    json::array change;
    for (const Seat seat : all_seats(context.rules)) {
        change.push_back((round.after[seat] - round.before[seat]).count());
    }
    json::object told;
    told["round"] = round.round;
    told["loot"] = write_json(context, round.loot);
    told["roles"] = codec::write_json(context, round.role);
    told["shared"] = codec::write_json(context, round.shared);
    told["change"] = std::move(change);
    return told;
}

// What one seat did, in numbers. The fates are those of the deals it proposed.
struct SeatCount {
    int said = 0, lies = 0, silences = 0;
    int proposed = 0;
    EnumArray<Fate, int, 7> fates;
    int accepted = 0, declined = 0, went_back = 0, could_not_pay = 0;  // others' deals as well
    Millions paid, received;

    bool operator==(const SeatCount&) const = default;
};

PerSeat<SeatCount> count(const Rules& rules, const Account& account) {
    PerSeat<SeatCount> seats;
    for (const Said& word : account.said) {
        SeatCount& mine = seats[word.seat];
        ++mine.said;
        mine.lies += word.is_lie() ? 1 : 0;
        mine.silences += word.is_silence() ? 1 : 0;
    }
    for (const Bargain& bargain : account.bargains) {
        ++seats[bargain.proposer].proposed;
        ++seats[bargain.proposer].fates[bargain.fate];
        for (const Seat seat : bargain.accepted) ++seats[seat].accepted;
        if (bargain.fate == Fate::Declined) ++seats[bargain.by].declined;
        if (bargain.went_back()) ++seats[bargain.by].went_back;
        if (bargain.fate == Fate::Void) ++seats[bargain.by].could_not_pay;
        if (bargain.fate != Fate::Struck) continue;
        for (const Seat seat : payers(bargain.pay)) seats[seat].paid += bargain.pay[seat];
        seats[owner(rules, bargain.character)].received += sum_of(bargain.pay);
    }
    return seats;
}

json::object seat_json(const SeatCount& seat) {
    json::object fates;
    for (std::size_t i = 0; i < codec::kNames<Fate>.size(); ++i) {
        fates[codec::kNames<Fate>[i]] = seat.fates[static_cast<Fate>(i)];
    }
    json::object told;
    told["said"] = seat.said;
    told["lies"] = seat.lies;
    told["silences"] = seat.silences;
    told["proposed"] = seat.proposed;
    told["fates"] = std::move(fates);
    told["accepted"] = seat.accepted;
    told["declined"] = seat.declined;
    told["went_back"] = seat.went_back;
    told["could_not_pay"] = seat.could_not_pay;
    told["paid"] = seat.paid.count();
    told["received"] = seat.received.count();
    return told;
}

json::value bluff_json(const Context& context, const Account& account, const Bluff& bluff,
                       const std::string& text) {
    const Said& word = account.said[bluff.said];
    json::object told;
    told["claim"] = bluff.said;
    told["step"] = word.step;
    told["round"] = word.round;
    told["seat"] = write_json(context, word.seat);
    told["said"] = write_json(context, word.said);
    told["truth"] = write_json(context, word.truth);
    told["gain"] = bluff.gain.count();
    told["paid"] = bluff.paid.count();
    told["text"] = text;
    return told;
}

json::value trust_json(const Context& context, const Account& account, const Trust& trust,
                       const std::string& text) {
    const Bargain& bargain = account.bargains[trust.bargain];
    const Said& word = account.said[trust.said];
    json::object told;
    told["deal"] = trust.bargain;
    told["claim"] = trust.said;
    told["step"] = bargain.closed;
    told["round"] = bargain.round;
    told["seat"] = write_json(context, trust.payer);
    told["trusted"] = write_json(context, word.seat);
    told["said"] = write_json(context, word.said);
    told["truth"] = write_json(context, word.truth);
    told["amount"] = trust.amount.count();
    told["text"] = text;
    return told;
}

std::string bluff_text(const Teller& tell, const Account& account, const Bluff& bluff) {
    Figures figures = about(tell, account.said[bluff.said]);
    figures.emplace_back("paid", tell.money(bluff.paid));
    figures.emplace_back("gain", tell.money(bluff.gain));
    return tell(bluff.paid == Millions{} ? "bluff.shared" : "bluff.paid", figures);
}

std::string trust_text(const Teller& tell, const Account& account, const Trust& trust) {
    const Said& word = account.said[trust.said];
    const Figures figures = {
        {"round", std::to_string(word.round)},    {"who", tell.name(trust.payer)},
        {"whom", tell.character(word.character)}, {"amount", tell.money(trust.amount)},
        {"said", tell.role(word.said)},           {"truth", tell.role(word.truth)}};
    return tell("trust", figures);
}

std::string lies_text(const Rules& rules, const Teller& tell, const PerSeat<SeatCount>& seats) {
    std::vector<std::string> items;
    for (const Seat seat : all_seats(rules)) {
        const SeatCount& mine = seats[seat];
        const Figures figures = {{"who", tell.name(seat)},
                                 {"lies", std::to_string(mine.lies)},
                                 {"said", std::to_string(mine.said - mine.silences)}};
        items.push_back(tell("lies.of", figures));
    }
    const Figures figures = {{"list", tell.list(items)}};
    return tell("lies", figures);
}

std::string deals_text(const Rules& rules, const Teller& tell, const PerSeat<SeatCount>& seats) {
    SeatCount all;
    for (const Seat seat : all_seats(rules)) {
        all.proposed += seats[seat].proposed;
        all.paid += seats[seat].paid;
        for (std::size_t i = 0; i < all.fates.items.size(); ++i) {
            all.fates.items[i] += seats[seat].fates.items[i];
        }
    }
    const auto number = [&](Fate fate) { return std::to_string(all.fates[fate]); };
    const Figures figures = {{"proposed", std::to_string(all.proposed)},
                             {"struck", number(Fate::Struck)},
                             {"paid", tell.money(all.paid)},
                             {"declined", number(Fate::Declined)},
                             {"countered", number(Fate::Countered)},
                             {"cancelled", number(Fate::Cancelled)},
                             {"replaced", number(Fate::Replaced)},
                             {"lapsed", number(Fate::Lapsed)},
                             {"void", number(Fate::Void)}};
    return tell("deals", figures);
}

}  // namespace

}  // namespace moneybags::millions

namespace moneybags {

// Who lied, which deals were made and what became of them, and what each round brought, of a game
// that is over: {"kind": "millions", "claims", "deals", "rounds", "seats", "best_bluff",
// "costliest_trust", "sentences"}. See account.h for what each is.
template <>
boost::json::value report_of<millions::Family>(const Session& session, Language language) {
    using namespace millions;
    const Rules& rules = rules_of<Family>(session.game());
    const Context context{rules, session.names()};
    const Teller tell{rules, session, language};
    const Account account = millions::account(rules, session);
    const PerSeat<SeatCount> counts = count(rules, account);

    boost::json::array claims, deals, rounds, seats, sentences;
    for (const Said& word : account.said) claims.push_back(said_json(context, tell, word));
    for (const Bargain& each : account.bargains) deals.push_back(bargain_json(context, tell, each));
    for (const RoundAccount& round : account.rounds) rounds.push_back(round_json(context, round));
    for (const Seat seat : all_seats(rules)) seats.push_back(seat_json(counts[seat]));

    boost::json::value bluff, trust;  // null if there was none
    sentences.emplace_back(lies_text(rules, tell, counts));
    if (const auto best = best_bluff(account)) {
        const std::string text = bluff_text(tell, account, *best);
        bluff = bluff_json(context, account, *best, text);
        sentences.emplace_back(text);
    } else {
        sentences.emplace_back(tell("bluff.none"));
    }
    if (const auto costliest = costliest_trust(account)) {
        const std::string text = trust_text(tell, account, *costliest);
        trust = trust_json(context, account, *costliest, text);
        sentences.emplace_back(text);
    } else {
        sentences.emplace_back(tell("trust.none"));
    }
    sentences.emplace_back(deals_text(rules, tell, counts));

    boost::json::object told;
    told["kind"] = "millions";
    told["claims"] = std::move(claims);
    told["deals"] = std::move(deals);
    told["rounds"] = std::move(rounds);
    told["seats"] = std::move(seats);
    told["best_bluff"] = std::move(bluff);
    told["costliest_trust"] = std::move(trust);
    told["sentences"] = std::move(sentences);
    return told;
}

}  // namespace moneybags
