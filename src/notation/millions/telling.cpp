// What happened, what may be done and why not, in sentences for people: data/texts/<tag>/millions,
// with the names, roles and figures filled in. Claims are told as claims: what is true about roles
// only the heist (or a look) says.

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <string>
#include <vector>

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"
#include "notation/millions/parts.h"
#include "notation/money.h"
#include "notation/texts.h"

namespace moneybags::millions {
namespace {

// How a pot is shared. What does not divide stays in the Reserve (M1-SHARE-02) or comes from it and
// is a rest below 0 (M2-SHARE-04).
struct Split {
    std::int32_t share;
    std::int32_t rest;
};

Split split_of(const Rules& rules, const Event& e) {
    const Millions share =
        in_edition(rules, [&](auto edition) { return edition.share(e.amount, e.number); });
    return {.share = share.count(), .rest = e.amount.count() - share.count() * e.number};
}

// Which of an event's sentences fits, after "event." and its name. Three happenings have an empty
// sentence, for machines only: AnteLaid of others (the Loot card says what all pay), one's own
// Picked (PickedRoles says more) and DealSettled (Paid and Withdrew say it).
std::string detail(const Rules& rules, const Event& e) {
    switch (e.what) {
        case Happening::LootTurnedUp: {
            const RoleSet shown = rules.loot[static_cast<std::size_t>(e.card)].shown & rules.roles;
            const bool centre = facts(rules).centre;
            if (shown.empty()) return centre ? ".centre" : "";
            return (centre ? ".centre-shown" : ".shown") +
                   std::string{shown.size() > 1 ? ".each" : ""};
        }
        case Happening::LastRoles:
        case Happening::PickedRoles:
            return e.second == Role::None ? "" : ".two";
        case Happening::Claimed:
            return e.role == Role::None ? ".nothing" : "";
        case Happening::DealOpened: {
            const bool own = owner(rules, e.character) == e.seat;
            if (payers(e.pay).size() > 1) return own ? ".sum" : ".pool";
            return own ? ".demand" : ".offer";
        }
        case Happening::Cancelled:
        case Happening::DealLapsed:
            return owner(rules, e.character) == e.other ? ".own" : "";
        case Happening::VoteCounted:
            if (e.number == 0) return ".none";
            return 2 * e.number >= rules.players ? ".passes" : ".fails";
        case Happening::RoleCalled:
            return e.number == 0 ? ".none" : e.number == 1 ? ".one" : "";
        case Happening::PotShared:
            if (e.number == 1) return ".one";
            if (e.number < 1 || e.amount.count() % e.number == 0) return "";
            return split_of(rules, e).rest < 0 ? ".up" : ".down";
        case Happening::Robbed:
            return e.seat == e.other ? ".own" : "";
        case Happening::GameOver:
            return e.seats.size() > 1 ? ".many" : "";
        default:
            return "";
    }
}

// Who does it: the one a sentence about "you" is about.
Seat subject(const Rules& rules, const Event& e) {
    switch (e.what) {
        case Happening::Robbed:
            return e.other;
        case Happening::NothingNamed:
            return owner(rules, e.character);
        case Happening::GameOver:
            return e.seats.empty() ? kSpectator : e.seats.lowest();
        default:
            return e.seat;
    }
}

// Words for one reader.
class Teller {
   public:
    Teller(const Rules& rules, const Names& names, const Voice& voice, Seat reader)
        : rules_(rules), names_(names), voice_(voice), reader_(reader) {}

    std::string money(std::int32_t n) const { return money_text(voice_, Millions{n}); }
    std::string role(Role role) const {
        return voice_(fmt::format("role.{}", codec::name_of(role)));
    }
    std::string name(Seat seat) const {
        if (seat == reader_) return voice_("you");
        const auto n = static_cast<std::size_t>(seat);
        return n < names_.size() ? names_[n] : "?";
    }
    std::string possessive(Seat seat) const {
        return seat == reader_ ? voice_("your") : voice_("possessive", "who", name(seat));
    }
    std::string slot(Character c) const {  // three players: which of the two
        if (rules_.slots == 1) return {};
        return voice_("slot", "n", fmt::format("{}", static_cast<int>(c) % 2 + 1));
    }
    std::string names(SeatSet seats) const {
        std::vector<std::string> list;
        for (const Seat seat : seats) list.push_back(name(seat));
        return voice_.list(list);
    }
    std::string roles(RoleSet set) const {
        std::vector<std::string> list;
        for (const Role each : set) list.push_back(role(each));
        return voice_.list(list);
    }
    std::string heap(const PerRole<std::uint8_t>& cards) const {
        std::vector<std::string> list;
        for (std::size_t i = 0; i < kRoles; ++i) {
            const Role each{static_cast<std::uint8_t>(i)};
            if (cards[each] == 0) continue;
            const std::string number = fmt::format("{}", cards[each]);
            list.push_back(cards[each] == 1
                               ? role(each)
                               : voice_("roles.many", "role", role(each), "number", number));
        }
        return voice_.list(list);
    }
    std::string payments(const PerSeat<Millions>& pay) const {
        std::vector<std::string> list;
        for (const Seat seat : payers(pay)) {
            list.push_back(voice_("pay", "who", name(seat), "amount", money(pay[seat].count())));
        }
        return voice_.list(list);
    }

    Figures figures(const Event& e) const {
        Millions amount = e.amount;
        Seat other = e.other;
        if (e.what == Happening::DealOpened) {
            for (const Seat seat : payers(e.pay)) {
                amount += e.pay[seat];
                other = seat;
            }
        }
        Figures list{
            {"who", name(e.what == Happening::NothingNamed ? owner(rules_, e.character) : e.seat)},
            {"other", name(other)},
            {"others", possessive(e.other)},
            {"whom", name(owner(rules_, e.character)) + slot(e.character)},
            {"slot", slot(e.character)},
            {"role", role(e.role)},
            {"second", role(e.second)},
            {"amount", money(amount.count())},
            {"number", fmt::format("{}", e.number)},
            {"players", fmt::format("{}", rules_.players)},
            {"rounds", fmt::format("{}", rules_.rounds)},
            {"names", names(e.seats)},
            {"pays", payments(e.pay)},
        };
        if (e.what == Happening::LootTurnedUp) {
            const LootCard& card = rules_.loot[static_cast<std::size_t>(e.card)];
            list.emplace_back("ante", money(card.ante.count()));
            list.emplace_back("bonus", money(card.bonus.count()));
            list.emplace_back("roles", roles(card.shown & rules_.roles));
        } else {
            list.emplace_back("roles", heap(e.roles));
        }
        if (e.what == Happening::PotShared && e.number > 0) {
            const Split split = split_of(rules_, e);
            list.emplace_back("share", money(split.share));
            list.emplace_back("rest", money(std::abs(split.rest)));
        }
        return list;
    }

    // A move of the reader's; if somebody may pay up to `most` in it, with what may be paid.
    std::string move(const Move& m, int most = 0) const {
        const auto amount = [&](Millions paid) {
            if (most < 2) return money(paid.count());
            return voice_("move.range", "least", money(1), "most", money(most));
        };
        const Seat whose = owner(rules_, m.character);
        const bool deal = has_proposer(m.act);
        const bool demand = deal && m.proposer == whose;
        std::string whom = name(whose) + slot(m.character);
        if (whose == reader_ && rules_.slots > 1) {
            whom = voice_("move.own", "n", static_cast<int>(m.character) % 2 + 1);
        }
        // One's own only character goes without saying, and whose demand it is says who leaves.
        const bool plain = rules_.slots == 1 && (whose == reader_ || demand);
        std::vector<std::string> pays;
        for (const Seat seat : payers(m.pay)) {
            if (m.act == Act::Offer && seat == reader_) continue;
            pays.push_back(voice_("move.from", "who", name(seat), "amount", amount(m.pay[seat])));
        }
        const bool pool = m.act == Act::Offer && !pays.empty();
        const bool two = rules_.slots > 1 && has_roles(m.act) &&
                         (m.second != Role::None || (m.act == Act::Answer && m.role != Role::None));
        return voice_(
            fmt::format("move.{}{}", codec::name_of(m.act),
                        two      ? ".two"
                        : pool   ? ".pool"
                        : demand ? ".demand"
                                 : ""),
            {{"role", role(m.role)},
             {"second", role(m.second)},
             {"whom", whom},
             {"possessive", deal ? possessive(m.proposer) : ""},
             {"about", plain || !has_character(m.act) ? "" : voice_("move.about", "whom", whom)},
             {"amount", reader_ == kSpectator ? "" : amount(m.pay[reader_])},
             {"pays", voice_.list(pays)}});
    }

   private:
    const Rules& rules_;
    const Names& names_;
    const Voice& voice_;
    Seat reader_;
};

// M1-HEIST-03 to 13: why an ante came back or was lost. `role` is the character's, `number` how
// many of it answered, `second` the role that was named; an event that does not tell has no clause.
std::string_view clause_of_ante(const Event& e) {
    const bool back = e.what == Happening::AnteBack;
    if (e.role == Role::None) return "";
    if (e.role == Role::Snitch) return back ? "M1-HEIST-04" : "M1-HEIST-03";
    if (e.second == e.role) return "M1-HEIST-13";
    if (e.number == 0) return "";
    if (e.role == Role::Brute) return e.number > 1 ? "M1-HEIST-09" : "M1-HEIST-10";
    return e.number > 1 ? "M1-HEIST-11" : "M1-HEIST-12";
}

// The clause of an event whose kind does not say it, or says it only in general; empty for others.
std::string_view special_clause(const Rules& rules, const Event& e) {
    switch (e.what) {
        case Happening::DealOpened:
            if (payers(e.pay).size() > 1) return "MX-R-13";
            return owner(rules, e.character) == e.seat ? "MX-R-14" : "";
        case Happening::AnteBack:
        case Happening::AnteLost:
            return clause_of_ante(e);
        case Happening::Clashed:
            return e.role == Role::Snitch  ? "M1-HEIST-03"
                   : e.role == Role::Brute ? clauses(rules).brutes_clash
                                           : "";
        case Happening::TakenFromCentre:
            return e.role == Role::Acrobat ? "M2-HEIST-06"
                   : e.role == Role::Brute ? "M2-HEIST-07"
                                           : "";
        case Happening::GameOver:
            if (e.number > 0) return "";
            return clauses(rules).last_card;
        default:
            return "";
    }
}

}  // namespace

std::string MillionsNotation::tell(const AnyEvent& any, Language language, Seat reader) const {
    const Event event = any.as<Event>();
    assert(event.to.includes(reader));  // whoever shows events asks first who may see them
    if (!event.to.includes(reader)) return {};
    const Voice voice{ruleset_.texts, language};
    const std::string key =
        fmt::format("event.{}{}", codec::name_of(event.what), detail(rules_, event));
    const bool you = reader != kSpectator && subject(rules_, event) == reader;
    const bool about_you = you && voice.knows(key + ".you");
    return voice(about_you ? key + ".you" : key,
                 Teller{rules_, names_, voice, reader}.figures(event));
}

std::string MillionsNotation::clause_of(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    const std::string_view special = special_clause(rules_, event);
    if (!special.empty()) return std::string{special};
    const std::vector<std::string_view> by_edition = codec::words(row_of(any).clause);
    if (by_edition.empty()) return {};
    const auto edition = static_cast<std::size_t>(rules_.edition);
    return std::string{by_edition[std::min(edition, by_edition.size() - 1)]};
}

std::string MillionsNotation::move_words(Seat by, const AnyMove& move, Language language) const {
    const Voice voice{ruleset_.texts, language};
    return Teller{rules_, names_, voice, by}.move(move.as<Move>());
}

std::string MillionsNotation::choice_words(Seat by, const AnyChoice& any, Language language) const {
    const Voice voice{ruleset_.texts, language};
    const Choice choice = any.as<Choice>();
    return Teller{rules_, names_, voice, by}.move(choice.move(0), choice.most);
}

std::string MillionsNotation::explain(const Refusal& refusal, Language language) const {
    const Voice voice{ruleset_.texts, language};
    const Teller teller{rules_, names_, voice, kSpectator};
    std::string key = fmt::format("refusal.{}", refusal.reason);
    if (refusal.most < 1 && voice.knows(key + ".empty")) {
        key += ".empty";
    } else if (refusal.least == refusal.most && voice.knows(key + ".one")) {
        key += ".one";
    }
    std::string roles;
    for (const Role role : rules_.roles) {
        if (!roles.empty()) roles += voice("list.next");
        roles += teller.role(role);
    }
    return voice(key, "asked", teller.money(refusal.asked), "least", teller.money(refusal.least),
                 "most", teller.money(refusal.most), "clause", refusal.clause, "roles", roles);
}

}  // namespace moneybags::millions
