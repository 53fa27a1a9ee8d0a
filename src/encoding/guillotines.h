#pragma once

// Billionaires & Guillotines as a network reads it.

#include "encoding/fields.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

// What everybody has heard in this game, by chair.
struct Heard {
    struct Person {
        std::uint8_t held_up = 0, kept_down = 0;  // envelopes, when it was asked
        std::uint8_t offered = 0, refused = 0;    // offers made in Panic!; those of others refused
        std::uint8_t gave = 0, took = 0;  // Assets that passed from and to them by agreement
        std::uint8_t attacked = 0;        // Audits, Scams and what Gangsters took
        std::uint8_t put_in = 0;          // cards put into the envelope
        constexpr bool operator==(const Person&) const = default;
    };
    PerPlayer<Person> person;

    constexpr bool operator==(const Heard&) const = default;
};

constexpr void hear(const Rules& rules, Heard& heard, const Event& event) {
    if (!event.to.everybody) return;
    const auto person = [&](Seat seat) -> Heard::Person& { return heard.person[seat]; };
    switch (event.what) {
        case Happening::HoldUps:
            for (const Seat seat : all_seats(rules)) {
                once_more(event.seats.has(seat) ? person(seat).held_up : person(seat).kept_down);
            }
            break;
        case Happening::OfferMade:
            once_more(person(event.seat).offered);
            break;
        case Happening::OfferAnswered:
            for (const Seat seat : event.seats) once_more(person(seat).refused);
            break;
        case Happening::AssetTraded:
            once_more(person(event.seat).gave);
            once_more(person(event.other).took);
            break;
        case Happening::Audited:
        case Happening::Scammed:
        case Happening::GangsterTook:
            once_more(person(event.seat).attacked);
            break;
        case Happening::CardPutIn:
            once_more(person(event.seat).put_in);
            break;
        default:
            break;
    }
}

inline constexpr unsigned kBagBits = 36 + kCrises;
template <class Out>
constexpr void encode_bag(Out& out, const char* name, Bag bag) {
    // The copies of each kind that is no Crisis, two bits each, and the Crises.
    out.some_of(name, bag.without_crises().bits(), kBagBits - kCrises);
    std::uint64_t crises = 0;
    for (const Kind kind : bag.crises())
        crises |= std::uint64_t{1} << static_cast<unsigned>(crisis_of(kind));
    out.some_of(name, crises, kCrises);
}

// How a Buy at a Market would begin for me: what lies there for me less what lies against me, of
// the cards that I know (BG-BUY-05, 06), and how many there are that I do not know.
struct Lead {
    int points = 0;
    int hidden = 0;
};
constexpr int worth_to_me(const Rules& rules, const View& seen, Kind kind) {
    const Billionaire me =
        number(seen.me) < rules.players ? seen.open.who[seen.me] : Billionaire::None;
    const int value = static_cast<int>(effective(rules, seen.open, kind));
    const bool mine = me != Billionaire::None && is_resource(kind) &&
                      suit_of(kind) == rules.billionaires[me].suit;
    return mine ? value : -value;
}
constexpr Lead lead_at(const Rules& rules, const View& seen, Market market) {
    Lead lead;
    bool crisis = false;
    const std::size_t first = bottom(seen.open, market);
    for (std::size_t i = first; i < first + seen.open.cards[market]; ++i) {
        const Kind kind = seen.market[i].kind();
        if (kind == Kind::Hidden) {
            ++lead.hidden;
        } else if (is_crisis(kind)) {
            crisis = true;
        } else {
            lead.points += worth_to_me(rules, seen, kind);
        }
    }
    if (crisis && seen.open.bunker != seen.me) {
        lead.points -= rules.value[static_cast<std::size_t>(Kind::FirstCrisis)];
    }
    return lead;
}
template <class Out>
constexpr void encode_lead(Out& out, const char* points, const char* hidden, const Lead& lead) {
    out.template at_least<-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10>(points, lead.points);
    out.template at_least<1, 2, 3, 4, 6>(hidden, lead.hidden);
}

// What a card that I cannot see is worth to a buyer like me, on average and squared, in hundredths;
// the Crises are left out.
struct Average {
    int worth = 0, square = 0;
};
constexpr Average hidden_card(const Rules& rules, const View& seen) {
    const Open& open = seen.open;
    EnumArray<Kind, int, kKinds> left;
    for (const Kind kind : rules.resources)
        left[kind] += static_cast<int>(rules.resources.count(kind));
    if (open.specials) {
        for (const Kind kind : rules.special_cards)
            left[kind] += static_cast<int>(rules.special_cards.count(kind));
    }
    const auto take = [&](Bag bag) {
        for (const Kind kind : bag) left[kind] -= static_cast<int>(bag.count(kind));
    };
    take(open.discard);
    take(open.table);
    take(seen.hand);
    for (const Seat seat : all_seats(rules)) {
        take(seen.envelope[seat]);
        if (seat != seen.me) take(open.known[seat]);
    }
    for (std::size_t i = 0; i < cards_at_markets(open); ++i) {
        if (seen.market[i].kind() < Kind::None) --left[seen.market[i].kind()];
    }
    int cards = 0;
    Average sum;
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_crisis(kind) || left[kind] <= 0) continue;
        const int worth = worth_to_me(rules, seen, kind);
        cards += left[kind];
        sum.worth += left[kind] * worth;
        sum.square += left[kind] * worth * worth;
    }
    if (cards == 0) return {};
    return {.worth = 100 * sum.worth / cards, .square = 100 * sum.square / cards};
}
constexpr int root(int square) {
    int low = 0, high = 1 << 12;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (middle * middle <= square ? low : high) = middle;
    }
    return low;
}
// How far such a lead is above failing (BG-BUY-07), in tenths of what the hidden cards stray by.
constexpr int safety(const Rules& rules, const View& seen, const Lead& lead) {
    const int above = 100 * lead.points - 50;
    if (lead.hidden == 0) return above > 0 ? 100 : -100;
    const Average card = hidden_card(rules, seen);
    const int apart = card.square - card.worth * card.worth / 100;
    return 10 * (above + lead.hidden * card.worth) / (1 + root(100 * lead.hidden * apart));
}
// The best start that a rival would have there, of those who need an Asset of that Market.
struct Rival {
    int points = -100;
    int missing = 100;
};
constexpr Rival best_rival(const Rules& rules, const View& seen, Market market, Kind laid) {
    Rival best;
    const Open& open = seen.open;
    const std::size_t first = bottom(open, market);
    for (const Seat seat : all_seats(rules)) {
        const Billionaire who = open.who[seat];
        if (seat == seen.me || who == Billionaire::None) continue;
        bool wants = false;
        for (const Asset asset : assets_at(open, market))
            wants = wants || is_needed(rules, open, who, asset);
        if (!wants) continue;
        int points = 0;
        const auto add = [&](Kind kind) {
            if (kind >= Kind::None || is_crisis(kind)) return;
            const int value = static_cast<int>(effective(rules, open, kind));
            const bool his = is_resource(kind) && suit_of(kind) == rules.billionaires[who].suit;
            points += his ? value : -value;
        };
        for (std::size_t i = first; i < first + open.cards[market]; ++i) add(seen.market[i].kind());
        add(laid);
        if (points > best.points) best.points = points;
        const int lacks = static_cast<int>(missing(rules, open, who));
        if (lacks < best.missing) best.missing = lacks;
    }
    return best;
}

template <class Out>
constexpr void encode_market(const Rules& rules, const View& seen, Market market, Out& out) {
    const Open& open = seen.open;
    const std::size_t first = bottom(open, market), cards = open.cards[market];
    out.some_of("Assets there",
                assets_at(open, market).bits() >> kAssetsPerType * static_cast<unsigned>(market),
                kAssetsPerType);
    out.template at_least<1, 2, 3, 4, 5, 6, 8>("cards", static_cast<int>(cards));
    const Kind top = cards == 0 ? Kind::None : seen.market[first + cards - 1].kind();
    out.one_of("top card", static_cast<std::size_t>(top), kKinds);
    int mine = 0, theirs = 0, points = 0;
    for (std::size_t i = first; i < first + cards; ++i) {
        const MarketCard card = seen.market[i];
        if (!card.is_invested()) continue;
        const bool is_mine = card.investor() == seen.me;
        mine += is_mine ? 1 : 0;
        theirs += is_mine ? 0 : 1;
        if (is_mine && is_resource(card.kind()))
            points += static_cast<int>(printed_value(card.kind()));
    }
    out.template at_least<1, 2, 3>("invested by me", mine);
    out.template at_least<1, 2, 3>("invested by others", theirs);
    out.template at_least<1, 2, 3, 4, 5, 6>("points invested by me", points);
    out.template at_least<1, 2>("cards still to come", open.due[market]);
    encode_lead(out, "my lead by what I know", "cards I do not know", lead_at(rules, seen, market));
    out.flag("is meant", open.market == market);
}

template <class Out>
constexpr void encode_billionaire(const Rules& rules, const Open& open, Billionaire who,
                                  const char* name, const char* assets, const char* lacks,
                                  Out& out) {
    const bool exists = who != Billionaire::None;
    out.one_of(name, static_cast<std::size_t>(who), kBillionaires);
    out.some_of(assets, exists ? open.owned[who].bits() : 0, kAssets);
    out.template at_least<1, 2, 3, 4, 5>(lacks,
                                         exists ? static_cast<int>(missing(rules, open, who)) : 0);
}

template <class Out>
constexpr void encode_player(const Rules& rules, const View& seen, const Heard& heard,
                             unsigned ahead, Out& out) {
    const Open& open = seen.open;
    const bool exists = ahead < rules.players;
    const Seat seat = exists ? seat_ahead(seen.me, ahead, rules.players) : seen.me;
    const auto at = [&](SeatSet set) { return exists && set.has(seat); };
    out.flag("exists", exists);
    encode_billionaire(rules, open, exists ? open.who[seat] : Billionaire::None, "Billionaire",
                       "Assets", "Assets missing", out);
    encode_billionaire(rules, open, exists ? open.puppet[seat] : Billionaire::None, "Puppet",
                       "its Assets", "its Assets missing", out);
    out.flag("current", exists && open.current == seat);
    out.flag("asked", exists && open.asked == seat);
    out.flag("sets Policy", exists && open.setter == seat);
    out.flag("leads in Panic!", exists && open.leader == seat);
    out.flag("in the bunker", exists && open.bunker == seat);
    out.flag("awaited", at(open.awaiting));
    out.flag("has answered", at(open.answered));
    out.flag("held up", at(open.held_up));
    out.flag("holds a Role", at(open.has_role));
    out.one_of("revealed Role", static_cast<std::size_t>(exists ? open.face_up[seat] : Role::None),
               kRoles);
    out.one_of("Role I know", static_cast<std::size_t>(exists ? seen.role[seat] : Role::None),
               kRoles);
    out.some_of("Roles it cannot be", exists ? seen.barred[seat].bits() : 0, kRoles);
    out.template at_least<1, 2, 3, 4, 6>("cards in hand", exists ? seen.hand_size[seat] : 0);
    encode_bag(out, "known of the hand", exists ? open.known[seat] : Bag{});
    out.template at_least<1, 2, 3, 4, 6>("cards in the envelope",
                                         exists ? seen.envelope_size[seat] : 0);
    out.template at_least<1, 2, 3, 4, 5, 6, 8, 10>(
        "points I know in the envelope",
        exists ? static_cast<int>(seen.envelope[seat].points()) : 0);
    const Heard::Person person = exists ? heard.person[seat] : Heard::Person{};
    out.template at_least<1, 2, 4>("has held up", person.held_up);
    out.template at_least<1, 2, 4>("has kept down", person.kept_down);
    out.template at_least<1, 2, 4>("has made offers", person.offered);
    out.template at_least<1, 2, 4>("has refused offers", person.refused);
    out.template at_least<1, 2>("has given Assets", person.gave);
    out.template at_least<1, 2>("has got Assets", person.took);
    out.template at_least<1, 2, 4>("has attacked", person.attacked);
    out.template at_least<1, 2, 4>("has put cards in", person.put_in);
}

// What the seat sees, from where it sits.
template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Heard& heard, Out& out) {
    const Open& open = seen.open;
    out.one_of("level", open.level, kMaxLevel + 1);
    out.one_of("players", rules.players, kMaxPlayers + 1);
    out.flag("Puppets", rules.puppets);
    out.flag("Special Actions", open.specials);
    out.flag("level may rise", rules.level_up);
    out.one_of("phase", static_cast<std::size_t>(open.phase), kPhases);
    out.one_of("stage", static_cast<std::size_t>(open.stage), 4);
    out.one_of("then", static_cast<std::size_t>(open.then),
               static_cast<unsigned>(Then::Robbed) + 1);
    out.template at_least<1, 2, 3, 4, 6, 8, 12>("round", open.round);
    out.template at_least<10, 20, 40, 80, 160, 320>("turn", open.turn);
    out.template at_least<1, 2, 3>("idle turns", open.idle);
    encode_bag(out, "hand", seen.hand);
    encode_bag(out, "discard pile", open.discard);
    encode_bag(out, "on the table", open.table);
    encode_bag(out, "my envelope",
               number(seen.me) < rules.players ? seen.envelope[seen.me] : Bag{});
    out.template at_least<1, 4, 8, 12, 16, 24, 32>("deck", seen.deck);
    out.some_of("Crises by the Guillotine", open.activated.bits(), kCrises);
    out.each("Crisis", kCrises, [&](unsigned crisis) {
        out.template at_least<1, 2, 3>("Rebels",
                                       open.rebels[Crisis{static_cast<std::uint8_t>(crisis)}]);
    });
    out.template at_least<1, 2, 3, 4, 5, 6, 7, 8, 9, 10>("Rebels in all",
                                                         static_cast<int>(rebels_on_crises(open)));
    out.some_of("Crises seen", (open.shown | seen.met).bits(), kCrises);
    out.one_of("Crisis on the table", static_cast<std::size_t>(open.crisis), kCrises);
    out.one_of("Policy", static_cast<std::size_t>(open.policy), kPolicies);
    out.template at_least<1, 2, 4, 6, 9, 12>("highest bribe", open.bribe);
    out.one_of("Panic!", static_cast<std::size_t>(open.panic), 4);
    out.one_of("Panic! card", static_cast<std::size_t>(open.panic_card), kPanicCards);
    out.template at_least<1, 2, 3, 4>("lap and slot", open.lap * 2 + open.slot);
    out.template at_least<1, 2, 3, 4>("left to do", open.left);
    out.one_of("die", open.die, 7);
    out.one_of("Asset named", static_cast<std::size_t>(open.asset), kAssets);
    out.some_of("Roles to choose from", seen.looking.bits(), kRoles);
    AssetSet given, back;
    for (std::size_t i = 0; i < seen.offer.made; ++i) {
        given.add(seen.offer.steps[i].given);
        if (seen.offer.steps[i].is_swap()) back.add(seen.offer.steps[i].back);
    }
    AssetSet sacrificed;
    for (std::size_t i = 0; i < seen.offer.sacrificed; ++i) sacrificed.add(seen.offer.sacrifice[i]);
    out.some_of("offer: one way", given.bits(), kAssets);
    out.some_of("offer: the other way", back.bits(), kAssets);
    out.some_of("offer: sacrificed", sacrificed.bits(), kAssets);
    out.flag("offer made", open.offer_made);
    out.each("Market", kMarkets, [&](unsigned market) {
        encode_market(rules, seen, Market{static_cast<std::uint8_t>(market)}, out);
    });
    out.each("player", kMaxPlayers,
             [&](unsigned ahead) { encode_player(rules, seen, heard, ahead, out); });
    out.template at_least<1, 2, 3, 4, 5, 6, 8, 10, 12>(
        "worth of my hand", static_cast<int>(effective_sum(rules, open, seen.hand)));
}

// Every listed choice is one move.
template <class Take>
constexpr void each_candidate(const Choice& choice, const Take& take) {
    take(choice.move());
}

template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Move& move, Out& out) {
    const Open& open = seen.open;
    out.one_of("act", static_cast<std::size_t>(move.act), static_cast<unsigned>(Act::Shift) + 1);
    out.one_of("Market", static_cast<std::size_t>(move.market), kMarkets);
    out.one_of("other Market", static_cast<std::size_t>(move.other), kMarkets);
    out.one_of("player", clockwise_from(seen.me, move.seat, rules.players), kMaxPlayers);
    Bag cards;
    for (const Kind kind : move.cards) {
        if (kind < Kind::None) cards.add(kind);
    }
    encode_bag(out, "cards", cards);
    out.template at_least<1, 2, 3, 4, 5, 6, 8>("worth of the cards",
                                               static_cast<int>(effective_sum(rules, open, cards)));
    // What it makes of my lead there: cards that are played count for the buyer, whatever they are,
    // and cards that are laid there as they lie.
    const Billionaire who = number(seen.me) < rules.players ? open.who[seen.me] : Billionaire::None;
    const bool there = static_cast<std::size_t>(move.market) < kMarkets;
    Lead lead = there ? lead_at(rules, seen, move.market) : Lead{.points = -100};
    if (move.act == Act::Buy) lead.points += static_cast<int>(effective_sum(rules, open, cards));
    if (move.act == Act::Invest || move.act == Act::ExchangeCard) {
        for (const Kind kind : move.cards) {
            if (kind < Kind::None && !is_crisis(kind))
                lead.points += worth_to_me(rules, seen, kind);
        }
    }
    encode_lead(out, "my lead then", "cards I do not know there", lead);
    int needed = 0;
    bool lacked = false;
    if (there && who != Billionaire::None) {
        for (const Asset asset : assets_at(open, move.market)) {
            needed += is_needed(rules, open, who, asset) ? 1 : 0;
            for (const Seat other : all_seats(rules)) {
                const Billionaire b = open.who[other];
                lacked =
                    lacked || (other != seen.me && b != Billionaire::None &&
                               missing(rules, open, b) == 1 && is_needed(rules, open, b, asset));
            }
        }
    }
    out.template at_least<1, 2>("Assets there that I need", needed);
    out.flag("the last that I need is there",
             needed > 0 && who != Billionaire::None && missing(rules, open, who) == 1);
    out.flag("the last that a rival needs is there", lacked);
    out.each("Asset", 3, [&](unsigned i) {
        const Asset asset = move.assets[i];
        const bool named = asset != Asset::None;
        out.one_of("which", static_cast<std::size_t>(asset), kAssets);
        const Billionaire holder = named ? owner(open, asset) : Billionaire::None;
        const Seat seat = holder == Billionaire::None ? kNobody : controller(rules, open, holder);
        out.one_of("of player", clockwise_from(seen.me, seat, rules.players), kMaxPlayers);
        const Billionaire me =
            number(seen.me) < rules.players ? open.who[seen.me] : Billionaire::None;
        out.flag("I need it",
                 named && me != Billionaire::None && is_needed(rules, open, me, asset));
        bool wins = false;
        for (const Seat other : all_seats(rules)) {
            const Billionaire b = open.who[other];
            wins = wins || (named && other != seen.me && b != Billionaire::None &&
                            missing(rules, open, b) == 1 && is_needed(rules, open, b, asset));
        }
        out.flag("a rival lacks it alone", wins);
    });
    out.one_of("Role", static_cast<std::size_t>(move.role), kRoles);
    out.one_of("Policy", static_cast<std::size_t>(move.policy), kPolicies);
    out.one_of("Billionaire", static_cast<std::size_t>(move.billionaire), kBillionaires);
    out.one_of("Crisis", static_cast<std::size_t>(move.crisis), kCrises);
    out.some_of("cards up", move.ups, 3);
    const bool buys = there && move.act == Act::Buy;
    out.template at_least<-20, -15, -10, -6, -3, 0, 3, 6, 10, 15, 20>(
        "how safe a Buy is, in tenths of a deviation", buys ? safety(rules, seen, lead) : -100);
    Bag kept = seen.hand;
    for (const Kind kind : cards) {
        for (unsigned i = 0; i < cards.count(kind) && kept.has(kind); ++i) kept.take(kind);
    }
    out.template at_least<1, 2, 3, 4>("cards left in hand", static_cast<int>(kept.size()));
    out.template at_least<1, 2, 3, 4, 5, 6, 8, 10>(
        "their worth", static_cast<int>(effective_sum(rules, open, kept)));
    const bool lays = move.act == Act::Invest || move.act == Act::ExchangeCard;
    const Rival rival =
        there ? best_rival(rules, seen, move.market, lays ? move.cards[0] : Kind::None) : Rival{};
    out.template at_least<-6, -3, -1, 0, 1, 3, 6>("a rival's lead there", rival.points);
    out.flag("a rival there lacks one Asset", rival.missing <= 1);
    out.flag("a rival there lacks two Assets", rival.missing <= 2);
    int rebels = 0;
    for (std::size_t i = 0; there && i < open.cards[move.market]; ++i) {
        const Kind kind = seen.market[bottom(open, move.market) + i].kind();
        if (kind >= Kind::None || !is_crisis(kind)) continue;
        const int more = rules.rebels_of[crisis_of(kind)];
        if (more > rebels) rebels = more;
    }
    out.template at_least<1, 2, 3>("Rebels of the Crises that I know there", rebels);
}

// What a network has to guess, as the guesses of its file are (docs/bots.md): bits of what is
// hidden from a seat. `truth` are those that are set, `hidden` those that there are to be guessed.
// The Role and the hand of each other player.
template <std::size_t N>
constexpr void secrets(const Rules& rules, const State& state, const View& seen, BitRow<N>& truth,
                       BitRow<N>& hidden) {
    for (const Seat seat : all_seats(rules)) {
        if (seat == seen.me) continue;
        const std::size_t ahead = clockwise_from(seen.me, seat, rules.players);
        const Role role = state.secret.role[seat];
        if (role != Role::None && seen.role[seat] == Role::None) {
            for (std::size_t each = 0; each < kRoles; ++each)
                set_bit(hidden, ahead * kRoles + each);
            set_bit(truth, ahead * kRoles + static_cast<std::size_t>(role));
        }
        const std::size_t first = kMaxPlayers * kRoles + ahead * kBagBits;
        BitRow<kBagBits> hand;
        BitWriter<kBagBits> out(hand);
        encode_bag(out, "hand", state.secret.hand[seat]);
        for (std::size_t each = 0; each < kBagBits; ++each) {
            set_bit(hidden, first + each);
            if (hand.has(each)) set_bit(truth, first + each);
        }
    }
}

constexpr Rules smallest_rules() {
    Rules rules;
    rules.players = 2;
    return rules;
}

inline constexpr std::size_t kViewBits = bits_of(smallest_rules(), View{}, Heard{});
inline constexpr std::size_t kMoveBits = bits_of(smallest_rules(), View{}, Move{});

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
struct EncodingOf<guillotines::Family> {
    static constexpr const char* kName = "guillotines";
    using Heard = guillotines::Heard;
    static constexpr std::size_t kViewBits = guillotines::kViewBits,
                                 kMoveBits = guillotines::kMoveBits;
    static constexpr std::size_t kOutcomes = guillotines::kMaxPlayers + 1;
    // Guesses: which Role each player holds, and then the bits of each hand.
    static constexpr std::size_t kGuesses =
        guillotines::kMaxPlayers * (guillotines::kRoles + guillotines::kBagBits);
    static constexpr std::size_t kCandidates = guillotines::kMaxChoices;
    static constexpr auto smallest_rules() { return guillotines::smallest_rules(); }
};

}  // namespace moneybags
