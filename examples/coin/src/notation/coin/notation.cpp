// The Coin in text and JSON, and in sentences for people (data/texts/<tag>/coin).

#include <fmt/format.h>

#include "notation/coin/describe.h"
#include "notation/described.h"
#include "notation/listener.h"
#include "notation/money.h"
#include "notation/screen.h"
#include "notation/texts.h"

namespace moneybags::coin {

using codec::field;
using codec::kOf;
using codec::Struct;
using codec::Tag;

// clang-format off
const codec::Type& describe(Tag<Open>) {
    static const Struct type{kOf<Open>, "Open", {
        field<&Open::phase>(), field<&Open::round>(), field<&Open::holder>(), field<&Open::said>(),
        field<&Open::purse>(),
    }};
    return type;
}
const codec::Type& describe(Tag<View>) {
    static const Struct type{kOf<View>, "View", {
        field<&View::me>(codec::viewer), field<&View::open>(), field<&View::coin>(),
    }};
    return type;
}
const codec::Type& describe(Tag<Move>) {
    static const Struct type{kOf<Move>, "Move", {field<&Move::act>(), field<&Move::coin>()}};
    return type;
}
const codec::Type& describe(Tag<Outcome>) {
    static const Struct type{kOf<Outcome>, "Outcome", {
        field<&Outcome::luck>(), field<&Outcome::coin>(),
    }};
    return type;
}
const codec::Type& describe(Tag<Event>) {
    static const Struct type{kOf<Event>, "Event", {
        field<&Event::what>(), field<&Event::to>(), field<&Event::seat>(), field<&Event::coin>(),
        field<&Event::amount>(),
    }};
    return type;
}
// clang-format on

namespace {

// What there is of luck, events and moves, a row each.
constexpr std::string_view kLuck[] = {"coin"};
constexpr EventRow kEvents[] = {
    {Happening::Dealt, "seat coin", "CO-02", "luck"},
    {Happening::Called, "seat coin amount", "CO-03", "talk"},
    {Happening::Bought, "seat coin amount", "CO-04", "deal"},
    {Happening::Passed, "seat coin", "CO-04", "out"},
};
static_assert(are_rows_of<Happening>(kEvents));
constexpr Verb kVerbs[] = {{"call", "call COIN"}, {"buy", "buy"}, {"pass", "pass"}};
constexpr Move kMoves[] = {
    {Act::Call, Coin::Copper}, {Act::Call, Coin::Gold}, {Act::Buy, {}}, {Act::Pass, {}}};

class CoinNotation final : public DescribedNotation {
   public:
    CoinNotation(const Ruleset& ruleset, const Rules& rules, moneybags::Names names)
        : ruleset_(ruleset), rules_(rules), names_(std::move(names)) {}

    std::string move_text(Seat, const AnyMove& any) const override {
        const auto move = any.as<Move>();
        const std::string verb{kVerbs[static_cast<std::size_t>(move.act)].words};
        if (move.act != Act::Call) return verb;
        return verb + (move.coin == Coin::Gold ? " gold" : " copper");
    }
    Result<AnyMove> read_move(Seat by, std::string_view text, std::span<const AnyChoice> legal,
                              std::optional<Language> reader) const override {
        Speech speech{.book = ruleset_.texts, .verbs = kVerbs, .now = {}, .exactly = {}};
        for (const AnyChoice& choice : legal) speech.now.push_back(choice_text(by, choice));
        speech.exactly = [&](std::string_view line) -> std::optional<AnyMove> {
            for (const Move& move : kMoves) {
                if (move_text(by, AnyMove::of(move)) == line) return AnyMove::of(move);
            }
            return {};
        };
        speech.reader = reader;
        if (reader) speech.say = [&](const AnyMove& move) { return move_words(by, move, *reader); };
        return listen(speech, text);
    }
    using DescribedNotation::read_move;  // in JSON
    std::string choice_text(Seat by, const AnyChoice& choice) const override {
        return move_text(by, AnyMove::of(choice.as<Choice>().only));
    }
    std::string move_words(Seat, const AnyMove& any, Language language) const override {
        const auto move = any.as<Move>();
        return Voice{ruleset_.texts, language}(fmt::format("move.{}", codec::name_of(move.act)),
                                               {{"coin", coin(move.coin, language)}});
    }
    std::string choice_words(Seat by, const AnyChoice& choice, Language language) const override {
        return move_words(by, AnyMove::of(choice.as<Choice>().only), language);
    }

    std::string tell(const AnyEvent& any, Language language, Seat reader) const override {
        const auto event = any.as<Event>();
        const bool you = event.seat == reader;
        return Voice{ruleset_.texts, language}(
            fmt::format("event.{}{}", codec::name_of(event.what), you ? ".you" : ""),
            {{"who", name(event.seat)},
             {"coin", coin(event.coin, language)},
             {"amount", money(event.amount, language)}});
    }
    std::string clause_of(const AnyEvent& event) const override {
        return std::string{row_of(event).clause};
    }
    std::string explain(const Refusal& refusal, Language language) const override {
        return Voice{ruleset_.texts, language}(fmt::format("refusal.{}", refusal.reason),
                                               {{"clause", std::string{refusal.clause}}});
    }
    std::string picture(const AnyView& any, Language language, bool colour) const override {
        const auto view = any.as<View>();
        const Voice words{ruleset_.texts, language};
        std::vector<Cells> rows;
        for (const Seat seat : SeatSet::first(rules_.players)) {
            const bool holds = view.open.phase != Phase::Over && seat == view.open.holder;
            rows.push_back({{name(seat), seat == view.me ? style::kBold : style::kPlain},
                            {money(view.open.purse[seat], language), style::kGreen, true},
                            {holds ? words("picture.holds") : "", style::kDim},
                            {holds ? coin(view.coin, language) : "", style::kYellow}});
        }
        return fmt::format("{}\n", fmt::join(lay_out(rows, {0}, colour), "\n"));
    }
    std::string question(const AnyView& any, Language language) const override {
        const auto view = any.as<View>();
        const State state{view.open, view.coin};
        const bool mine = view.me != kSpectator && turn(rules_, state).seats.has(view.me);
        return Voice{ruleset_.texts, language}(
            fmt::format("question.{}{}", codec::name_of(view.open.phase), mine ? ".you" : ""),
            {{"who", name(next(rules_, state))},
             {"mine", coin(view.coin, language)},
             {"said", coin(view.open.said, language)},
             {"amount", money(price(rules_, view.open.said), language)}});
    }

   private:
    const Tables& tables() const override {
        static const Tables tables = tables_of<Move, Outcome, Event, View>(kEvents, kLuck, kLine);
        return tables;
    }
    const codec::Context& context() const override { return context_; }
    Parts parts(std::uint8_t act) const override {
        return {Act{act} == Act::Call ? "act coin" : "act"};
    }

    std::string name(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
    std::string coin(Coin coin, Language language) const {
        return Voice{ruleset_.texts, language}(fmt::format("coin.{}", codec::name_of(coin)));
    }
    std::string money(Millions amount, Language language) const {
        return Voice{ruleset_.texts, language}("money", {{"n", std::to_string(amount.count())}});
    }

    const Ruleset& ruleset_;
    Rules rules_;
    moneybags::Names names_;
    codec::Context context_{rules_.players, names_};
};

}  // namespace

}  // namespace moneybags::coin

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<coin::Family>(const Game& game, Names names) {
    return std::make_unique<coin::CoinNotation>(game.ruleset(), rules_of<coin::Family>(game),
                                                std::move(names));
}

template <>
std::int64_t score_unit_of<coin::Family>() {
    return 0;  // coins of no currency
}

}  // namespace moneybags
