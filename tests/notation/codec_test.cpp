// The codec by itself, on the pieces of a game that does not exist: nothing in it may know a real
// one.

#include <gtest/gtest.h>

#include "games/fields.h"

namespace moneybags::fair {

namespace json = boost::json;
using codec::field;
using codec::kOf;
using codec::Struct;
using codec::Tag;
using codec::Trail;
using codec::Type;

enum class Stall : std::uint8_t { Sweets, Darts, Lottery };
enum class Cart : std::uint8_t {};
using Tickets = Money<struct TicketsOfTheFair>;

struct Prize {
    Stall from = Stall::Darts;
    std::uint8_t worth = 0;
    bool operator==(const Prize&) const = default;
};

struct Inner {
    PerSeat<SeatSet> friends;
    std::int32_t weather = 0;
    bool operator==(const Inner&) const = default;
};

struct Fair {
    Stall open = Stall::Sweets;
    Seat turn{};
    Tickets till;
    bool raining = false;
    PerSeat<Tickets> purse;
    EnumArray<Stall, std::uint8_t, 3> visitors;
    EnumSet<Stall, 3> closed;
    FixedVector<Cart, 4> carts;
    Audience heard;
    Inner inner;
    bool operator==(const Fair&) const = default;
};

struct Box {
    FixedVector<Prize, 2> prizes;
    std::optional<std::string> label;
    std::vector<std::int64_t> weights;
};

// A leaf of the game's own: its context knows how many carts there are and that they are numbered
// from 100.
struct Context : codec::Context {
    int carts = 0;
};
class Carts final : public Type {
   public:
    using Type::Type;
    json::value write_json(const codec::Context&, const void* cart) const override {
        return 100 + number_of(cart);
    }
    std::string write_text(const codec::Context&, const void* cart, char) const override {
        return '#' + std::to_string(number_of(cart));
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        std::int64_t n = 0;
        if (!codec::read_number(from, 100, 99 + carts(context), n, trail)) return false;
        *static_cast<Cart*>(out) = Cart{static_cast<std::uint8_t>(n - 100)};
        return true;
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        std::int64_t n = 0;
        if (!from.starts_with('#')) return trail.must_be("like #1", codec::quoted(from));
        if (!codec::read_number(from.substr(1), 0, carts(context) - 1, n, trail)) return false;
        *static_cast<Cart*>(out) = Cart{static_cast<std::uint8_t>(n)};
        return true;
    }
    void fold(const codec::Context&, const void* cart, codec::Fold& into) const override {
        into.add(number_of(cart));
    }
    std::string typescript(codec::Script&) const override { return "number"; }

   private:
    static int number_of(const void* cart) { return *static_cast<const std::uint8_t*>(cart); }
    static int carts(const codec::Context& context) {
        return static_cast<const Context&>(context).carts;
    }
};

const Type& describe(Tag<Cart>) {
    static const Carts type{kOf<Cart>};
    return type;
}
const Type& describe(Tag<Prize>) {
    static const Struct type{
        kOf<Prize>, "Prize", {field<&Prize::from>(), field<&Prize::worth>()}
    };
    return type;
}
const Type& describe(Tag<Inner>) {
    static const Struct type{
        kOf<Inner>, "Inner", {field<&Inner::friends>(), field<&Inner::weather>()}
    };
    return type;
}
const Type& describe(Tag<Fair>) {
    static const Struct type{
        kOf<Fair>,
        "Fair",
        {field<&Fair::open>(), field<&Fair::turn>(), field<&Fair::till>(), field<&Fair::raining>(),
          field<&Fair::purse>(), field<&Fair::visitors>(), field<&Fair::closed>(),
          field<&Fair::carts>(), field<&Fair::heard>(), field<&Fair::inner>()}
    };
    return type;
}
const Type& describe(Tag<Box>) {
    static const Struct type{
        kOf<Box>,
        "Box",
        {field<&Box::prizes>(), field<&Box::label>(), field<&Box::weights>("kilograms")}
    };
    return type;
}
const auto& kFair = static_cast<const Struct&>(codec::type_of<Fair>());

const std::vector<std::string> kNames{"Al", "Bea", "Cid"};
Context context() {
    Context made;
    made.players = 3;
    made.names = kNames;
    made.carts = 4;
    return made;
}

Fair busy_fair() {
    Fair fair;
    fair.open = Stall::Lottery;
    fair.turn = Seat{2};
    fair.till = Tickets{-5};
    fair.raining = true;
    fair.purse[Seat{0}] = Tickets{7};
    fair.purse[Seat{2}] = Tickets{32767};
    fair.visitors[Stall::Darts] = 255;
    fair.closed = {Stall::Sweets, Stall::Lottery};
    fair.carts.push_back(Cart{3});
    fair.carts.push_back(Cart{0});
    fair.heard = Audience::only({Seat{1}});
    fair.inner.friends[Seat{1}] = {Seat{0}, Seat{2}};
    fair.inner.weather = -40;
    return fair;
}

std::string line_of(const Fair& fair) {
    std::string line;
    kFair.write_line(context(), &fair, codec::kSet, line);
    return line;
}

Result<Fair> from_line(std::string_view line) {
    codec::Trail trail;
    std::vector<std::string_view> words;
    Fair fair;
    if (!codec::read_words(line, words, trail) ||
        !kFair.read_line(context(), words, &fair, trail, codec::kEvery)) {
        return trail.problem();
    }
    return fair;
}

template <class T>
Result<T> from_json(const json::value& from) {
    return codec::read_json<T>(context(), from);
}

template <class T>
json::value to_json(const T& value) {
    return codec::write_json(context(), value);
}

TEST(Codec, writes_json_that_says_what_it_means) {
    EXPECT_EQ(to_json(busy_fair()), json::parse(R"({
        "open": "Lottery", "turn": 2, "till": -5, "raining": true,
        "purse": [7, 0, 32767], "visitors": {"Darts": 255}, "closed": ["Sweets", "Lottery"],
        "carts": [103, 100], "heard": [1],
        "inner": {"friends": [[], [0, 2], []], "weather": -40}})"));
}

TEST(Codec, writes_one_line_of_what_differs_from_the_default) {
    EXPECT_EQ(line_of(busy_fair()),
              "open=Lottery turn=Cid till=-5 raining=yes purse=7,0,32767 visitors=Darts:255 "
              "closed=Sweets,Lottery carts=#3,#0 heard=Bea friends=-,Al+Cid,- weather=-40");
    EXPECT_EQ(line_of(Fair{}), "");
}

TEST(Codec, reads_what_it_writes) {
    for (const Fair& fair : {Fair{}, busy_fair()}) {
        const Result<Fair> by_json = from_json<Fair>(to_json(fair));
        ASSERT_TRUE(by_json) << by_json.error().sentence();
        EXPECT_EQ(*by_json, fair);
        const Result<Fair> by_line = from_line(line_of(fair));
        ASSERT_TRUE(by_line) << by_line.error().sentence();
        EXPECT_EQ(*by_line, fair);
        std::string full;
        kFair.write_line(context(), &fair, codec::kEvery, full);
        const Result<Fair> by_full_line = from_line(full);
        ASSERT_TRUE(by_full_line) << by_full_line.error().sentence();
        EXPECT_EQ(*by_full_line, fair);
    }
}

TEST(Codec, fills_in_what_is_not_given) {
    const Result<Fair> read = from_json<Fair>(json::parse(R"({"till": 3})"));
    ASSERT_TRUE(read);
    Fair right;
    right.till = Tickets{3};
    EXPECT_EQ(*read, right);
}

struct Wrong {
    std::string_view input, where, what;
};

TEST(Codec, says_where_json_is_wrong_and_what_would_be_right) {
    const Wrong rows[] = {
        {R"([])",                                       "",                    "must be an object, is a list"                         },
        {R"({"opne": "Darts"})",                        "opne",
         "is no field here; the fields are open, turn, till, raining, purse, visitors, closed, "
         "carts, heard, inner"                                                                                                        },
        {R"({"open": "Dart"})",                         "open",                "must be one of Sweets, Darts, Lottery; is \"Dart\""   },
        {R"({"open": 1})",                              "open",                "must be one of Sweets, Darts, Lottery; is 1"          },
        {R"({"turn": 3})",                              "turn",                "must be a whole number from 0 to 2, is 3"             },
        {R"({"turn": -1})",                             "turn",                "must be a whole number from 0 to 2, is -1"            },
        {R"({"till": 32768})",                          "till",                "must be a whole number from -32768 to 32767, is 32768"},
        {R"({"till": 18446744073709551615})",           "till",
         "must be a whole number from -32768 to 32767, is 18446744073709551615"                                                       },
        {R"({"till": 1.5})",                            "till",                "must be a whole number from -32768 to 32767, is 1.5E0"},
        {R"({"till": null})",                           "till",                "must be a whole number from -32768 to 32767, is null" },
        {R"({"raining": 1})",                           "raining",             "must be true or false, is 1"                          },
        {R"({"purse": [1, 2]})",                        "purse",               "must have 3 items, has 2"                             },
        {R"({"purse": [1, 2, 3, 4]})",                  "purse",               "must have at most 3 items, has 4"                     },
        {R"({"purse": [1, 2, "3"]})",                   "purse[2]",
         "must be a whole number from -32768 to 32767, is \"3\""                                                                      },
        {R"({"purse": {}})",                            "purse",               "must be a list, is an object"                         },
        {R"({"visitors": [1]})",                        "visitors",            "must be an object, is a list"                         },
        {R"({"visitors": {"Dart": 1}})",                "visitors",
         "must be one of Sweets, Darts, Lottery; is \"Dart\""                                                                         },
        {R"({"visitors": {"Darts": 256}})",             "visitors.Darts",
         "must be a whole number from 0 to 255, is 256"                                                                               },
        {R"({"closed": ["Darts", "Darts"]})",           "closed[1]",           "must not name \"Darts\" twice"                        },
        {R"({"carts": [100, 101, 102, 103, 100]})",     "carts",               "must have at most 4 items, has 5"                     },
        {R"({"carts": [104]})",                         "carts[0]",            "must be a whole number from 100 to 103, is 104"       },
        {R"({"heard": "nobody"})",                      "heard",
         "must be \"everybody\" or a list of seats, is \"nobody\""                                                                    },
        {R"({"inner": {"friends": [[], [0, 3], []]}})", "inner.friends[1][1]",
         "must be a whole number from 0 to 2, is 3"                                                                                   },
    };
    for (const Wrong& row : rows) {
        SCOPED_TRACE(row.input);
        const Result<Fair> read = from_json<Fair>(json::parse(row.input));
        ASSERT_TRUE(read.has_error());
        EXPECT_EQ(read.error().where, row.where);
        EXPECT_EQ(read.error().what, row.what);
    }
}

TEST(Codec, says_where_a_line_is_wrong_and_what_would_be_right) {
    const Wrong rows[] = {
        {"open",                      "",              "must be key=value, is \"open\""                        },
        {"opne=Darts",                "opne",
         "is no field here; the fields are open, turn, till, raining, purse, visitors, closed, "
         "carts, heard, friends, weather"                                                                      },
        {"till=1 till=2",             "",              "must not give \"till\" twice"                          },
        {"open=darts",                "open",          "must be one of Sweets, Darts, Lottery; is \"darts\""   },
        {"turn=Dan",                  "turn",          "must be one of Al, Bea, Cid; is \"Dan\""               },
        {"turn=",                     "turn",          "must be one of Al, Bea, Cid; is \"\""                  },
        {"till=",                     "till",          "must be a whole number from -32768 to 32767, is \"\""  },
        {"till=99999999999999999999", "till",
         "must be a whole number from -32768 to 32767, is \"99999999999999999999\""                            },
        {"till=3x",                   "till",          "must be a whole number from -32768 to 32767, is \"3x\""},
        {"raining=true",              "raining",       "must be yes or no, is \"true\""                        },
        {"purse=1,2",                 "purse",         "must have 3 items, has 2"                              },
        {"purse=1,,3",                "purse[1]",      "must be a whole number from -32768 to 32767, is \"\""  },
        {"visitors=Darts",            "visitors[0]",   "must be like name:value, is \"Darts\""                 },
        {"visitors=Darts:1,Darts:2",  "visitors[1]",   "must not name \"Darts\" twice"                         },
        {"closed=Darts,Darts",        "closed[1]",     "must not name \"Darts\" twice"                         },
        {"carts=0",                   "carts[0]",      "must be like #1, is \"0\""                             },
        {"friends=-,Al+Dan,-",        "friends[1][1]", "must be one of Al, Bea, Cid; is \"Dan\""               },
    };
    for (const Wrong& row : rows) {
        SCOPED_TRACE(row.input);
        const Result<Fair> read = from_line(row.input);
        ASSERT_TRUE(read.has_error());
        EXPECT_EQ(read.error().where, row.where);
        EXPECT_EQ(read.error().what, row.what);
    }
}

TEST(Codec, takes_no_endless_line_and_repeats_no_long_word) {
    const Result<Fair> endless = from_line(std::string(codec::kLongestLine + 1, ' '));
    ASSERT_TRUE(endless.has_error());
    EXPECT_EQ(endless.error().what, "must be at most 32768 bytes long, is 32769");
    const Result<Fair> wordy = from_line("turn=" + std::string(30000, 'x'));
    ASSERT_TRUE(wordy.has_error());
    EXPECT_LT(wordy.error().what.size(), 100u);
}

TEST(Codec, writes_structs_in_lists_as_objects) {
    const Result<Box> box = from_json<Box>(json::parse(R"({"prizes": [{"worth": 3}, {}]})"));
    ASSERT_TRUE(box);
    EXPECT_EQ(box->prizes[0], (Prize{Stall::Darts, 3}));
    EXPECT_EQ(to_json(*box),
              json::parse(
                  R"({"prizes": [{"from": "Darts", "worth": 3}, {"from": "Darts", "worth": 0}],
                      "kilograms": []})"));
    const Result<Box> wrong =
        from_json<Box>(json::parse(R"({"prizes": [{"worth": 3}, {"worht": 3}]})"));
    ASSERT_TRUE(wrong.has_error());
    EXPECT_EQ(wrong.error().where, "prizes[1].worht");
}

struct Ticket {
    std::string to;
    int price = 0;
    using Fields = codec::Members<&Ticket::to, &Ticket::price>;

    bool settle(codec::Trail& trail) {
        return price >= 0 || trail.at("price", [&] { return trail.fail("must not be owed"); });
    }
};

TEST(Codec, a_struct_may_name_its_members_and_settle_what_was_read) {
    EXPECT_EQ(to_json(Ticket{"fair", 3}), json::parse(R"({"to": "fair", "price": 3})"));
    EXPECT_EQ(from_json<Ticket>(json::parse(R"({"to": "fair", "price": 3})"))->to, "fair");
    for (const auto& [wrong, sentence] : {
             std::pair{R"({"to": "fair"})",              "price: is missing"                              },
             {R"({"to": "fair", "price": -3})", "price: must not be owed"                        },
             {R"({"to": "fair", "row": 1})",    "row: is no field here; the fields are to, price"},
    }) {
        const Result<Ticket> read = from_json<Ticket>(json::parse(wrong));
        ASSERT_TRUE(read.has_error()) << wrong;
        EXPECT_EQ(read.error().sentence(), sentence);
    }
}

TEST(Codec, leaves_out_what_is_not_there_and_misses_what_must_be) {
    const json::value full =
        json::parse(R"({"prizes": [], "label": "fragile", "kilograms": [3, 4]})");
    const Result<Box> box = from_json<Box>(full);
    ASSERT_TRUE(box);
    EXPECT_EQ(box->label, "fragile");
    EXPECT_EQ(to_json(*box), full);
    EXPECT_EQ(to_json(Box{}), json::parse(R"({"prizes": [], "kilograms": []})"));

    Trail trail;
    Box strict;
    EXPECT_FALSE(static_cast<const Struct&>(codec::type_of<Box>())
                     .read_object(context(), json::parse(R"({"prizes": []})"), &strict, trail,
                                  {.must = "*"}));
    EXPECT_EQ(trail.problem().sentence(), "kilograms: is missing");
}

TEST(Codec, prints_what_the_page_may_count_on) {
    codec::Script script;
    codec::type_of<Fair>().typescript(script);
    codec::type_of<Box>().typescript(script);
    EXPECT_EQ(script.text(),
              R"(export type Stall =
  | "Sweets" | "Darts" | "Lottery";

export interface Inner {
  friends: number[][];
  weather: number;
}

export interface Fair {
  open: Stall;
  turn: number;
  till: number;
  raining: boolean;
  purse: number[];
  visitors: Partial<Record<Stall, number>>;
  closed: Stall[];
  carts: number[];
  heard: "everybody" | number[];
  inner: Inner;
}

export interface Prize {
  from: Stall;
  worth: number;
}

export interface Box {
  prizes: Prize[];
  label?: string;
  kilograms: number[];
}

)");
}

std::uint64_t sum_of(const Fair& fair) {
    codec::Fold sum;
    kFair.fold(context(), &fair, sum);
    return sum.sum();
}

TEST(Codec, folds_every_field_and_nothing_that_is_not_there) {
    std::vector<Fair> all(14);
    all[1].open = Stall::Darts;
    all[2].turn = Seat{1};
    all[3].till = Tickets{-1};
    all[4].raining = true;
    all[5].purse[Seat{2}] = Tickets{1};
    all[6].visitors[Stall::Lottery] = 1;
    all[7].closed = {Stall::Darts};
    all[8].carts.push_back(Cart{0});
    all[9].heard = Audience::only({});
    all[10].heard = Audience::only({Seat{0}});
    all[11].inner.friends[Seat{0}] = {Seat{1}};
    all[12].inner.weather = 1;
    all[13].inner.weather = 1 << 24;
    std::vector<std::uint64_t> sums;
    for (const Fair& fair : all) sums.push_back(sum_of(fair));
    std::sort(sums.begin(), sums.end());
    EXPECT_EQ(std::unique(sums.begin(), sums.end()), sums.end());

    Fair ghost;  // a fourth player does not exist
    ghost.purse[Seat{3}] = Tickets{9};
    EXPECT_EQ(sum_of(ghost), sum_of(Fair{}));
}

TEST(Codec, fingerprints_are_the_published_sum) {
    codec::Fold sum;
    EXPECT_EQ(sum.sum(), 0xCBF29CE484222325u);
    sum.add(0x64636261);  // FNV-1a of the four bytes "abcd"
    EXPECT_EQ(sum.sum(), 0xFC179F83EE0724DDu);
}

}  // namespace moneybags::fair
