// What a network reads: nothing that its seat may not know, everything from where it sits, and as
// docs/encoding.md says.

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <vector>

#include "encoding/fingerprint.h"
#include "encoding/guillotines.h"
#include "encoding/madcity.h"
#include "encoding/millions.h"
#include "tests/games.h"
#include "tests/properties/play.h"

namespace moneybags {
namespace {

template <class Traits>
class Encoding : public testing::Test {};
using EncodedGames = testing::Types<properties::MillionsTraits, properties::GuillotinesTraits,
                                    properties::MadcityTraits>;
TYPED_TEST_SUITE(Encoding, EncodedGames);

template <class G>
struct Listener {
    static constexpr bool kListens = true;
    const typename G::Rules& rules;
    typename EncodingOf<G>::Heard& heard;
    void operator()(const typename G::Event& event) const { hear(rules, heard, event); }
};

// Calls `at(case, state, heard)` at every step of some random games of every case.
template <class Traits, class At>
void at_every_step(int games, const At& at) {
    using G = typename Traits::Family;
    for (const properties::Case<G>& each : properties::cases<G>()) {
        for (int seed = 0; seed < games; ++seed) {
            properties::Anybody<Traits> anybody{static_cast<std::uint64_t>(seed)};
            auto state = setup(each.rules);
            typename EncodingOf<G>::Heard heard;
            const Listener<G> listen{each.rules, heard};
            while (const auto step = anybody.step(each.rules, state)) {
                at(each, state, heard);
                properties::take<G>(each.rules, state, *step, listen);
            }
        }
    }
}

// Two tables that differ only in what a seat may not know give it the same bits.
TYPED_TEST(Encoding, tells_nothing_that_the_seat_may_not_know) {
    using G = typename TypeParam::Family;
    Rng luck{7};
    int twins = 0;
    at_every_step<TypeParam>(1, [&](const auto& each, const auto& state, const auto& heard) {
        if (luck.below(16) != 0) return;
        const Seat me{static_cast<std::uint8_t>(luck.below(each.rules.players))};
        const auto seen = view(each.rules, state, me);
        const auto twin = guess(each.rules, seen, luck);
        twins += twin == state ? 0 : 1;
        EXPECT_EQ(encoded<EncodingOf<G>::kViewBits>(each.rules, seen, heard),
                  encoded<EncodingOf<G>::kViewBits>(each.rules, view(each.rules, twin, me), heard));
    });
    if constexpr (!requires { TypeParam::kAllOpen; }) {
        EXPECT_GT(twins, 100);
    }
}

// Moves that are put to a network can be told apart, and are legal.
TYPED_TEST(Encoding, tells_candidates_apart) {
    using G = typename TypeParam::Family;
    Rng luck{11};
    std::size_t lists = 0, told_apart = 0;
    at_every_step<TypeParam>(1, [&](const auto& each, const auto& state, const auto&) {
        const Turn now = turn(each.rules, state);
        if (now.kind != Turn::Kind::Seats || luck.below(8) != 0) return;
        const Seat me = now.awaited.lowest();
        const auto seen = view(each.rules, state, me);
        std::vector<BitRow<EncodingOf<G>::kMoveBits>> rows;
        for (const auto& choice : legal(each.rules, state, me)) {
            each_candidate(choice, [&](const auto& move) {
                EXPECT_FALSE(objection(each.rules, state, me, move)) << each.name;
                rows.push_back(encoded<EncodingOf<G>::kMoveBits>(each.rules, seen, move));
            });
        }
        std::set<std::vector<std::uint64_t>> distinct;
        for (const auto& row : rows) distinct.emplace(row.words.begin(), row.words.end());
        lists += 1;
        told_apart += distinct.size() == rows.size() ? 1 : 0;
    });
    EXPECT_GT(lists, 100u);
    // Amounts between two steps, and who gets which of two Assets, look alike now and then.
    EXPECT_GT(told_apart, lists * 9 / 10) << "of " << lists;
}

// Every bit that is ever set means the same in every position: all are set in some game, but for
// those of a board or table larger than ours.
TYPED_TEST(Encoding, uses_what_it_describes) {
    using G = typename TypeParam::Family;
    BitRow<EncodingOf<G>::kViewBits> ever{};
    at_every_step<TypeParam>(1, [&](const auto& each, const auto& state, const auto& heard) {
        const auto row =
            encoded<EncodingOf<G>::kViewBits>(each.rules, view(each.rules, state, Seat{}), heard);
        for (std::size_t i = 0; i < row.words.size(); ++i) ever.words[i] |= row.words[i];
    });
    std::size_t used = 0;
    for (std::size_t i = 0; i < EncodingOf<G>::kViewBits; ++i) used += ever.has(i) ? 1 : 0;
    EXPECT_GT(used, EncodingOf<G>::kViewBits * 4 / 10) << "of " << EncodingOf<G>::kViewBits;
}

// ---- seats rotate ----

template <class Array>
Array turned_by(const Array& array, int by, int players) {
    Array out = array;
    for (int i = 0; i < players; ++i) {
        out.items[static_cast<std::size_t>((i + by) % players)] =
            array.items[static_cast<std::size_t>(i)];
    }
    return out;
}
SeatSet turned_by(SeatSet seats, int by, int players) {
    SeatSet out;
    for (const Seat seat : seats) out.add(seat_ahead(seat, static_cast<unsigned>(by), players));
    return out;
}

TEST(Encoding, of_millions_does_not_depend_on_the_number_of_the_chair) {
    for (const auto& each : properties::cases<millions::Family>()) {
        for (unsigned me = 0; me < each.rules.players; ++me) {
            const auto from = [&](unsigned leader, unsigned seat) {
                auto state = setup(each.rules);
                apply(each.rules, state,
                      millions::Outcome{.luck = millions::Luck::Leader,
                                        .leader = Seat{static_cast<std::uint8_t>(leader)}});
                state.open
                    .purse[Seat{static_cast<std::uint8_t>((leader + 1) % each.rules.players)}] +=
                    Millions{4};
                millions::Heard heard;
                heard.person[Seat{static_cast<std::uint8_t>(leader)}].told = 3;
                return encoded<millions::kViewBits>(
                    each.rules, view(each.rules, state, Seat{static_cast<std::uint8_t>(seat)}),
                    heard);
            };
            EXPECT_EQ(from(0, 0), from(me, me)) << each.name;
            EXPECT_EQ(from(0, 1), from(me, (me + 1) % each.rules.players)) << each.name;
            if (me > 0) {
                EXPECT_NE(from(0, 0), from(me, 0)) << each.name;
            }
        }
    }
}

TEST(Encoding, of_millions_does_not_depend_on_it_in_whole_games) {
    using namespace millions;
    at_every_step<properties::MillionsTraits>(1, [&](const auto& each, const auto& state,
                                                     const auto& heard) {
        const int players = each.rules.players, slots = each.rules.slots, all = players * slots;
        const auto ahead = [&](Seat seat) {
            return number(seat) < players ? seat_ahead(seat, 1, players) : seat;
        };
        const auto owned_ahead = [&](CharacterSet characters) {
            CharacterSet out;
            for (const Character c : characters) {
                out.add(Character{static_cast<std::uint8_t>((static_cast<int>(c) + slots) % all)});
            }
            return out;
        };
        View other = view(each.rules, state, Seat{0});
        other.me = Seat{1};
        other.role = turned_by(other.role, slots, all);
        Open& open = other.open;
        for (Seat* seat : {&open.leader, &open.token, &open.asked}) *seat = ahead(*seat);
        for (SeatSet* seats : {&open.picked, &open.fresh, &open.ready, &open.acted, &open.voted}) {
            *seats = turned_by(*seats, 1, players);
        }
        for (CharacterSet* characters :
             {&open.in, &open.antes, &open.spoke, &open.shown, &open.alive}) {
            *characters = owned_ahead(*characters);
        }
        open.last = turned_by(open.last, slots, all);
        open.claim = turned_by(open.claim, slots, all);
        open.purse = turned_by(open.purse, 1, players);
        open.cards = turned_by(open.cards, 1, players);
        open.talk = turned_by(open.talk, 1, players);
        open.pools = turned_by(open.pools, 1, players);
        for (CharacterSet& seen : open.looked.items) seen = owned_ahead(seen);
        open.looked = turned_by(open.looked, 1, players);
        for (Deal& deal : open.deals) {
            deal.proposer = ahead(deal.proposer);
            deal.payer = ahead(deal.payer);
            deal.character = owned_ahead({deal.character}).lowest();
        }
        Heard theirs = heard;
        theirs.person = turned_by(theirs.person, 1, players);
        theirs.spoke = owned_ahead(theirs.spoke);
        theirs.paid_for = owned_ahead(theirs.paid_for);
        theirs.claim = turned_by(theirs.claim, slots, all);
        EXPECT_EQ(encoded<kViewBits>(each.rules, view(each.rules, state, Seat{0}), heard),
                  encoded<kViewBits>(each.rules, other, theirs))
            << each.name;
    });
}

TEST(Encoding, of_madcity_does_not_depend_on_the_number_of_the_chair) {
    int compared = 0;
    at_every_step<properties::MadcityTraits>(1, [&](const auto& each, const auto& state,
                                                    const auto& heard) {
        if (++compared % 64 != 0) return;
        const int players = each.rules.players;
        madcity::View other = view(each.rules, state, Seat{1});
        madcity::Open& open = other.open;
        open.active = seat_ahead(open.active, 1, players);
        open.waiting = turned_by(open.waiting, 1, players);
        open.cash = turned_by(open.cash, 1, players);
        open.car = turned_by(open.car, 1, players);
        open.bought = turned_by(open.bought, 1, players);
        open.leased = turned_by(open.leased, 1, players);
        EXPECT_EQ(encoded<madcity::kViewBits>(each.rules, view(each.rules, state, Seat{0}), heard),
                  encoded<madcity::kViewBits>(each.rules, other, heard));
    });
}

TEST(Encoding, of_guillotines_does_not_depend_on_the_number_of_the_chair) {
    int compared = 0;
    at_every_step<properties::GuillotinesTraits>(
        1, [&](const auto& each, const auto& state, const auto& heard) {
            if (++compared % 64 != 0) return;
            const int players = each.rules.players;
            const auto ahead = [&](Seat seat) {
                return number(seat) < players ? seat_ahead(seat, 1, players) : seat;
            };
            guillotines::View other = view(each.rules, state, Seat{0});
            other.me = Seat{1};
            for (guillotines::MarketCard& card : other.market) {
                if (card.is_invested()) {
                    card = guillotines::MarketCard::invested(card.kind(), ahead(card.investor()));
                }
            }
            other.hand_size = turned_by(other.hand_size, 1, players);
            other.envelope_size = turned_by(other.envelope_size, 1, players);
            other.envelope = turned_by(other.envelope, 1, players);
            other.role = turned_by(other.role, 1, players);
            other.barred = turned_by(other.barred, 1, players);
            guillotines::Open& open = other.open;
            open.current = ahead(open.current);
            open.asked = ahead(open.asked);
            open.setter = ahead(open.setter);
            open.leader = ahead(open.leader);
            open.bunker = ahead(open.bunker);
            open.awaiting = turned_by(open.awaiting, 1, players);
            open.answered = turned_by(open.answered, 1, players);
            open.held_up = turned_by(open.held_up, 1, players);
            open.has_role = turned_by(open.has_role, 1, players);
            open.who = turned_by(open.who, 1, players);
            open.puppet = turned_by(open.puppet, 1, players);
            open.known = turned_by(open.known, 1, players);
            open.face_up = turned_by(open.face_up, 1, players);
            guillotines::Heard theirs = heard;
            theirs.person = turned_by(theirs.person, 1, players);
            EXPECT_EQ(encoded<guillotines::kViewBits>(each.rules, view(each.rules, state, Seat{0}),
                                                      heard),
                      encoded<guillotines::kViewBits>(each.rules, other, theirs));
        });
}

struct BuyEar {
    static constexpr bool kListens = true;
    bool failed = false;
    void operator()(const guillotines::Event& event) {
        failed = failed || event.what == guillotines::Happening::BuyFailed;
    }
};

// What a row says of a Buy comes true: whatever lies there open decides it, and hidden cards make
// it as safe as they say.
TEST(Encoding, of_guillotines_knows_how_safe_a_buy_is) {
    using namespace guillotines;
    int open = 0, safe = 0, safe_won = 0, daring = 0, daring_won = 0;
    at_every_step<properties::GuillotinesTraits>(
        2, [&](const auto& each, const auto& state, const auto&) {
            const Turn now = turn(each.rules, state);
            if (each.rules.level != 1 || now.kind != Turn::Kind::Seats) return;
            const Seat me = now.awaited.lowest();
            const View seen = view(each.rules, state, me);
            for (const Choice& choice : legal(each.rules, state, me)) {
                const Move move = choice.move();
                if (move.act != Act::Buy) continue;
                Bag cards;
                for (const Kind kind : move.cards) {
                    if (kind < Kind::None) cards.add(kind);
                }
                Lead lead = lead_at(each.rules, seen, move.market);
                lead.points += static_cast<int>(effective_sum(each.rules, seen.open, cards));
                State after = state;
                BuyEar ended;
                apply(each.rules, after, me, move, ended);
                const int safety_now = safety(each.rules, seen, lead);
                if (lead.hidden == 0) {
                    ++open;
                    EXPECT_EQ(!ended.failed, lead.points > 0) << each.name;
                } else if (safety_now >= 10) {
                    ++safe;
                    safe_won += ended.failed ? 0 : 1;
                } else if (safety_now <= -10) {
                    ++daring;
                    daring_won += ended.failed ? 0 : 1;
                }
            }
        });
    EXPECT_GT(open, 20);
    EXPECT_GT(safe, 100);
    EXPECT_GT(daring, 100);
    EXPECT_GT(safe_won, safe * 3 / 4);
    EXPECT_LT(daring_won, daring / 4);
}

// ---- which encoding it is ----

// Networks are trained for one encoding. Whoever changes a number here makes those that there are
// useless.
TEST(Encoding, has_a_fingerprint) {
    EXPECT_EQ(fingerprint<millions::Family>(), 12690516837269825404u);
    EXPECT_EQ(fingerprint<guillotines::Family>(), 10592666994630231425u);
    EXPECT_EQ(fingerprint<madcity::Family>(), 10084183303844603277u);
}

TEST(Encoding, has_another_fingerprint_when_a_field_differs) {
    const auto of = [](const std::string& name, std::size_t first, std::vector<int> steps) {
        FieldList list;
        list.fields = {
            {name, first, 2, 1, 0, std::move(steps)}
        };
        TextFold sum;
        fold(sum, list);
        return sum.sum();
    };
    const std::set<std::uint64_t> sums = {of("purse", 0, {1, 2}), of("cash", 0, {1, 2}),
                                          of("purse", 1, {1, 2}), of("purse", 0, {1, 3})};
    EXPECT_EQ(sums.size(), 4u);
    TextFold known;
    known.add("foobar");
    EXPECT_EQ(known.sum(), 0x85944171F73967E8u);  // as FNV's authors give it
}

// ---- for people ----

std::string table_of(const FieldList& list) {
    std::ostringstream out;
    out << "| bits | field |\n| --- | --- |\n";
    for (const FieldList::Field& field : list.fields) {
        out << "| " << field.first;
        if (field.size > 1) out << "–" << field.first + field.size - 1;
        if (field.times > 1) out << ", +" << field.stride << " each of " << field.times;
        out << " | " << field.name;
        for (std::size_t i = 0; i < field.steps.size(); ++i) {
            out << (i == 0 ? " ≥ " : ", ") << field.steps[i];
        }
        out << " |\n";
    }
    return out.str();
}
template <class Rules, class View, class Heard, class Move>
std::string section_of(const std::string& name, const Rules& rules, const View& seen,
                       const Heard& heard, const Move& move) {
    FieldList observation, moves;
    encode(rules, seen, heard, observation);
    encode(rules, seen, move, moves);
    return "## " + name + "\n\nAn observation: " + std::to_string(observation.size()) +
           " bits.\n\n" + table_of(observation) + "\nA move: " + std::to_string(moves.size()) +
           " bits.\n\n" + table_of(moves);
}

TEST(Encoding, is_described_field_by_field) {
    const std::string right =
        section_of("Millions of Dollars", millions::smallest_rules(), millions::View{},
                   millions::Heard{}, millions::Move{}) +
        "\n" +
        section_of("Billionaires & Guillotines", guillotines::smallest_rules(), guillotines::View{},
                   guillotines::Heard{}, guillotines::Move{}) +
        "\n" +
        section_of("Mad Millionaire", madcity::smallest_rules(), madcity::View{}, madcity::Heard{},
                   madcity::Move{});
    std::ifstream file("docs/encoding.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    if (page.find(right) == std::string::npos) {
        const std::string where = testing::TempDir() + "encoding.md";
        std::ofstream(where) << right;
        FAIL() << "docs/encoding.md does not end as it should: see " << where;
    }
}

}  // namespace
}  // namespace moneybags
