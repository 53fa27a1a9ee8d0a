#pragma once

// What the properties must know about Billionaires & Guillotines: what always holds of a state
// (section 8), all moves that can be written down, and what a seat comes to know when.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/guillotines/game.h"
#include "tests/games/guillotines/figures.h"
#include "tests/properties/cases.h"

namespace moneybags::properties {

struct GuillotinesTraits {
    using Family = guillotines::Family;
    using Rules = guillotines::Rules;
    using State = guillotines::State;
    using Move = guillotines::Move;
    using Open = guillotines::Open;
    using Secret = guillotines::Secret;
    using Phase = guillotines::Phase;
    using Act = guillotines::Act;
    using Kind = guillotines::Kind;
    using Asset = guillotines::Asset;
    using Market = guillotines::Market;
    using Role = guillotines::Role;
    using Crisis = guillotines::Crisis;
    using Billionaire = guillotines::Billionaire;
    using Bag = guillotines::Bag;

    static constexpr bool kListsEverything = true;  // 6.1: lists are short
    // A position from outside has its pieces counted; its place in the flow of steps is believed.
    static constexpr bool kTrustsPositions = true;

    // For the compiler to play.
    static constexpr Rules shortened(int players, int level) {
        Rules rules = guillotines::stories::figures(players, level);
        rules.turn_limit = 3;
        return rules;
    }
    static constexpr std::array<Rules, 2> short_games() {
        return {shortened(2, 4), shortened(4, 4)};
    }

    // ---- INV-1, INV-2, INV-4: nothing is minted or lost ----

    // There is no money in this game. What stays is the cards, each in one place, less those that
    // level and options have put into the game.
    static constexpr std::int64_t all_money(const Rules& rules, const State& state) {
        return static_cast<std::int64_t>(cards_somewhere(rules, state)) -
               static_cast<std::int64_t>(cards_in_game(rules, state.open));
    }

    // ---- the phases, so that a test can tell that it has met them all ----

    static constexpr int kPhases = static_cast<int>(guillotines::kPhases);
    static constexpr int phase(const State& state) { return static_cast<int>(state.open.phase); }

    // ---- termination: BG-R-81 ----

    // A turn with everything in it (all cards gamed and dealt, a Crisis, a Policy, an end of Round
    // with all its votes, deals and Roles) is below 600 steps, Panic! once below 300. A Round that
    // a vote ends before its first turn returns an Asset to its Market, so of those there are at
    // most as many as Assets were claimed: two a turn with a Puppet.
    static constexpr std::uint64_t most_steps(const Rules& rules) {
        return 1'000 + 600 * 3 * (std::uint64_t{rules.turn_limit} + 20);
    }
    // BG-WIN-05, BG-OPT-06.
    static constexpr bool may_end_without_winner(const Rules&, const State& state) {
        return state.open.reason == guillotines::Reason::Revolution ||
               state.open.reason == guillotines::Reason::Stalemate;
    }

    // ---- what always holds ----

    static constexpr std::string_view complaint(const Rules& rules, const State& state) {
        for (const auto& part : {cards(rules, state), assets(rules, state), markets(state),
                                 crises(rules, state), hands(rules, state), roles(rules, state),
                                 end(rules, state), questions(rules, state)}) {
            if (!part.empty()) return part;
        }
        return {};
    }

    // ---- moves ----

    static constexpr bool may_be_unlisted(const Move&) { return false; }
    static constexpr std::optional<Move> unlisted_move(const Rules&, const State&, Seat, Rng&) {
        return {};
    }

    static constexpr Move canonical(const Move& move) { return guillotines::plain(move); }

    // Every move with the cards that lie in hands, envelopes and the Discard pile (and some that do
    // not) and with all Assets, each once; among them some with things that do not exist.
    template <class Visit>
    static constexpr void universe(const Rules& rules, const State& state, const Visit& visit) {
        for (int a = 0; a <= static_cast<int>(Act::Shift); ++a) {
            const Act act{static_cast<std::uint8_t>(a)};
            switch (act) {
                case Act::Pick:
                    for (unsigned b = 0; b <= guillotines::kBillionaires + 1; ++b) {
                        visit(Move{.act = act, .billionaire = Billionaire{byte(b)}});
                    }
                    break;
                case Act::KeepRole:
                    for (unsigned r = 0; r <= guillotines::kRoles + 1; ++r) {
                        visit(Move{.act = act, .role = Role{byte(r)}});
                    }
                    break;
                case Act::SetPolicy:
                    for (unsigned p = 0; p <= guillotines::kPolicies + 1; ++p) {
                        visit(Move{.act = act, .policy = guillotines::Policy{byte(p)}});
                    }
                    break;
                case Act::TakeRebel:
                    for (unsigned c = 0; c <= guillotines::kCrises + 1; ++c) {
                        visit(Move{.act = act, .crisis = Crisis{byte(c)}});
                    }
                    break;
                case Act::Reveal:
                    reveals(state, visit);
                    break;
                case Act::Buy:
                case Act::Invest:
                case Act::ExchangeCard:
                    for (unsigned m = 0; m <= guillotines::kMarkets + 1; ++m) {
                        selections(state, 2, {.act = act, .market = Market{byte(m)}}, visit);
                    }
                    break;
                case Act::ExchangeTops:
                    for (unsigned m = 0; m <= guillotines::kMarkets + 1; ++m) {
                        for (unsigned o = 0; o <= guillotines::kMarkets + 1; ++o) {
                            visit(Move{
                                .act = act, .market = Market{byte(m)}, .other = Market{byte(o)}});
                        }
                    }
                    break;
                case Act::Audit:
                case Act::AuditPolicy:
                    for (const Role role : {Role::None, Role::Gangster, Role::Banker}) {
                        with_assets(1, {.act = act, .role = role}, visit);
                    }
                    break;
                case Act::Scam:
                case Act::OfferSwap:
                case Act::Surrender:
                case Act::TradePuppet:
                    with_assets(2, {.act = act}, visit);
                    break;
                case Act::Claim:
                case Act::Give:
                case Act::PayAsset:
                case Act::OfferSacrifice:
                    with_assets(1, {.act = act}, visit);
                    break;
                case Act::OfferAdd:
                    for (unsigned s = 0; s <= rules.players; ++s) {
                        with_assets(1, {.act = act, .seat = Seat{byte(s)}}, visit);
                    }
                    break;
                case Act::Purchase:
                    with_assets(1, {.act = act}, [&](const Move& move) {
                        const bool bought = rules.puppets && move.assets[0] != Asset::None &&
                                            number(move.assets[0]) < guillotines::kAssets &&
                                            puppets(rules, state.open).has(move.assets[0]);
                        selections(state, bought ? 3 : 1, move, visit);
                    });
                    break;
                case Act::Take:
                case Act::Put:
                    selections(state, 1, {.act = act}, visit);
                    break;
                case Act::Discard:
                case Act::PayCards:
                    selections(state, 3, {.act = act}, visit);
                    break;
                case Act::Shift:
                    for (unsigned ups = 0; ups < 8; ++ups) {
                        const unsigned most = ups < 2 ? 1 : ups < 4 ? 2 : 3;
                        // Only spellings that use all of these bits, so that each comes once.
                        selections(state, 3, {.act = act, .ups = byte(ups)}, [&](const Move& move) {
                            if (guillotines::count_cards(move.cards) >= most || ups == 0) {
                                visit(move);
                            }
                        });
                    }
                    break;
                default:
                    visit(Move{.act = act});
                    break;
            }
        }
    }

    // Anything at all, whether it makes sense or not.
    static constexpr Move wild_move(const Rules& rules, Rng& luck) {
        Move move{.act = Act{byte(luck.below(static_cast<unsigned>(Act::Shift) + 2))}};
        const auto now_and_then = [&] { return luck.below(2) == 0; };
        if (now_and_then()) move.market = Market{byte(luck.below(7))};
        if (luck.below(4) == 0) move.other = Market{byte(luck.below(7))};
        if (luck.below(4) == 0) move.seat = Seat{byte(luck.below(rules.players + 4u))};
        for (Kind& k : move.cards) {
            if (luck.below(3) == 0) k = Kind{byte(luck.below(32))};
        }
        for (Asset& a : move.assets) {
            if (luck.below(3) == 0) a = Asset{byte(luck.below(32))};
        }
        if (luck.below(3) == 0) move.role = Role{byte(luck.below(guillotines::kRoles + 2))};
        if (luck.below(4) == 0) move.policy = guillotines::Policy{byte(luck.below(12))};
        if (luck.below(4) == 0) move.billionaire = Billionaire{byte(luck.below(7))};
        if (luck.below(4) == 0) move.crisis = Crisis{byte(luck.below(14))};
        if (luck.below(4) == 0) move.ups = byte(luck.below(8));
        return move;
    }

    // Chance players buy blindly, so nearly every game ends in a Revolution. These claim what they
    // need and do not waste it, so that more is seen of the rest of the game.
    static constexpr std::optional<Move> habit(const Rules& rules, const State& state, Seat seat,
                                               Rng& luck) {
        switch (state.open.phase) {
            case Phase::Claim:
            case Phase::DrawStep:
            case Phase::Emergency:
            case Phase::Tax:
                if (luck.below(4) == 0) return {};
                return guillotines::fallback(rules, state, seat, luck);
            default:
                return {};
        }
    }

    // ---- what is secret ----

    static constexpr bool simultaneous(const State& state) {
        return guillotines::is_together(state.open.phase);
    }

    // Did this step show the seat something it did not know before and now may (section 5)?
    static constexpr bool reveals(const State& before, const State& after, Seat) {
        const Open& then = before.open;
        const Open& now = after.open;
        const bool answers_shown =
            guillotines::is_together(then.phase) && then.question != now.question;
        const bool answers_applied =
            guillotines::is_together(then.phase) && then.phase != now.phase;
        return answers_shown || answers_applied || now.phase == Phase::Over ||
               then.table != now.table || then.discard != now.discard || then.read != now.read ||
               then.face_up != now.face_up || then.has_role != now.has_role ||
               then.role_known != now.role_known || then.offer_made != now.offer_made;
    }

    // The same table but for a card that lies face-down where it was dealt and one in the Draw
    // deck, neither of which the seat knows.
    static constexpr std::optional<State> redeal(const Rules&, const State& state, Seat me,
                                                 Rng& luck) {
        State twin = state;
        Secret& secret = twin.secret;
        const std::size_t there = guillotines::cards_at_markets(state.open);
        if (there == 0 || secret.deck.empty()) return {};
        auto& card = secret.market[luck.below(static_cast<std::uint32_t>(there))];
        if (card.is_face_up() || (card.is_invested() && card.investor() == me)) return {};
        if (card.is_invested()) return {};  // its investor knows it, and may have met a Crisis
        const Kind old = card.kind();
        const Kind drawn = guillotines::draw_card(secret.deck, secret.deck.size(), luck);
        card = {drawn, card.from()};
        secret.deck.add(old);
        if (twin == state) return {};
        return twin;
    }

   private:
    static constexpr std::uint8_t byte(unsigned n) { return static_cast<std::uint8_t>(n); }
    static constexpr unsigned number(Asset asset) { return static_cast<unsigned>(asset); }

    // ---- moves, written down ----

    // The kinds that somebody could name with sense, one Resource card and one Crisis that nobody
    // could, and a kind that does not exist.
    static constexpr FixedVector<Kind, 40> kinds_to_name(const State& state) {
        Bag some = some_of_each(state.open.discard, state.open.table);
        for (const Bag hand : state.secret.hand.items) some = some_of_each(some, hand);
        for (const Bag envelope : state.secret.envelope.items) some = some_of_each(some, envelope);
        FixedVector<Kind, 40> kinds;
        bool resource = false, crisis = false;
        for (unsigned k = 0; k < guillotines::kKinds; ++k) {
            const Kind kind{byte(k)};
            bool& stranger = guillotines::is_crisis(kind) ? crisis : resource;
            const bool named = some.has(kind);
            if (!named && stranger) continue;
            if (!named) stranger = true;
            kinds.push_back(kind);
        }
        kinds.push_back(Kind::Hidden);
        return kinds;
    }
    static constexpr Bag some_of_each(Bag one, Bag two) {
        Bag all;
        for (unsigned k = 0; k < guillotines::kKinds; ++k) {
            const Kind kind{byte(k)};
            if (one.has(kind) || two.has(kind)) all.add(kind);
        }
        return all;
    }
    // Of a hand, as cards are held; a third and a second card only from hands.
    static constexpr FixedVector<Kind, 40> kinds_in_hands(const State& state) {
        Bag some;
        for (const Bag hand : state.secret.hand.items) some = some_of_each(some, hand);
        some = some_of_each(some, Bag::of(Kind::GameTheMarket));
        FixedVector<Kind, 40> kinds;
        for (const Kind kind : some) kinds.push_back(kind);
        return kinds;
    }

    // With no card, one, and so on up to `most`.
    template <class Visit>
    static constexpr void selections(const State& state, unsigned most, const Move& bare,
                                     const Visit& visit) {
        visit(bare);
        for (const Kind one : kinds_to_name(state)) {
            Move move = bare;
            move.cards[0] = one;
            visit(move);
        }
        if (most < 2) return;
        const auto held = kinds_in_hands(state);
        for (const Kind one : held) {
            for (const Kind two : held) {
                Move move = bare;
                move.cards = {one, two, Kind::None};
                visit(move);
                if (most < 3) continue;
                for (const Kind three : held) {
                    move.cards[2] = three;
                    visit(move);
                }
            }
        }
    }

    template <class Visit>
    static constexpr void with_assets(unsigned count, const Move& bare, const Visit& visit) {
        for (unsigned a = 0; a < guillotines::kAssets + 2; ++a) {
            Move move = bare;
            move.assets[0] = a == guillotines::kAssets + 1 ? Asset::None : Asset{byte(a)};
            if (count == 1) {
                visit(move);
                continue;
            }
            for (unsigned b = 0; b < guillotines::kAssets + 2; ++b) {
                move.assets[1] = b == guillotines::kAssets + 1 ? Asset::None : Asset{byte(b)};
                visit(move);
            }
        }
    }

    template <class Visit>
    static constexpr void reveals(const State& state, const Visit& visit) {
        for (unsigned r = 0; r <= guillotines::kRoles + 1; ++r) {
            const Role role{byte(r)};
            const Move bare{.act = Act::Reveal, .role = role};
            switch (role) {
                case Role::PowerBroker:
                    with_assets(2, bare, visit);
                    if (state.open.phase != Phase::Dictate) break;
                    for (unsigned c = 0; c < guillotines::kAssets; ++c) {
                        Move third = bare;
                        third.assets[2] = Asset{byte(c)};
                        with_assets(2, third, visit);
                    }
                    break;
                case Role::ScamArtist:
                    with_assets(1, bare, visit);
                    break;
                case Role::InsiderTrader:
                case Role::VultureCapitalist:
                    for (unsigned s = 0; s <= guillotines::kMaxPlayers; ++s) {
                        Move move = bare;
                        move.seat = Seat{byte(s)};
                        visit(move);
                    }
                    break;
                default:
                    visit(bare);
                    break;
            }
        }
    }

    // ---- section 8, each with the test's own counting ----

    static constexpr guillotines::AssetSet puppets(const Rules& rules, const Open& open) {
        guillotines::AssetSet all;
        for (unsigned s = 0; s < rules.players; ++s) {
            const Billionaire b = open.puppet[Seat{byte(s)}];
            if (b != Billionaire::None) all = all | open.owned[b];
        }
        return all;
    }

    static constexpr unsigned cards_in_game(const Rules& rules, const Open& open) {
        return rules.resources.size() + (open.specials ? rules.special_cards.size() : 0) +
               (open.level >= 2 ? static_cast<unsigned>(guillotines::kCrises) : 0);
    }

    static constexpr unsigned copies(const State& state, Kind kind) {
        const Open& open = state.open;
        const Secret& secret = state.secret;
        unsigned n = secret.deck.count(kind) + secret.pool.count(kind) + open.discard.count(kind) +
                     open.table.count(kind);
        for (const Bag hand : secret.hand.items) n += hand.count(kind);
        for (const Bag envelope : secret.envelope.items) n += envelope.count(kind);
        for (std::size_t i = 0; i < guillotines::cards_at_markets(open); ++i) {
            n += secret.market[i].kind() == kind ? 1u : 0u;
        }
        if (!guillotines::is_crisis(kind)) return n;
        const Crisis crisis = guillotines::crisis_of(kind);
        return n + (secret.aside.has(crisis) ? 1u : 0u) + (open.activated.has(crisis) ? 1u : 0u) +
               (open.crisis == crisis ? 1u : 0u);
    }

    static constexpr unsigned cards_somewhere(const Rules&, const State& state) {
        unsigned sum = 0;
        for (unsigned k = 0; k < guillotines::kKinds; ++k) sum += copies(state, Kind{byte(k)});
        return sum;
    }

    static constexpr std::string_view cards(const Rules& rules, const State& state) {  // INV-1
        const Open& open = state.open;
        for (unsigned k = 0; k < guillotines::kKinds; ++k) {
            const Kind kind{byte(k)};
            const unsigned there = copies(state, kind);
            unsigned wanted = rules.resources.count(kind);
            if (guillotines::is_special(kind) && open.specials) {
                wanted = rules.special_cards.count(kind);
            }
            if (guillotines::is_crisis(kind)) wanted = open.level >= 2 ? 1 : 0;
            if (there != wanted) return "INV-1: a card is lost, or in two places";
        }
        for (std::size_t i = guillotines::cards_at_markets(open); i < guillotines::kMaxCards; ++i) {
            if (!(state.secret.market[i] == guillotines::MarketCard{})) {
                return "something lies behind the last Market";
            }
        }
        if (!open.table.empty() && open.phase != Phase::Claim && open.phase != Phase::GamedBuy &&
            open.phase != Phase::Over && open.phase != Phase::DealMarket) {
            return "cards are left on the table";
        }
        return {};
    }

    static constexpr std::string_view assets(const Rules& rules, const State& state) {  // INV-2
        const Open& open = state.open;
        guillotines::AssetSet seen = open.at_market;
        int placed = open.at_market.size();
        for (const auto owned : open.owned.items) {
            seen = seen | owned;
            placed += owned.size();
        }
        if (placed != seen.size()) return "INV-2: an Asset in two places";
        for (unsigned m = 0; m < guillotines::kMarkets; ++m) {
            if (guillotines::assets_at(open, Market{byte(m)}).size() > 3) {
                return "INV-2: more than three Assets at a Market";
            }
        }
        if (open.stage == guillotines::Stage::Setup) return {};
        // BG-LUX-02, 03, with the test's own count.
        if (open.level < 3) return open.bunker == guillotines::kNobody ? "" : "an early Bunker";
        const auto bunkers = [&](unsigned s) {
            return (open.owned[open.who[Seat{byte(s)}]] & rules.bunker).size();
        };
        int most = 0, leaders = 0;
        for (unsigned s = 0; s < rules.players; ++s) {
            if (bunkers(s) > most) leaders = 0;
            if (bunkers(s) >= most) ++leaders;
            most = bunkers(s) > most ? bunkers(s) : most;
        }
        if (open.bunker == guillotines::kNobody) {
            if (most >= rules.bunker_least && leaders == 1) return "nobody took the Bunker";
        } else {
            const int have = bunkers(static_cast<unsigned>(open.bunker));
            if (have < rules.bunker_least || have < most) return "the Bunker is somebody else's";
        }
        return {};
    }

    static constexpr std::string_view markets(const State& state) {  // INV-3
        const Open& open = state.open;
        std::size_t at = 0;
        for (unsigned m = 0; m < guillotines::kMarkets; ++m) {
            const Market market{byte(m)};
            const unsigned n = open.cards[market];
            if (n > 0 && !guillotines::is_open(open, market) && open.phase != Phase::Over) {
                return "INV-3: a closed Market has cards";
            }
            for (unsigned i = 0; i < n; ++i, ++at) {
                if (state.secret.market[at].is_face_up() && i + 1 != n) {
                    return "INV-3: a face-up card that is not on top";
                }
            }
        }
        return {};
    }

    static constexpr std::string_view crises(const Rules& rules, const State& state) {  // INV-4
        const Open& open = state.open;
        unsigned rebels = 0;
        for (unsigned c = 0; c < guillotines::kCrises; ++c) {
            const Crisis crisis{byte(c)};
            const unsigned there = open.rebels[crisis];
            if (there > 0 && !open.activated.has(crisis)) return "INV-4: Rebels without a Crisis";
            if (there > rules.rebels_of[crisis]) return "INV-4: more Rebels than a Crisis shows";
            rebels += there;
        }
        if (rebels > rules.rebels) return "INV-4: more Rebels than there are";
        const bool revolts = open.phase == Phase::Celebrity || open.phase == Phase::Over;
        if (rebels == rules.rebels && !revolts) return "BG-REB-02: no Revolution";
        if (rebels >= rules.panic_at && open.panic == guillotines::Panic::Ahead) {
            return "BG-PAN-01: no Panic!";
        }
        if (open.level < 2 && (!open.activated.empty() || !state.secret.aside.empty())) {
            return "a Crisis below level 2";
        }
        guillotines::CrisisSet met = open.shown;
        for (const auto each : state.secret.met.items) met = met | each;
        if (met.meets(state.secret.aside)) return "a Crisis that was seen is set aside";
        return {};
    }

    static constexpr std::string_view hands(const Rules& rules, const State& state) {  // INV-5
        const Open& open = state.open;
        const Secret& secret = state.secret;
        for (unsigned s = 0; s < rules.players; ++s) {
            const Seat seat{byte(s)};
            const unsigned limit =
                open.face_up[seat] == Role::Banker ? rules.banker_limit : rules.hand_limit;
            const bool may_be_over = open.phase == Phase::CutHand ||
                                     open.phase == Phase::SpeculatorPick ||
                                     open.phase == Phase::Dig || open.phase == Phase::Over;
            if (secret.hand[seat].size() > limit && !may_be_over) {
                return "INV-5: a hand above its limit";
            }
            if (!secret.envelope[seat].crises().empty()) return "INV-5: a Crisis in an envelope";
            if (open.level < 4 && !secret.envelope[seat].empty()) return "an envelope is in use";
            if (!secret.hand[seat].holds(open.known[seat])) return "known, but not in the hand";
            for (const Kind kind : secret.hand[seat].crises()) {
                if (!secret.met[seat].has(guillotines::crisis_of(kind))) return "held, not met";
            }
        }
        return {};
    }

    static constexpr std::string_view roles(const Rules& rules, const State& state) {  // INV-6
        const Open& open = state.open;
        const Secret& secret = state.secret;
        guillotines::RoleSet seen = secret.looking;
        int placed = secret.looking.size();
        if (placed != open.looking) return "looks at more or fewer Roles than all see";
        for (unsigned s = 0; s < guillotines::kMaxPlayers; ++s) {
            const Seat seat{byte(s)};
            const Role hidden = secret.role[seat];
            const Role shown = open.face_up[seat];
            if ((hidden != Role::None) != open.has_role.has(seat)) return "INV-6: who has a Role";
            if (hidden != Role::None && shown != Role::None) return "INV-6: somebody has two";
            for (const Role role : {hidden, shown}) {
                if (role == Role::None) continue;
                if (rules.role_level[static_cast<std::size_t>(role)] > open.level) {
                    return "a Role above the level";
                }
                if (seen.has(role)) return "INV-6: a Role in two places";
                seen.add(role);
                ++placed;
            }
            if (hidden == Role::None) continue;
            for (const auto& barred : secret.barred.items) {
                if (barred[seat].has(hidden)) return "somebody knows what is not so";
            }
        }
        return {};
    }

    static constexpr std::string_view end(const Rules& rules, const State& state) {  // INV-7, 8
        const Open& open = state.open;
        if (open.stage == guillotines::Stage::Setup) return {};
        bool complete = false;
        for (unsigned s = 0; s < rules.players; ++s) {
            const Seat seat{byte(s)};
            complete = complete || guillotines::missing(rules, open, open.who[seat]) == 0;
            if (!rules.puppets) continue;
            complete = complete || guillotines::missing(rules, open, open.puppet[seat]) == 0;
        }
        const bool by_assets = open.reason == guillotines::Reason::Assets ||
                               open.reason == guillotines::Reason::Puppet;
        if (complete != by_assets) return "INV-7: complete, and the game goes on";
        if ((open.phase == Phase::Over) != (open.reason != guillotines::Reason::None)) {
            return "over without a reason";
        }
        const bool won = by_assets || open.reason == guillotines::Reason::Celebrity;
        if (open.winners.empty() == won) return "won by nobody, or before the end";
        if (open.level < 4 && open.policy != guillotines::Policy::None) return "INV-8: a Policy";
        if (open.turn > rules.turn_limit) return "BG-R-81: beyond the turn limit";
        return {};
    }

    static constexpr std::string_view questions(const Rules& rules, const State& state) {  // INV-10
        const Turn turn = guillotines::turn(rules, state);
        for (const Seat seat : turn.seats) {
            const auto list = guillotines::legal(rules, state, seat);
            if (list.empty()) return "INV-10: asked, with nothing to answer";
        }
        return {};
    }
};

// Its options are too many to try all of them together (two thousand ways): every level with every
// number of players, and each option both ways somewhere among them.
template <>
inline const std::vector<Case<guillotines::Family>>& cases<guillotines::Family>() {
    using G = guillotines::Family;
    static const std::vector<Case<G>> list = [] {
        std::vector<Case<G>> made;
        const Ruleset& ruleset = *find_ruleset("guillotines");
        for (int level = 1; level <= guillotines::kMaxLevel; ++level) {
            for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
                for (int way = 0; way < 4; ++way) {
                    const Options options = {
                        {"level",        level                     },
                        {"specials",     way != 1                  },
                        {"levelUp",      way == 1 || way == 2      },
                        {"earlyEnd",     way != 2                  },
                        {"puppets",      way != 3                  },
                        {"questions",    way == 0                  },
                        {"turnLimit",    way == 3 ? 40 : 500       },
                        {"billionaires", way == 1 ? "deal" : "pick"},
                        {"starter",      way == 2 ? players : 0    },
                    };
                    auto game = make_game(ruleset, players, options);
                    if (!game) std::abort();  // the catalogue offers what it refuses
                    const std::shared_ptr<const Game> kept = std::move(*game);
                    made.push_back({"guillotines, " + std::to_string(players) + " players, " +
                                        boost::json::serialize(options),
                                    kept, dynamic_cast<const TypedGame<G>&>(*kept).rules()});
                }
            }
        }
        return made;
    }();
    return list;
}

}  // namespace moneybags::properties
