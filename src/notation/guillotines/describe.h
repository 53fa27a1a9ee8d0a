#pragma once

// The pieces of Billionaires & Guillotines as the codec sees them: which fields they have, and the
// forms of those that are more than their fields.

#include <array>

#include "games/guillotines/types.h"
#include "notation/codec.h"

namespace moneybags::guillotines {

// The macro takes no more than 52 names at a time.
// clang-format off
BOOST_DESCRIBE_ENUM(Suit,
    Locks, Bolts, Diamonds, Dishes, Bombs)
BOOST_DESCRIBE_ENUM(Market,
    Influence, Legacy, Toys, Power, Vanity, None)
BOOST_DESCRIBE_ENUM(Billionaire,
    MediaBaron, Aristocrat, TechOverlord, WarProfiteer, PropertySpeculator, None)
BOOST_DESCRIBE_ENUM(Crisis,
    KillerRobots, Militias, Poverty, Famine, DoomsdayCults, Floods, Pandemics, HousingCrash,
    Wildfires, Droughts, ToxicSpill, BankRun, None)
BOOST_DESCRIBE_ENUM(PanicCard,
    FascistRule, BreadAndCircuses, ForeignWar, MoralCrusade, CultureWar, None)
BOOST_DESCRIBE_ENUM(Role,
    Banker, Celebrity, DisasterSpeculator, Gangster, PowerBroker, ScamArtist, InsiderTrader,
    Toady, VultureCapitalist, None)
BOOST_DESCRIBE_ENUM(Policy,
    RealEstateBonanza, BigTechUnleashed, InheritanceTaxAbolished, MediaMegaplex, WeaponsGalore,
    ArcheologicalDig, BillionaireAudited, NewRole, RepressTheRebels, TaxTyranny, None)
BOOST_DESCRIBE_ENUM(Reason,
    None, Assets, Puppet, Celebrity, Revolution, Stalemate)
BOOST_DESCRIBE_ENUM(Stage,
    Setup, Turn, Puppet, RoundEnd)
BOOST_DESCRIBE_ENUM(Then,
    Nothing, Setup, Refill, Gamed, NewRound, DrawStep, Invest, Draft, Redraw, NewRole,
    RoundRoles, Dig, Speculator, Robbed)
BOOST_DESCRIBE_ENUM(Panic,
    Ahead, Due, UnderWay, Past)
BOOST_DESCRIBE_ENUM_BEGIN(Phase)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Phase,
    DealBillionaire, PickBillionaire, DealPuppet, RemoveAsset, AddCrisis, DealMarket, DealHand,
    ChooseStarter, DraftTie, DrawRole, KeepRole, CallEarlyEnd, EarlyVote, DrawStep, DrawCard,
    Action, GamedBuy, Claim, ScamAnswer, ScamGive, ShowCrisis, Speculate, SpeculatorPick,
    CutHand, LateWindow, Envelope, Vulture, HoldUp, Insider, SetterTie, SetPolicy, Dig,
    PolicyAudit, RepressRoll, Repress, TaxTie, Tax, PanicDraw, Dictate, Negotiate)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Phase,
    Consent, PanicRoll, RemoveRebels, Celebrity, PuppetRoll, PuppetShift, PuppetCard,
    PuppetAudit, LevelVote, SpecialsVote, Emergency, PuppetTrade, RoundCrisis, ReturnRoles,
    RoleOrder, OfferRoles, RoundStarter, Over)
BOOST_DESCRIBE_ENUM_END(Phase)
BOOST_DESCRIBE_ENUM_BEGIN(Act)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Act,
    Pick, KeepRole, CallVote, GoOn, Yes, No, Reveal, Hide, Draw, Decline, Buy, Invest,
    ExchangeCard, ExchangeTops, Audit, Scam, GameTheMarket, Purchase, Pass, Stop, Claim,
    ReturnIt, Swap, Give, Take, Put, Discard, SetPolicy, AuditPolicy, TakeRebel, PayCards,
    PayAsset, Exempt, OfferSwap, OfferAdd, OfferSacrifice, MakeOffer, Surrender, KeepOld,
    ReturnOld)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Act,
    TradePuppet, Shift)
BOOST_DESCRIBE_ENUM_END(Act)
BOOST_DESCRIBE_ENUM(Luck,
    Billionaire, Puppet, Leftover, Seat, Tie, Card, Role, Panic, Die)
BOOST_DESCRIBE_ENUM_BEGIN(Happening)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Happening,
    BillionaireTaken, PuppetDealt, AssetsRemoved, AssetRemoved, CrisesAdded, CardIs, RoleIs,
    CardDealt, HandDealt, StarterChosen, RolesLooked, RoleSeen, RoleKept, RoleNotKept,
    RoundBegins, TurnBegins, EarlyEndCalled, VoteCounted, CardDrawn, DrawDeclined, CardsPlayed,
    PuppetBuys, CardsRevealed, CrisesSpared, Scored, AssetClaimed, NothingClaimed, BuyFailed,
    CardsDiscarded, MarketClosed, Invested, CardExchanged, TopsExchanged, Passed, Audited,
    AssetReturned, MarketOpened, Scammed, MarketGamed, Purchased)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Happening,
    GamedNoBuy, CrisisPlaced, CrisisShown, PanicDue, Revolution, BunkerGained, BunkerLost,
    RoleRevealed, AssetsExchanged, ScamNamed, ScamReturned, ScamSwapChosen, EnvelopesSwapped,
    EnvelopeSeen, GangsterTook, RoleTaken, RoleRedrawn, CardsTaken, HandCut, CardPutIn,
    CardTakenOut, HoldUps, EnvelopeOpened, SetterChosen, PolicyEnded, PolicySet, RolesReturned,
    Rolled, RebelsRemoved, Taxed, TaxPaid, TaxExempt, PanicDrawn, Dictated, OfferMade,
    OfferPassed, OfferAnswered, AssetTraded, AssetSacrificed, PanicFailed)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Happening,
    PanicWon, PuppetRolled, DieShifted, PuppetCardAdded, PuppetIdle, RoundEnds, IdleRoundEnds,
    LevelVoted, LevelRaised, SpecialsVoted, Gathered, EmergencyDeclared, Surrendered,
    PuppetTraded, RoleWentBack, RolesAnswered, RolesDeclined, GameOver, TurnLimit,
    CelebrityWins, ToadyWins)
BOOST_DESCRIBE_ENUM_END(Happening)
// clang-format on

// clang-format off
BOOST_DESCRIBE_BASES(Open)
inline auto boost_public_member_descriptor_fn(Open**) {
    return boost::describe::detail::member_descriptor_fn_impl<boost::describe::mod_public>(0
        BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_MEMBER_IMPL, Open,
            phase, stage, then, level, steps_level, specials, round, turn, question, current,
            last, window, asked, setter, awaiting, answered, who, puppet, at_market, owned,
            bunker, discard, table, crisis, activated, rebels, shown, known, read, policy)
        BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_MEMBER_IMPL, Open,
            bribe, held_up, face_up, has_role, role_known, looking, served, market, due, asset,
            left, die, second_roll, puppet_buys, stirred, idle, put_in, taken_out, taxed,
            traded, panic, panic_card, leader, lap, slot, passes, offer_made, winners, reason));
}
BOOST_DESCRIBE_PROTECTED_MEMBERS(Open)
BOOST_DESCRIBE_PRIVATE_MEMBERS(Open)
// clang-format on
// Two things stand apart: the cards at the Markets, because how many are whose is said by
// Open::cards (MarketsRef), and the Roles being looked at, which share their name with their
// number.
BOOST_DESCRIBE_STRUCT(Secret, (),
                      (deck, pool, hand, envelope, put, aside, role, yes, revealer, target,
                       dictated, surrendered, offer, met, barred))
BOOST_DESCRIBE_STRUCT(State, (), (open, secret))
BOOST_DESCRIBE_STRUCT(View, (),
                      (me, open, deck, pool, aside, role_deck, hand_size, envelope_size, hand,
                       envelope, put, role, answered_yes, revealer, target, dictated, surrendered,
                       offer, met, barred))
BOOST_DESCRIBE_STRUCT(Outcome, (), (luck, seat, billionaire, asset, kind, role, panic, die))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (what, to, seat, other, seats, billionaire, market, second, kind, kind2,
                       asset, asset2, crisis, role, policy, panic, reason, number, number2, assets,
                       cards, offer))

namespace json = boost::json;
using codec::Fold;
using codec::Trail;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

// A word that may be none: null in JSON, `-` in text.
template <class E>
concept Piece = codec::DescribedEnum<E> && requires {
    E::None;
};

template <Piece E>
json::value write_json(const Context&, E e) {
    return e == E::None ? json::value(nullptr) : json::value(codec::name_of(e));
}
template <Piece E>
std::string write_text(const Context& context, E e) {
    return std::string(e == E::None ? context.nothing : codec::name_of(e));
}
template <Piece E>
bool read_text(const Context& context, std::string_view from, E& out, Trail& trail) {
    out = E::None;
    return codec::is_nothing(context, from) ||
           codec::read_text(static_cast<const codec::Context&>(context), from, out, trail);
}
template <Piece E>
bool read_json(const Context& context, const json::value& from, E& out, Trail& trail) {
    out = E::None;
    return from.is_null() ||
           codec::read_json(static_cast<const codec::Context&>(context), from, out, trail);
}

// What is known by an id: a card by its kind ("locks-2", "audit", "killer-robots"; "hidden" in a
// view), an Asset by its name in the data file ("mega-yacht"); none is null and `-`.
std::string id_of(Kind);
std::string id_of(const Rules&, Asset);
json::value write_json(const Context&, Kind);
std::string write_text(const Context&, Kind);
bool read_json(const Context&, const json::value&, Kind&, Trail&);
bool read_text(const Context&, std::string_view, Kind&, Trail&);
void fold(const Context&, Kind, Fold&);
json::value write_json(const Context&, Asset);
std::string write_text(const Context&, Asset);
bool read_json(const Context&, const json::value&, Asset&, Trail&);
bool read_text(const Context&, std::string_view, Asset&, Trail&);
void fold(const Context&, Asset, Fold&);

// A seat may be nobody's here: null and `-`.
json::value write_json(const Context&, Seat);
std::string write_text(const Context&, Seat);
bool read_json(const Context&, const json::value&, Seat&, Trail&);
bool read_text(const Context&, std::string_view, Seat&, Trail&);
void fold(const Context&, Seat, Fold&);

// A heap of cards: ["locks-2", "locks-2", "audit"] and `locks-2+locks-2+audit`.
json::value write_json(const Context&, Bag);
std::string write_text(const Context&, Bag);
bool read_json(const Context&, const json::value&, Bag&, Trail&);
bool read_text(const Context&, std::string_view, Bag&, Trail&);
void fold(const Context&, Bag, Fold&);

// An offer: {"steps": [{"given": "think-tank", "back": "mega-yacht"}, {"given": "art-hoard", "to":
// 1}], "sacrifice": ["…"]} and `think-tank~mega-yacht+art-hoard>Bea/a+b+c`; null if it is empty.
json::value write_json(const Context&, const Offer&);
std::string write_text(const Context&, const Offer&);
bool read_json(const Context&, const json::value&, Offer&, Trail&);
bool read_text(const Context&, std::string_view, Offer&, Trail&);
void fold(const Context&, const Offer&, Fold&);

// Roles that others cannot hold, of all seats: rows with `,`, seats with `/`, Roles with `+`.
using Barred = PerPlayer<PerPlayer<RoleSet>>;
std::string write_text(const Context&, const Barred&);
bool read_text(const Context&, std::string_view, Barred&, Trail&);

// The cards at all Markets with the sizes they are parted by. JSON: {"Toys": [{"kind": "bombs-1",
// "by": null, "up": true}, …], …}, from bottom to top, `by` being the investor. Text:
// `Toys:?+locks-2@Al+bombs-1^,…`: `^` lies face-up, `@Al` was invested by Al, `?` is hidden.
struct MarketsRef {
    PerMarket<std::uint8_t>& sizes;
    MarketCards& cards;
};
json::value markets_json(const Context&, const PerMarket<std::uint8_t>&, const MarketCards&);
std::string markets_text(const Context&, const PerMarket<std::uint8_t>&, const MarketCards&);
bool read_markets(const Context&, const json::value&, MarketsRef, Trail&);
bool read_markets(const Context&, std::string_view, MarketsRef, Trail&);

// A fixed number of pieces: a list in JSON, `a+b` in text.
template <class T, std::size_t N>
json::value write_json(const Context& context, const std::array<T, N>& items) {
    json::array list;
    for (const T& item : items) list.push_back(write_json(context, item));
    return list;
}
template <class T, std::size_t N>
std::string write_text(const Context& context, const std::array<T, N>& items) {
    std::vector<std::string> words;
    for (const T& item : items) words.push_back(write_text(context, item));
    return codec::joined(words, "+");
}
template <class From, class T, std::size_t N>
bool read_fixed(const Context& context, const From& from, std::array<T, N>& out, Trail& trail) {
    std::size_t seen = 0;
    const bool read =
        codec::each_item(from, codec::kInner, N, trail, [&](std::size_t i, const auto& item) {
            ++seen;
            return codec::read_item(context, item, out[i], trail);
        });
    if (!read) return false;
    return seen == N ||
           trail.fail("must have " + std::to_string(N) + " items, has " + std::to_string(seen));
}
template <class T, std::size_t N>
bool read_json(const Context& context, const json::value& from, std::array<T, N>& out,
               Trail& trail) {
    return read_fixed(context, from, out, trail);
}
template <class T, std::size_t N>
bool read_text(const Context& context, std::string_view from, std::array<T, N>& out, Trail& trail) {
    return read_fixed(context, from, out, trail);
}
template <class T, std::size_t N>
void fold(const Context& context, const std::array<T, N>& items, Fold& into) {
    for (const T& item : items) fold(context, item, into);
}

// Views and positions in text: what a reader looks for first is always written.
inline codec::Field line_field(std::string_view name) {
    const bool always = name == "phase" || name == "level" || name == "round" || name == "turn" ||
                        name == "current" || name == "who" || name == "at_market" ||
                        name == "owned";
    return always ? codec::Field::Always : codec::Field::IfSet;
}

}  // namespace moneybags::guillotines
