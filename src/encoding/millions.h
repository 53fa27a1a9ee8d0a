#pragma once

// Millions of Dollars as a network reads it.

#include "encoding/fields.h"
#include "games/millions/game.h"

namespace moneybags::millions {

// What everybody has heard in this game, by chair. The table forgets it, players do not.
struct Heard {
    struct Person {
        std::uint8_t told = 0, kept = 0;  // claims about characters that were shown; true ones
        std::uint8_t left = 0,
                     stayed = 0;  // characters that left for nothing, and that did not leave
        std::uint8_t sold = 0, bought = 0;  // leavings paid for: taken, given
        std::uint8_t proposed = 0, declined = 0;
        Millions last_price;  // for which one of theirs left last
        constexpr bool operator==(const Person&) const = default;
    };
    PerSeat<Person> person;
    CharacterSet spoke;                                              // in this round …
    PerCharacter<Role> claim = PerCharacter<Role>::all(Role::None);  // … of these, this
    CharacterSet paid_for;                                           // … whose leaving was bought

    constexpr bool operator==(const Heard&) const = default;
};

constexpr void hear(const Rules& rules, Heard& heard, const Event& event) {
    if (!event.to.everybody) return;
    Heard::Person& one = heard.person[event.seat];
    switch (event.what) {
        case Happening::RoundBegins:
            heard.spoke.clear();
            heard.paid_for.clear();
            break;
        case Happening::Announced:
        case Happening::Claimed:
            if (event.role == Role::None) break;
            heard.spoke.add(event.character);
            heard.claim[event.character] = event.role;
            break;
        case Happening::Shown:
            if (!heard.spoke.has(event.character)) break;
            once_more(one.told);
            if (heard.claim[event.character] == event.role) once_more(one.kept);
            break;
        case Happening::DealOpened:
            once_more(one.proposed);
            break;
        case Happening::Declined:
            once_more(one.declined);
            break;
        case Happening::Paid: {
            once_more(one.bought);
            Heard::Person& seller = heard.person[owner(rules, event.character)];
            if (!heard.paid_for.has(event.character)) once_more(seller.sold);
            heard.paid_for.add(event.character);
            seller.last_price = event.amount;
            break;
        }
        case Happening::Withdrew:
            if (!heard.paid_for.has(event.character)) once_more(one.left);
            break;
        case Happening::Stayed:
            once_more(one.stayed);
            break;
        default:
            break;
    }
}

// Which of a list's characters this is, one's own first.
constexpr std::size_t characters_ahead(const Rules& rules, Seat me, Character c) {
    const int all = rules.players * rules.slots;
    const int ahead = static_cast<int>(c) - number(me) * rules.slots;
    return static_cast<std::size_t>(ahead < 0 ? ahead + all : ahead);
}

template <class Out>
constexpr void encode_money(Out& out, const char* name, Millions money) {
    out.template at_least<1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30, 36, 44>(name,
                                                                                   money.count());
}
template <class Out>
constexpr void encode_role(Out& out, const char* name, Role role) {
    out.one_of(name, static_cast<std::size_t>(role), kRoles);
}

template <class Out>
constexpr void encode_character(const Rules& rules, const View& seen, const Heard& heard,
                                unsigned ahead, Out& out) {
    const Open& open = seen.open;
    const int all = rules.players * rules.slots;
    const bool exists = static_cast<int>(ahead) < all;
    const Character c{static_cast<std::uint8_t>(
        exists ? (number(seen.me) * rules.slots + static_cast<int>(ahead)) % all : 0)};
    out.flag("exists", exists);
    out.flag("in", exists && open.in.has(c));
    out.flag("has an ante", exists && open.antes.has(c));
    out.flag("shown", exists && open.shown.has(c));
    out.flag("alive", exists && open.alive.has(c));
    out.flag("left for money", exists && heard.paid_for.has(c));
    out.flag("spoken of", exists && open.spoke.has(c));
    encode_role(out, "claim", exists ? open.claim[c] : Role::None);
    encode_role(out, "known role", exists ? seen.role[c] : Role::None);
    encode_role(out, "last role", exists ? open.last[c] : Role::None);
    int deals = 0;
    Millions best;
    for (const Deal& deal : open.deals) {
        if (!exists || deal.character != c) continue;
        ++deals;
        if (!deal.pooled() && best < deal.amount) best = deal.amount;
    }
    out.template at_least<1, 2>("deals on it", deals);
    out.template at_least<1, 2, 3, 5, 8>("best price", best.count());
}

template <class Out>
constexpr void encode_player(const Rules& rules, const View& seen, const Heard& heard,
                             unsigned ahead, Out& out) {
    const Open& open = seen.open;
    const bool exists = ahead < rules.players;
    const Seat seat = exists ? seat_ahead(seen.me, ahead, rules.players) : seen.me;
    const auto at = [&](SeatSet set) { return exists && set.has(seat); };
    out.flag("exists", exists);
    encode_money(out, "purse", exists ? open.purse[seat] : Millions{});
    int richer = 0;
    for (const Seat other : all_seats(rules))
        richer += open.purse[other] > open.purse[seat] ? 1 : 0;
    out.template at_least<1, 2, 3>("so many are richer", exists ? richer : 0);
    out.flag("Leader", exists && open.leader == seat);
    out.flag("has the token", exists && open.token == seat);
    out.flag("is asked", exists && open.asked == seat);
    out.flag("has picked", at(open.picked));
    out.flag("ready", at(open.ready));
    out.flag("has acted", at(open.acted));
    out.flag("has voted", at(open.voted));
    out.template at_least<1, 2, 3>("Intimidation cards", exists ? open.cards[seat] : 0);
    out.template at_least<1, 2, 3, 4>("talk left", exists ? open.talk[seat] : 0);
    out.flag("has looked at mine",
             exists && open.looked[seat].meets(characters_of(rules, seen.me)));
    const Heard::Person person = exists ? heard.person[seat] : Heard::Person{};
    out.template at_least<1, 2, 4, 7>("claims shown", person.told);
    out.template at_least<25, 50, 75, 100>("of them true, in percent",
                                           person.told == 0 ? 0 : 100 * person.kept / person.told);
    out.template at_least<1, 2, 4, 7>("left for nothing", person.left);
    out.template at_least<1, 2, 4, 7>("stayed", person.stayed);
    out.template at_least<1, 2, 4>("left for money", person.sold);
    out.template at_least<1, 2, 4>("paid others to leave", person.bought);
    out.template at_least<1, 3, 6, 12>("proposed deals", person.proposed);
    out.template at_least<1, 3, 6>("declined deals", person.declined);
    out.template at_least<1, 2, 3, 5, 8>("last price", person.last_price.count());
}

// What the seat sees, from where it sits.
template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Heard& heard, Out& out) {
    const Open& open = seen.open;
    const LootCard& card = loot(rules, open);
    const auto chair = [&](const char* name, Seat seat) {
        out.one_of(name, clockwise_from(seen.me, seat, rules.players), kMaxSeats);
    };
    out.flag("the speaker calls", facts(rules).speaker_calls);
    out.flag("live", rules.scheduling == Scheduling::Live);
    out.flag("fooled", rules.fooled);
    out.one_of("players", rules.players, kMaxSeats + 1);
    out.some_of("roles in use", rules.roles.bits(), kRoles);
    out.one_of("phase", static_cast<std::size_t>(open.phase),
               static_cast<unsigned>(Phase::Over) + 1);
    out.template at_least<1, 2, 3, 4, 5, 6, 7, 8>("rounds to come", rules.rounds - open.round);
    encode_money(out, "Loot", card.amount);
    out.template at_least<1, 2, 3>("ante", card.ante.count());
    out.template at_least<1, 2, 3>("bonus", card.bonus.count());
    out.some_of("roles on the Loot card", card.shown.bits(), kRoles);
    const int crew = open.in.size();
    out.template at_least<1, 2, 3, 4, 6, 8, 12>("Loot for each who is in",
                                                crew == 0 ? 0 : card.amount.count() / crew);
    out.template at_least<1, 2, 3, 4, 5, 6, 7>("characters in", crew);
    encode_money(out, "Centre", open.centre);
    out.each("role", kRoles, [&](unsigned role) {
        out.template at_least<1, 2, 3>("on view",
                                       open.on_view[Role{static_cast<std::uint8_t>(role)}]);
    });
    encode_role(out, "named", open.named);
    out.flag("roll call used", open.roll_call_used);
    out.flag("call used", open.call_used);
    out.flag("vote barred", open.vote_barred);
    out.template at_least<1, 2>("votes left", open.votes_left);
    // By turn there is one open deal at a time, and it is the question.
    const Deal deal = open.deals.empty() ? Deal{} : open.deals[0];
    const bool asked = !open.deals.empty();
    out.flag("a deal is open", asked);
    chair("deal by", asked ? deal.proposer : kSpectator);
    chair("deal paid by", asked ? deal.payer : kSpectator);
    out.one_of("deal on", asked ? characters_ahead(rules, seen.me, deal.character) : kMaxCharacters,
               kMaxCharacters);
    encode_money(out, "deal for", asked && !deal.pooled() ? deal.amount : Millions{});
    out.each("character", kMaxCharacters,
             [&](unsigned ahead) { encode_character(rules, seen, heard, ahead, out); });
    out.each("player", kMaxSeats,
             [&](unsigned ahead) { encode_player(rules, seen, heard, ahead, out); });
}

// A range of amounts stands for these, as far as it goes, and for its end.
inline constexpr int kAmounts = 8;
constexpr std::uint32_t amount_step(int i) {
    constexpr std::uint64_t kSteps = 0x22150D0805030201;  // 1, 2, 3, 5, 8, 13, 21, 34, a byte each
    return static_cast<std::uint32_t>(kSteps >> 8 * i & 0xFF);
}
// Hands the moves of a listed choice that a network is asked about to `take`.
template <class Take>
constexpr void each_candidate(const Choice& choice, const Take& take) {
    if (choice.most == 0) return take(choice.move(0));
    for (int i = 0; i < kAmounts && amount_step(i) <= choice.count(); ++i) {
        take(choice.move(amount_step(i) - 1));
    }
    for (int i = 0; i < kAmounts; ++i) {
        if (amount_step(i) == choice.count()) return;
    }
    take(choice.move(choice.count() - 1));
}

// The character that a move is about: what is known of it, and how it stands to my role.
template <class Out>
constexpr void encode_subject(const Rules& rules, const View& seen, const Character* subject,
                              Role mine, Out& out) {
    const Open& open = seen.open;
    const bool exists = subject != nullptr;
    const Character c = exists ? *subject : Character{};
    const Seat seat = owner(rules, c);
    const bool spoke = exists && open.spoke.has(c);
    const Role known = exists ? seen.role[c] : Role::None;
    encode_role(out, "its claim", spoke ? open.claim[c] : Role::None);
    encode_role(out, "its known role", known);
    out.flag("it is mine", exists && seat == seen.me);
    out.flag("it claims my role",
             spoke && mine != Role::None && seat != seen.me && open.claim[c] == mine);
    out.flag("it has my role", mine != Role::None && seat != seen.me && known == mine);
    out.flag("it is in", exists && open.in.has(c));
    out.flag("it is the Leader's", exists && open.leader == seat);
    out.flag("it is ready", exists && open.ready.has(seat));
    const int ahead = exists ? (open.purse[seat] - open.purse[seen.me]).count() : 0;
    out.template at_least<-9, -5, -2, 0, 1, 3, 6, 10>("richer than I by", ahead);
}

template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Move& move, Out& out) {
    const Open& open = seen.open;
    out.one_of("act", static_cast<std::size_t>(move.act), static_cast<unsigned>(Act::Rob) + 1);
    const bool about =
        move.act == Act::Claim || move.act == Act::Ask || move.act == Act::Offer ||
        move.act == Act::Demand || move.act == Act::Counter || move.act == Act::Accept ||
        move.act == Act::Decline || move.act == Act::Cancel || move.act == Act::Withdraw ||
        move.act == Act::Intimidate || move.act == Act::Leave || move.act == Act::Rob;
    out.one_of("character",
               about ? characters_ahead(rules, seen.me, move.character) : kMaxCharacters,
               kMaxCharacters);
    encode_role(out, "role", move.role);
    encode_role(out, "second role", move.second);
    const Role mine = seen.role[character(rules, seen.me, 0)];
    out.flag("the truth", move.role != Role::None && move.role == mine);
    out.flag("as claimed", about && move.role != Role::None && open.spoke.has(move.character) &&
                               open.claim[move.character] == move.role);
    // How many others say that they are what it names, were it last time, and whether it is my own.
    int say = 0, were = 0;
    for (const Character c : all_characters(rules)) {
        if (owner(rules, c) == seen.me || move.role == Role::None) continue;
        say += open.in.has(c) && open.spoke.has(c) && open.claim[c] == move.role ? 1 : 0;
        were += open.last[c] == move.role ? 1 : 0;
    }
    out.template at_least<1, 2, 3>("others claim that role", say);
    out.template at_least<1, 2, 3>("others had it last", were);
    encode_subject(rules, seen, about ? &move.character : nullptr, mine, out);
    Seat payer = kSpectator;
    for (const Seat seat : all_seats(rules)) {
        if (move.pay[seat] > Millions{}) payer = seat;
    }
    out.one_of("payer", clockwise_from(seen.me, payer, rules.players), kMaxSeats);
    const Millions amount = payer == kSpectator ? Millions{} : move.pay[payer];
    out.template at_least<1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 21, 34>("amount", amount.count());
    const int purse = payer == kSpectator ? 0 : open.purse[payer].count();
    out.template at_least<25, 50, 75, 100>("of the purse, in percent",
                                           purse == 0 ? 0 : 100 * amount.count() / purse);
    const int crew = open.in.size();
    const int share = crew == 0 ? 0 : loot(rules, open).amount.count() / crew;
    out.template at_least<50, 100, 150, 200>(
        "of a share of the Loot, in percent",
        amount == Millions{} || share == 0 ? 0 : 100 * amount.count() / share);
}

// What a network has to guess, as the guesses of its file are (docs/bots.md): bits of what is
// hidden from a seat. `truth` are those that are set, `hidden` those that there are to be guessed.
// Which role each character holds that the seat does not know, one's own first.
template <std::size_t N>
constexpr void secrets(const Rules& rules, const State& state, const View& seen, BitRow<N>& truth,
                       BitRow<N>& hidden) {
    const int all = rules.players * rules.slots;
    for (int i = 0; i < all; ++i) {
        const Character c{static_cast<std::uint8_t>(i)};
        const Role role = state.secret.role[c];
        if (role == Role::None || seen.role[c] != Role::None) continue;
        const std::size_t first = characters_ahead(rules, seen.me, c) * kRoles;
        for (std::size_t each = 0; each < kRoles; ++each) set_bit(hidden, first + each);
        set_bit(truth, first + static_cast<std::size_t>(role));
    }
}

// A table to count fields on.
constexpr Rules smallest_rules() {
    Rules rules;
    rules.players = 3;
    rules.loot.push_back({});
    return rules;
}

inline constexpr std::size_t kViewBits = bits_of(smallest_rules(), View{}, Heard{});
inline constexpr std::size_t kMoveBits = bits_of(smallest_rules(), View{}, Move{});

}  // namespace moneybags::millions

namespace moneybags {

template <>
struct EncodingOf<millions::Family> {
    static constexpr const char* kName = "millions";
    using Heard = millions::Heard;
    static constexpr std::size_t kViewBits = millions::kViewBits, kMoveBits = millions::kMoveBits;
    static constexpr std::size_t kOutcomes = kMaxSeats + 1;
    // Guesses: which Role each character holds.
    static constexpr std::size_t kGuesses = millions::kMaxCharacters * millions::kRoles;
    static constexpr std::size_t kCandidates = millions::kMaxChoices * (millions::kAmounts + 1);
    static constexpr auto smallest_rules() { return millions::smallest_rules(); }
};

}  // namespace moneybags
