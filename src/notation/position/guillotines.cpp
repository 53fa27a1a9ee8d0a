#include "games/guillotines/game.h"
#include "games/guillotines/table.h"
#include "notation/guillotines/describe.h"
#include "notation/position/whole.h"

namespace moneybags::guillotines {

namespace {

using codec::field;
using codec::kOf;
using codec::Struct;
using codec::type_of;

class GuillotinesInspector : public Inspector {
   public:
    GuillotinesInspector(const Rules& rules, const State& state)
        : rules_(rules), open_(state.open), secret_(state.secret) {}

    std::optional<Problem> inspect() {
        using I = GuillotinesInspector;
        return first<I>({&I::seats, &I::billionaires, &I::assets, &I::markets, &I::cards,
                         &I::crises, &I::roles, &I::knowledge});
    }

   private:
    void seats() {
        const auto at_table = [&](Seat seat) { return number(seat) < rules_.players; };
        must(at_table(open_.current), "open.current", "must be a seat of this game");
        must(at_table(open_.last), "open.last", "must be a seat of this game");
        must(at_table(open_.asked), "open.asked", "must be a seat of this game");
        must(at_table(open_.leader), "open.leader", "must be a seat of this game");
        must(open_.level >= rules_.level && open_.level <= kMaxLevel, "open.level",
             "must be from " + std::to_string(rules_.level) + " to " + std::to_string(kMaxLevel));
    }

    void billionaires() {
        BillionaireSet taken;
        for (const Seat seat : all_seats(rules_)) {
            for (const auto& [billionaire, field] :
                 {std::pair{open_.who[seat], "open.who"},
                  std::pair{open_.puppet[seat], "open.puppet"}}) {
                if (billionaire == Billionaire::None) continue;
                must(!taken.has(billionaire), field, "must not name a Billionaire twice");
                taken.add(billionaire);
            }
            must(rules_.puppets || open_.puppet[seat] == Billionaire::None, "open.puppet",
                 "must be nobody: there are no Puppets in this game");
        }
        const bool set_up = open_.stage != Stage::Setup;
        for (const Seat seat : all_seats(rules_)) {
            must(!set_up || open_.who[seat] != Billionaire::None, "open.who",
                 "must name a Billionaire for every player");
            must(!set_up || !rules_.puppets || open_.puppet[seat] != Billionaire::None,
                 "open.puppet", "must name a Puppet for every player");
        }
    }

    // INV-2: an Asset is in one place, and at most three are at a Market.
    void assets() {
        AssetSet seen = open_.at_market;
        const BillionaireSet playing = in_play_now();
        for (std::size_t i = 0; i < kBillionaires; ++i) {
            const Billionaire b{static_cast<std::uint8_t>(i)};
            const AssetSet owned = open_.owned[b];
            must(!seen.meets(owned), "open.owned", "must not have an Asset in two places");
            must(owned.empty() || playing.has(b), "open.owned", "must be of Billionaires in play");
            seen = seen | owned;
        }
        for (std::size_t m = 0; m < kMarkets; ++m) {
            const Market market{static_cast<std::uint8_t>(m)};
            must(assets_at(open_, market).size() <= 3, "open.at_market",
                 "must not have more than three Assets of a type");
        }
    }
    BillionaireSet in_play_now() const {
        BillionaireSet set;
        for (const Seat seat : all_seats(rules_)) {
            if (open_.who[seat] != Billionaire::None) set.add(open_.who[seat]);
            if (open_.puppet[seat] != Billionaire::None) set.add(open_.puppet[seat]);
        }
        return set;
    }

    // A Market's face-up card lies on top.
    void markets() {
        std::size_t at = 0;
        for (std::size_t m = 0; m < kMarkets; ++m) {
            const std::size_t size = open_.cards.items[m];
            for (std::size_t i = 0; i < size; ++i, ++at) {
                const MarketCard card = secret_.market[at];
                must(static_cast<std::size_t>(card.kind()) < kKinds, "market_cards",
                     "must name every card");
                must(!card.is_face_up() || i + 1 == size, "market_cards",
                     "must have the face-up card on top");
            }
        }
    }

    // INV-1: every card is in one place.
    void cards() {
        std::array<unsigned, kKinds> sum{};
        const auto add = [&](Bag bag) {
            for (const Kind kind : bag) sum[static_cast<std::size_t>(kind)] += bag.count(kind);
        };
        add(secret_.deck);
        add(secret_.pool);
        add(open_.discard);
        add(open_.table);
        for (const Seat seat : all_seats(rules_)) {
            add(secret_.hand[seat]);
            add(secret_.envelope[seat]);
            must(secret_.envelope[seat].crises().empty(), "secret.envelope", "must hold no Crisis");
        }
        add(Bag::of(secret_.aside));
        add(Bag::of(open_.activated));
        for (std::size_t i = 0; i < cards_at_markets(open_); ++i) {
            ++sum[static_cast<std::size_t>(secret_.market[i].kind())];
        }
        if (open_.crisis != Crisis::None && !open_.activated.has(open_.crisis)) {
            ++sum[static_cast<std::size_t>(kind_of(open_.crisis))];
        }
        for (std::size_t i = 0; i < kKinds; ++i) {
            const Kind kind{static_cast<std::uint8_t>(i)};
            const unsigned right = is_crisis(kind) ? (open_.level >= 2 ? 1u : 0u)
                                   : is_special(kind)
                                       ? (open_.specials ? rules_.special_cards.count(kind) : 0u)
                                       : rules_.resources.count(kind);
            // A Crisis on the table may be counted with the Buy it was found in.
            const bool twice = is_crisis(kind) && open_.crisis != Crisis::None &&
                               kind_of(open_.crisis) == kind && sum[i] == right + 1;
            must(sum[i] == right || twice, "secret.deck",
                 "must leave " + std::to_string(right) + " of " + id_of(kind) +
                     " in the game; there are " + std::to_string(sum[i]));
        }
    }

    // INV-4: no more Rebels than there are, and only on Crises by the Guillotine.
    void crises() {
        unsigned rebels = 0;
        for (std::size_t i = 0; i < kCrises; ++i) {
            const Crisis crisis{static_cast<std::uint8_t>(i)};
            rebels += open_.rebels[crisis];
            must(open_.rebels[crisis] == 0 || open_.activated.has(crisis), "open.rebels",
                 "must be on Crises by the Guillotine");
            must(open_.rebels[crisis] <= rules_.rebels_of[crisis], "open.rebels",
                 "must not be more than a Crisis shows");
        }
        must(rebels <= rules_.rebels, "open.rebels",
             "must be at most " + std::to_string(rules_.rebels));
    }

    // INV-6: a Role is with one player or in the Role deck.
    void roles() {
        RoleSet seen = secret_.looking;
        for (const Seat seat : all_seats(rules_)) {
            const Role hidden = secret_.role[seat], shown = open_.face_up[seat];
            for (const Role role : {hidden, shown}) {
                if (role == Role::None) continue;
                must(roles_in_play(rules_, open_).has(role), "secret.role",
                     "must be a Role of this level");
                must(!seen.has(role), "secret.role", "must not be in two places");
                seen.add(role);
            }
            must((hidden != Role::None) == open_.has_role.has(seat), "open.has_role",
                 "must name those who hold an unrevealed Role");
            must(hidden == Role::None || shown == Role::None, "open.face_up",
                 "must not give a player two Roles");
        }
        must(static_cast<unsigned>(secret_.looking.size()) == open_.looking, "open.looking",
             "must be as many Roles as are looked at");
    }

    // What is known to be in a hand is there.
    void knowledge() {
        for (const Seat seat : all_seats(rules_)) {
            must(secret_.hand[seat].holds(open_.known[seat]), "open.known",
                 "must be cards of that hand");
        }
    }

    const Rules& rules_;
    const Open& open_;
    const Secret& secret_;
};

const Type& markets() {
    static const Markets type{kOf<State>,
                              [](const void* state) -> const Markets::Sizes& {
                                  return static_cast<const State*>(state)->open.cards;
                              },
                              [](const void* state) -> const MarketCards& {
                                  return static_cast<const State*>(state)->secret.market;
                              }};
    return type;
}

}  // namespace

// Two things stand apart in the State: the cards at the Markets, because how many are whose is said
// by Open::cards, and the Roles being looked at, which share their name with their number.
// clang-format off
const Type& describe(Tag<Secret>) {
    static const Struct type{kOf<Secret>, "Secret", {
        field<&Secret::deck>(), field<&Secret::pool>(), field<&Secret::hand>(),
        field<&Secret::envelope>(), field<&Secret::put>(), field<&Secret::aside>(),
        field<&Secret::role>(), field<&Secret::yes>(), field<&Secret::revealer>(maybe_seat),
        field<&Secret::target>(), field<&Secret::dictated>(), field<&Secret::surrendered>(),
        field<&Secret::offer>(), field<&Secret::met>(), field<&Secret::barred>(),
    }};
    return type;
}
// clang-format on

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
Whole whole_of<guillotines::Family>(const Game& game, const Names& names) {
    using namespace guillotines;
    const Rules& rules = rules_of<Family>(game);
    const codec::Field sees{"sees",
                            [](const void* state) -> const void* {
                                return &static_cast<const State*>(state)->secret.looking;
                            },
                            type_of<RoleSet>};
    static const Struct state{kOf<State>,
                              "State",
                              {field<&State::open>(), field<&State::secret>(),
                               codec::whole("market_cards", markets), sees}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) {
                return GuillotinesInspector(rules, any.as<State>()).inspect();
            },
            [context](const AnyState& any, codec::Fold& sum) {
                const auto read = any.as<State>();
                type_of<Open>().fold(*context, &read.open, sum);
                type_of<Secret>().fold(*context, &read.secret, sum);
                type_of<Markets::Sizes>().fold(*context, &read.open.cards, sum);
                type_of<RoleSet>().fold(*context, &read.secret.looking, sum);
                for (const MarketCard card : read.secret.market) {
                    sum.add(static_cast<int>(card.kind()));
                    sum.add(card.from());
                }
            }};
}

}  // namespace moneybags
