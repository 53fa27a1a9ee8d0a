// Pleas for moves: what they say is so, by the view alone; there are words for each in every
// language; and what a spectator is told gives no secret away.

#include "table/plea.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "games/guillotines/game.h"
#include "games/madcity/game.h"
#include "games/millions/game.h"
#include "notation/guillotines/describe.h"
#include "tests/support/languages.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"

namespace moneybags {
namespace {

const Plea::Figure& figure(const Plea& plea, std::string_view name) {
    for (const Plea::Figure& each : plea.figures) {
        if (each.name == name) return each;
    }
    throw std::runtime_error("no figure " + std::string(name));
}
std::int64_t count_in(const Plea& a, std::string_view name) { return *figure(a, name).count; }
std::int64_t dollars_in(const Plea& a, std::string_view name) { return *figure(a, name).dollars; }
Seat seat_in(const Plea& a, std::string_view name) { return *figure(a, name).seat; }
std::string word_in(const Plea& a, std::string_view name) { return *figure(a, name).word; }

// ---- Is it so? Reckoned anew from the view, key by key. False also for a key nobody knows. ----

bool is_so(const Deed& deed, const Plea& said, const millions::Rules& rules,
           const millions::View& seen) {
    using namespace millions;
    const Open& open = seen.open;
    const auto a_million = [](Millions amount) { return std::int64_t{amount.count()} * 1'000'000; };
    const auto shared = [&](std::int64_t pot, std::int64_t crew) {
        const std::int64_t rest = rules.edition == Edition::First ? 0 : crew - 1;
        return (pot / 1'000'000 + rest) / crew * 1'000'000;
    };
    const std::int64_t pot =
        a_million(open.centre.count() > 0 ? open.centre : loot(rules, open).amount);
    const std::int64_t crew = open.in.size();
    const auto says = [&](Seat seat, const std::string& role) {
        bool found = false;
        for (const millions::Character c : characters_of(rules, seat) & open.in & open.spoke) {
            found = found || role == "role." + std::string(codec::name_of(open.claim[c]));
        }
        return found;
    };
    const auto others = [&](const auto& ask) {
        for (const Seat seat : all_seats(rules)) {
            if (seat != deed.by && ask(seat)) return true;
        }
        return false;
    };
    if (said.key == "share") {
        return dollars_in(said, "pot") == pot && count_in(said, "n") == crew &&
               dollars_in(said, "share") == shared(pot, crew);
    }
    if (said.key == "fewer") {
        return dollars_in(said, "pot") == pot && dollars_in(said, "share") == shared(pot, crew) &&
               dollars_in(said, "after") == shared(pot, crew - 1) &&
               dollars_in(said, "after") > dollars_in(said, "share");
    }
    if (said.key == "clash") {
        return seat_in(said, "who") != deed.by && says(seat_in(said, "who"), word_in(said, "role"));
    }
    if (said.key == "alone") {
        return !others([&](Seat seat) { return says(seat, word_in(said, "role")); });
    }
    if (said.key == "liar") {
        std::int64_t given = 0, broken = 0;
        std::map<millions::Character, Role> last;
        for (const AnyEvent& any : deed.heard) {
            const auto event = any.as<Event>();
            if (event.what == Happening::RoundBegins) last.clear();
            if (event.what == Happening::Claimed || event.what == Happening::Announced) {
                last[event.character] = event.role;
            }
            if (event.what != Happening::Shown || event.seat != seat_in(said, "who")) continue;
            if (!last.contains(event.character) || last[event.character] == Role::None) continue;
            ++given;
            broken += last[event.character] == event.role ? 0 : 1;
        }
        return broken > 0 && count_in(said, "n") == broken && count_in(said, "all") == given;
    }
    const LootCard& card = loot(rules, open);
    const auto move = deed.move.as<Move>();
    if (said.key == "symbol" || said.key == "bonus") {
        return (said.key == "symbol") == (rules.edition == Edition::First) &&
               card.shown.has(move.role) && dollars_in(said, "amount") == a_million(card.bonus) &&
               word_in(said, "role") == "role." + std::string(codec::name_of(move.role));
    }
    if (said.key == "driver") {
        return move.role == Role::Driver &&
               dollars_in(said, "amount") == a_million(rules.driver_fee);
    }
    if (said.key == "more" || said.key == "less") {
        const std::int64_t amount = dollars_in(said, "amount"), each = dollars_in(said, "share");
        std::int64_t paid_in_all = 0;
        for (const Seat seat : all_seats(rules)) {
            if (move.act == Act::Offer || move.act == Act::Demand || move.act == Act::Counter) {
                paid_in_all += a_million(move.pay[seat]);
                continue;
            }
            for (const Deal& deal : open.deals) {
                if (deal.proposer != move.proposer || deal.character != move.character) continue;
                if (payers(open, deal).has(seat))
                    paid_in_all += a_million(payment(open, deal, seat));
            }
        }
        return characters_of(rules, deed.by).has(move.character) && each == shared(pot, crew) &&
               amount == paid_in_all && count_in(said, "n") == crew &&
               (said.key == "more" ? amount > each : amount < each);
    }
    if (said.key == "silent") {
        return !open.spoke.meets(characters_of(rules, seat_in(said, "who")));
    }
    if (said.key == "named") return count_in(said, "n") == open.on_view[move.role];
    if (said.key == "purse") {
        return dollars_in(said, "amount") == a_million(open.purse[seat_in(said, "who")]);
    }
    return false;
}

// How many of what a Billionaire needs are not among these, counted one by one.
unsigned lacking(const guillotines::Rules& rules, guillotines::Billionaire who,
                 guillotines::AssetSet owned) {
    using namespace guillotines;
    const BillionaireFigures& figures = rules.billionaires[who];
    unsigned lacks = 0;
    for (unsigned type = 0; type < kMarkets; ++type) {
        const unsigned wanted = (figures.first >> 4 * type & 1) + (figures.second >> 4 * type & 1);
        const auto has =
            static_cast<unsigned>((owned & assets_of_type(static_cast<Market>(type))).size());
        lacks += wanted > has ? wanted - has : 0;
    }
    return lacks;
}

bool is_so(const Deed& deed, const Plea& said, const guillotines::Rules& rules,
           const guillotines::View& seen) {
    using namespace guillotines;
    const Open& open = seen.open;
    const auto move = deed.move.as<guillotines::Move>();
    const Billionaire me = open.who[deed.by];
    const AssetSet mine = open.owned[me];
    const auto needs = [&](Seat seat) {
        return std::int64_t{rules.billionaires[open.who[seat]].needs};
    };
    const unsigned now = lacking(rules, me, mine);
    const auto with = [&](Asset gained, Asset given) {
        AssetSet owned = mine;
        if (given != Asset::None) owned.remove(given);
        owned.add(gained);
        return lacking(rules, me, owned);
    };
    if (said.key == "completes" || said.key == "short") {
        const Asset given = move.act == Act::Scam ? move.assets[1] : Asset::None;
        const unsigned then = with(move.assets[0], given);
        if (word_in(said, "asset") != "asset." + id_of(rules, move.assets[0])) return false;
        if (count_in(said, "needs") != needs(deed.by)) return false;
        if (said.key == "completes") return then == 0;
        return then > 0 && then < now && count_in(said, "n") == then;
    }
    if (said.key == "rival") {
        const Seat who = seat_in(said, "who");
        return who != deed.by && open.owned[open.who[who]].has(move.assets[0]) &&
               count_in(said, "n") == lacking(rules, open.who[who], open.owned[open.who[who]]) &&
               count_in(said, "needs") == needs(who);
    }
    if (said.key == "denies") {
        const Billionaire who = open.who[seat_in(said, "who")];
        AssetSet without = open.owned[who], owned = open.owned[who];
        without.remove(move.assets[0]);
        owned.add(move.assets[0]);
        return lacking(rules, who, owned) < lacking(rules, who, without);
    }
    if (said.key == "market") {
        if (count_in(said, "n") != now || count_in(said, "needs") != needs(deed.by)) return false;
        for (const Asset asset : open.at_market& assets_of_type(move.market)) {
            if (with(asset, Asset::None) < now) return true;
        }
        return false;
    }
    if (said.key == "known") {
        std::size_t at = 0;
        for (unsigned m = 0; m < static_cast<unsigned>(move.market); ++m) at += open.cards.items[m];
        for (std::size_t i = at; i < at + open.cards[move.market]; ++i) {
            if (seen.market[i].kind() == Kind::Hidden) return false;
        }
        return seen.me == deed.by;
    }
    if (said.key == "rebels") {
        int out = 0;
        for (const std::uint8_t each : open.rebels.items) out += each;
        return count_in(said, "n") == out && count_in(said, "most") == rules.rebels;
    }
    if (said.key == "offer") {
        std::map<Asset, Seat> owner;
        for (const Seat seat : all_seats(rules)) {
            for (const Asset asset : open.owned[open.who[seat]]) owner[asset] = seat;
        }
        for (std::size_t i = 0; i < seen.offer.made; ++i) {
            const OfferStep& step = seen.offer.steps[i];
            if (step.is_swap()) {
                std::swap(owner[step.given], owner[step.back]);
            } else {
                owner[step.given] = step.to;
            }
        }
        for (std::size_t i = 0; i < seen.offer.sacrificed; ++i) {
            owner.erase(seen.offer.sacrifice[i]);
        }
        AssetSet left;
        for (const auto& [asset, seat] : owner) {
            if (seat == deed.by) left.add(asset);
        }
        return count_in(said, "before") == now && count_in(said, "n") == lacking(rules, me, left) &&
               count_in(said, "n") != now;
    }
    return false;
}

bool is_so(const Deed& deed, const Plea& said, const madcity::Rules& rules,
           const madcity::View& seen) {
    using namespace madcity;
    const Open& open = seen.open;
    const auto move = deed.move.as<madcity::Move>();
    const BusinessSet mine = open.bought[deed.by] | open.leased[deed.by];
    const auto dollars = [&](Notes amount) { return std::int64_t{amount.count()} * rules.note; };
    const auto has_word = [&] {
        return word_in(said, "business") ==
               "business." + std::string(rules.names.business[move.business].text());
    };
    // MM-PAY-01 to 04: n² for each group of neighbours.
    const auto earned = [&](BusinessSet all) {
        std::int64_t sum = 0;
        while (!all.empty()) {
            BusinessSet group;
            group.add(all.lowest());
            for (bool grows = true; grows;) {
                grows = false;
                for (const Business b : all) {
                    if (group.has(b) || (rules.neighbours[b] & group).empty()) continue;
                    group.add(b);
                    grows = true;
                }
            }
            sum += std::int64_t{group.size()} * group.size() * rules.note;
            all = all - group;
        }
        return sum;
    };
    BusinessSet with = mine, without = mine;
    with.add(move.business);
    without.remove(move.business);
    const std::int64_t more = earned(with) - earned(without);
    if (said.key == "earns") return has_word() && dollars_in(said, "amount") == more;
    if (said.key == "pays-back") {
        const std::int64_t price =
            dollars(move.act == Act::Lease ? rules.lease[move.business] : rules.buy[move.business]);
        const std::int64_t n = count_in(said, "n");
        return has_word() && dollars_in(said, "amount") == more &&
               dollars_in(said, "price") == price && n * more >= price && (n - 1) * more < price;
    }
    if (said.key == "chain") {
        BusinessSet block;
        const Chain& chain = rules.chain[move.business];
        for (int i = 0; i < chain.size; ++i) {
            block.add(Business{static_cast<std::uint8_t>(chain.first + i)});
        }
        return has_word() && (block - with).empty() && !mine.has(move.business) &&
               count_in(said, "n") == block.size();
    }
    const auto stunts = [&] {
        std::set<Place> places;
        for (int slot = 0; slot < rules.face_up; ++slot) {
            const Card card = open.face_up[static_cast<std::uint8_t>(slot)];
            if (card != kNoCard) places.insert(rules.card_space[card]);
        }
        return places;
    }();
    if (said.key == "finish") {
        return move.place == rules.finish && dollars_in(said, "amount") == dollars(rules.target) &&
               has_the_target(rules, open, deed.by);
    }
    if (said.key == "stunt") {
        return stunts.contains(move.place) && dollars_in(said, "amount") == earned(mine);
    }
    if (said.key == "near") {
        int least = kNoWay;
        for (const Place place : stunts) {
            if (place == move.place) continue;
            least = std::min<int>(least, rules.steps_to[move.place][rules.location_at[place]]);
        }
        return count_in(said, "n") == least;
    }
    if (said.key == "faces") {
        int faces = 0;
        for (std::size_t die = 0; die < kDieFaces; ++die) {
            const Reach& reach = rules.reach[open.car[deed.by]][die];
            faces += std::any_of(stunts.begin(), stunts.end(),
                                 [&](Place place) { return reach.within.has(place); })
                         ? 1
                         : 0;
        }
        return count_in(said, "n") == faces && count_in(said, "all") == 6;
    }
    if (said.key == "sale") {
        for (const Notes each : rules.sale[move.business]) {
            if (dollars(each) < dollars_in(said, "least")) return false;
            if (dollars(each) > dollars_in(said, "most")) return false;
        }
        return has_word();
    }
    if (said.key == "refund") {
        return has_word() && dollars_in(said, "amount") == dollars(rules.lease[move.business]);
    }
    if (said.key == "rich") {
        const Seat who = seat_in(said, "who");
        std::int64_t has = dollars(open.cash[who]);
        for (const Business b : open.leased[who]) has += dollars(rules.lease[b]);
        return who != deed.by && dollars_in(said, "amount") == has &&
               dollars_in(said, "target") == dollars(rules.target);
    }
    if (said.key == "bonus") return dollars_in(said, "amount") == dollars(rules.six_bonus);
    return false;
}

template <class Family>
bool is_so(const Deed& deed, const Plea& said) {
    if constexpr (requires {
                      is_so(deed, said, std::declval<const typename Family::Rules&>(),
                            std::declval<const typename Family::View&>());
                  }) {
        return is_so(deed, said, rules_of<Family>(deed.game),
                     deed.view.as<typename Family::View>());
    } else {
        return said.key == "gold";
    }
}

// ---- over whole games ----

// What has been seen at a table: by each seat, and behind them by spectators.
class Ears {
   public:
    explicit Ears(const Game& game)
        : game_(game), heard_(static_cast<std::size_t>(game.players()) + 1) {}
    void hear(const std::vector<AnyEvent>& events) {
        for (const AnyEvent& event : events) {
            const Audience to = game_.audience(event);
            for (std::size_t i = 0; i + 1 < heard_.size(); ++i) {
                if (to.includes(Seat{static_cast<std::uint8_t>(i)})) heard_[i].push_back(event);
            }
            if (to.everybody) heard_.back().push_back(event);
        }
    }
    std::span<const AnyEvent> of(Seat seat) const {
        return seat == kSpectator ? heard_.back() : heard_[static_cast<std::size_t>(seat)];
    }

   private:
    const Game& game_;
    std::vector<std::vector<AnyEvent>> heard_;
};

// Anybody's game; `look` before each move.
template <class Look>
void look_on(const Game& game, std::uint64_t seed, int steps, const Look& look) {
    Rng luck{seed};
    AnyState state = game.setup();
    Ears ears{game};
    for (int i = 0; i < steps; ++i) {
        const Turn turn = game.turn(state);
        if (turn.kind == Turn::Kind::Over) return;
        std::vector<AnyEvent> events;
        if (turn.kind == Turn::Kind::Chance) {
            events = game.apply(state, draw(game.outcomes(state), luck));
        } else {
            const Seat seat = game.next(state);
            const AnyMove move = game.draw_move(game.legal(state, seat), luck);
            look(state, seat, move, ears, luck);
            events = game.apply(state, seat, move);
        }
        ears.hear(events);
    }
}

// Some of each ruleset, with few and with many players.
std::vector<std::unique_ptr<Game>> games() {
    constexpr int kOfEach = 24;
    std::vector<std::unique_ptr<Game>> all;
    for (const Ruleset& ruleset : catalogue()) {
        const std::vector<Options> sets = testing_support::option_sets(ruleset);
        const auto wanted = static_cast<std::size_t>(testing_support::scaled(kOfEach));
        for (std::size_t i = 0; i < wanted; ++i) {
            const Options& options =
                sets[(sets.size() - 1) * i / std::max<std::size_t>(wanted - 1, 1)];
            const int players = i % 2 == 0 ? ruleset.most_players : ruleset.least_players;
            auto game = make_game(ruleset, players, options);
            if (game) all.push_back(std::move(*game));
        }
    }
    return all;
}

TEST(Pleas, are_true_and_have_words_in_every_language) {
    std::map<std::string, std::set<std::string>> keys;  // by book
    std::uint64_t seed = 0;
    for (const auto& game : games()) {
        const Names names = default_names(game->players());
        look_on(
            *game, ++seed, 700,
            [&](const AnyState& state, Seat seat, const AnyMove&, const Ears& ears, Rng& luck) {
                const std::vector<AnyChoice> legal = game->legal(state, seat);
                for (const Seat who : {seat, kSpectator}) {
                    const auto heard = ears.of(who);
                    for (int i = 0; i < 3; ++i) {
                        const Deed deed{*game, game->view(state, who), seat,
                                        game->draw_move(legal, luck), heard};
                        const std::optional<Plea> said = plea(deed);
                        if (!said) continue;
                        ASSERT_TRUE(
                            with_family(game->ruleset(),
                                        [&]<class Family>() { return is_so<Family>(deed, *said); }))
                            << game->ruleset().id << ": "
                            << plea_words(*said, game->ruleset(), names, {});
                        if (!keys[std::string(game->ruleset().texts)].insert(said->key).second) {
                            continue;
                        }
                        for (const Language language : languages()) {
                            const std::string words =
                                plea_words(*said, game->ruleset(), names, language);
                            EXPECT_EQ(words.find("plea."), words.npos) << words;
                            EXPECT_EQ(words.find('{'), words.npos) << words;
                            EXPECT_TRUE(
                                language.texts(game->ruleset().texts).contains("plea." + said->key))
                                << said->key;
                        }
                    }
                }
            });
        if (HasFatalFailure()) return;
    }
    if (testing_support::scale() < 1) return;  // some come up seldom
    EXPECT_GE(keys["millions"].size(), 10u);
    EXPECT_GE(keys["guillotines"].size(), 5u);
    EXPECT_GE(keys["mad-millionaire"].size(), 8u);
}

// Whatever cannot be seen may be otherwise, and the move another that looks the same: a spectator
// is told the same.
TEST(Pleas, that_spectators_are_told_do_not_depend_on_secrets) {
    std::uint64_t seed = 100;
    int compared = 0;
    for (const auto& game : games()) {
        const auto seen = [&](AnyState state, Seat seat, const AnyMove& move) {
            std::vector<AnyEvent> events = game->apply(state, seat, move);
            std::erase_if(events,
                          [&](const AnyEvent& each) { return !game->audience(each).everybody; });
            return events;
        };
        look_on(*game, ++seed, 300,
                [&](const AnyState& state, Seat seat, const AnyMove& move, const Ears& ears,
                    Rng& luck) {
                    const AnyView view = game->view(state, kSpectator);
                    const auto heard = ears.of(kSpectator);
                    const auto told = [&](const AnyState& there, const AnyMove& done) {
                        return plea({*game, game->view(there, kSpectator), seat, done, heard});
                    };
                    const std::optional<Plea> said = told(state, move);
                    const std::vector<AnyEvent> shown = seen(state, seat, move);
                    const AnyState twin = game->guess(view, luck);
                    for (const AnyState& there : {state, twin}) {
                        for (const AnyChoice& choice : game->legal(there, seat)) {
                            const AnyMove other = game->move(choice, 0);
                            const std::vector<AnyEvent> alike = seen(there, seat, other);
                            if (!std::equal(shown.begin(), shown.end(), alike.begin(), alike.end(),
                                            [&](const AnyEvent& a, const AnyEvent& b) {
                                                return game->same(a, b);
                                            })) {
                                continue;
                            }
                            ++compared;
                            ASSERT_EQ(said, told(there, other))
                                << game->ruleset().id << ": " << (said ? said->key : "nothing");
                        }
                    }
                });
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace moneybags
