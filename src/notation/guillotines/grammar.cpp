#include "notation/guillotines/grammar.h"

#include <algorithm>
#include <vector>

#include "games/codec.h"
#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

namespace {

constexpr std::string_view kNothing = "nothing", kUp = "up", kDown = "down";

// clang-format off
constexpr Form kForms[] = {
    {.act = Act::Pick, .verb = "pick", .usage = "pick MediaBaron", .billionaire = true},
    {.act = Act::KeepRole, .verb = "keep", .usage = "keep Banker", .role = true},
    {.act = Act::CallVote, .verb = "call vote", .usage = "call vote"},
    {.act = Act::GoOn, .verb = "go on", .usage = "go on"},
    {.act = Act::Yes, .verb = "yes", .usage = "yes"},
    {.act = Act::No, .verb = "no", .usage = "no"},
    {.act = Act::Reveal, .verb = "reveal", .usage = "reveal ScamArtist mega-yacht", .assets = 3, .seat = true, .role = true},
    {.act = Act::Hide, .verb = "hide", .usage = "hide"},
    {.act = Act::Draw, .verb = "draw", .usage = "draw"},
    {.act = Act::Decline, .verb = "decline", .usage = "decline"},
    {.act = Act::Buy, .verb = "buy", .usage = "buy Toys with locks-2 bombs-1", .cards = 2, .least_cards = 1, .markets = 1},
    {.act = Act::Invest, .verb = "invest", .usage = "invest locks-2 in Toys", .cards = 1, .least_cards = 1, .markets = 1},
    {.act = Act::ExchangeCard, .verb = "exchange", .usage = "exchange locks-2 at Toys", .cards = 1, .least_cards = 1, .markets = 1},
    {.act = Act::ExchangeTops, .verb = "exchange tops", .usage = "exchange tops Toys Power", .markets = 2},
    {.act = Act::Audit, .verb = "audit", .usage = "audit mega-yacht", .assets = 1, .least_assets = 1, .role = true},
    {.act = Act::Scam, .verb = "scam", .usage = "scam mega-yacht for think-tank", .assets = 2, .least_assets = 2},
    {.act = Act::GameTheMarket, .verb = "game the market", .usage = "game the market"},
    {.act = Act::Purchase, .verb = "purchase", .usage = "purchase mega-yacht with bolts-3", .cards = 3, .assets = 1, .least_cards = 1, .least_assets = 1},
    {.act = Act::Pass, .verb = "pass", .usage = "pass"},
    {.act = Act::Stop, .verb = "stop", .usage = "stop"},
    {.act = Act::Claim, .verb = "claim", .usage = "claim mega-yacht", .assets = 1, .least_assets = 1},
    {.act = Act::ReturnIt, .verb = "return it", .usage = "return it"},
    {.act = Act::Swap, .verb = "swap it", .usage = "swap it"},
    {.act = Act::Give, .verb = "give", .usage = "give mega-yacht", .assets = 1, .least_assets = 1},
    {.act = Act::Take, .verb = "take", .usage = "take locks-2", .cards = 1, .least_cards = 1},
    {.act = Act::Put, .verb = "put", .usage = "put locks-2", .cards = 1, .least_cards = 1},
    {.act = Act::Discard, .verb = "discard", .usage = "discard locks-2", .cards = 3, .least_cards = 1},
    {.act = Act::SetPolicy, .verb = "set", .usage = "set TaxTyranny", .policy = true},
    {.act = Act::AuditPolicy, .verb = "inspect", .usage = "inspect mega-yacht", .assets = 1, .least_assets = 1, .role = true},
    {.act = Act::TakeRebel, .verb = "calm", .usage = "calm Floods", .crisis = true},
    {.act = Act::PayCards, .verb = "pay", .usage = "pay locks-2 bombs-1", .cards = 3, .least_cards = 1},
    {.act = Act::PayAsset, .verb = "hand over", .usage = "hand over mega-yacht", .assets = 1, .least_assets = 1},
    {.act = Act::Exempt, .verb = "exempt", .usage = "exempt"},
    {.act = Act::OfferSwap, .verb = "trade", .usage = "trade think-tank for mega-yacht", .assets = 2, .least_assets = 2},
    {.act = Act::OfferAdd, .verb = "add", .usage = "add mega-yacht to Bea", .assets = 1, .least_assets = 1, .seat = true},
    {.act = Act::OfferSacrifice, .verb = "sacrifice", .usage = "sacrifice mega-yacht", .assets = 1, .least_assets = 1},
    {.act = Act::MakeOffer, .verb = "make offer", .usage = "make offer"},
    {.act = Act::Surrender, .verb = "surrender", .usage = "surrender mega-yacht", .assets = 2, .least_assets = 1},
    {.act = Act::KeepOld, .verb = "keep my role", .usage = "keep my role"},
    {.act = Act::ReturnOld, .verb = "return my role", .usage = "return my role"},
    {.act = Act::TradePuppet, .verb = "switch", .usage = "switch mega-yacht for think-tank", .assets = 2, .least_assets = 2},
    {.act = Act::Shift, .verb = "shift", .usage = "shift locks-2 up", .cards = 3, .ups = true},
};
// clang-format on
static_assert([] {
    std::size_t i = 0;
    for (const Form& each : kForms) {
        if (static_cast<std::size_t>(each.act) != i++) return false;
    }
    return true;
}());

// The word that stands before the last kind of piece, for the ear.
std::string_view link(Act act) {
    switch (act) {
        case Act::Buy:
        case Act::Purchase:
            return "with";
        case Act::Invest:
            return "in";
        case Act::ExchangeCard:
            return "at";
        case Act::Scam:
        case Act::OfferSwap:
        case Act::TradePuppet:
            return "for";
        case Act::OfferAdd:
            return "to";
        default:
            return {};
    }
}

template <class E>
bool read_name(std::string_view word, E& out) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(E::None); ++i) {
        const E each{static_cast<std::uint8_t>(i)};
        if (codec::name_of(each) == word) return out = each, true;
    }
    return false;
}

// Word by word after the verb. A seat stands last and is read first, so that a player may be called
// "with" or "Toys".
class Reader {
   public:
    Reader(const Rules& rules, const Names& names, const Form& form,
           std::vector<std::string_view> words)
        : rules_(rules), names_(names), form_(form), words_(std::move(words)) {}

    std::optional<Move> read() {
        move_.act = form_.act;
        if (has_seat() && !seat()) return std::nullopt;
        for (const std::string_view word : words_) {
            if (!take(word)) return std::nullopt;
        }
        // The rules want cards in the order of their kinds; people say them as they come.
        if (!form_.ups) std::sort(move_.cards.begin(), move_.cards.begin() + cards_);
        const bool whole = cards_ >= form_.least_cards && assets_ >= form_.least_assets &&
                           markets_ == form_.markets && (!needs_one() || one_);
        return whole ? std::optional(move_) : std::nullopt;
    }

   private:
    bool has_seat() const {
        if (!form_.seat) return false;
        if (form_.act != Act::Reveal) return true;
        return words_.size() > 1 && (words_[0] == codec::name_of(Role::InsiderTrader) ||
                                     words_[0] == codec::name_of(Role::VultureCapitalist));
    }
    // A Role, a Policy, a Billionaire or a Crisis that must be said.
    bool needs_one() const {
        return form_.policy || form_.billionaire || form_.crisis ||
               (form_.role && form_.assets != 1) || (form_.ups && cards_ == 0);
    }
    bool seat() {
        if (words_.empty()) return false;
        for (std::size_t i = 0; i < std::size_t{rules_.players} && i < names_.size(); ++i) {
            if (names_[i] != words_.back()) continue;
            move_.seat = Seat{static_cast<std::uint8_t>(i)};
            words_.pop_back();
            return true;
        }
        return false;
    }
    bool take(std::string_view word) {
        if (!linked_ && word == link(form_.act)) return linked_ = true;
        if (form_.role && word == "as" && form_.assets == 1) return true;
        if (word == kNothing) return nothing();
        if (form_.ups && (word == kUp || word == kDown)) {
            if (cards_ == 0 || turned_ == cards_) return false;
            if (word == kUp) move_.ups = static_cast<std::uint8_t>(move_.ups | 1u << (cards_ - 1));
            turned_ = cards_;
            return true;
        }
        Market market{};
        if (markets_ < form_.markets && read_name(word, market)) {
            (markets_++ == 0 ? move_.market : move_.other) = market;
            return true;
        }
        if (cards_ < form_.cards && (!form_.ups || turned_ == cards_) && card(word)) return true;
        if (assets_ < form_.assets && asset(word)) return true;
        if (one_) return false;
        return one_ = (form_.role && read_name(word, move_.role)) ||
                      (form_.policy && read_name(word, move_.policy)) ||
                      (form_.billionaire && read_name(word, move_.billionaire)) ||
                      (form_.crisis && read_name(word, move_.crisis));
    }
    bool nothing() {
        if (assets_ < form_.assets && form_.act != Act::Reveal) return ++assets_, true;
        if (one_ || form_.billionaire || form_.crisis) return false;
        return one_ = form_.role || form_.policy || (form_.ups && cards_ == 0);
    }
    bool card(std::string_view word) {
        for (std::size_t i = 0; i < kKinds; ++i) {
            const Kind kind{static_cast<std::uint8_t>(i)};
            if (id_of(kind) != word) continue;
            move_.cards[static_cast<std::size_t>(cards_++)] = kind;
            return true;
        }
        return false;
    }
    bool asset(std::string_view word) {
        for (std::size_t i = 0; i < kAssets; ++i) {
            const Asset each{static_cast<std::uint8_t>(i)};
            if (id_of(rules_, each) != word) continue;
            move_.assets[static_cast<std::size_t>(assets_++)] = each;
            return true;
        }
        return false;
    }

    const Rules& rules_;
    const Names& names_;
    const Form& form_;
    std::vector<std::string_view> words_;
    Move move_;
    int cards_ = 0, assets_ = 0, markets_ = 0, turned_ = 0;
    bool one_ = false, linked_ = false;
};

}  // namespace

std::span<const Form> forms() { return kForms; }
const Form& form(Act act) { return kForms[static_cast<std::size_t>(act)]; }

std::string move_text(const Rules& rules, const Names& names, const Move& m) {
    const Form& form = kForms[static_cast<std::size_t>(m.act)];
    std::string text(form.verb);
    const auto say = [&](std::string_view word) {
        text += ' ';
        text += word;
    };
    const auto either = [&](auto piece, auto none) {
        say(piece == none ? kNothing : codec::name_of(piece));
    };
    const auto cards = [&] {
        for (std::size_t i = 0; i < m.cards.size(); ++i) {
            if (m.cards[i] == Kind::None) continue;
            say(id_of(m.cards[i]));
            if (form.ups) say((m.ups >> i & 1u) != 0 ? kUp : kDown);
        }
        if (form.ups && m.cards[0] == Kind::None) say(kNothing);
    };
    if (form.billionaire) either(m.billionaire, Billionaire::None);
    if (form.policy) either(m.policy, Policy::None);
    if (form.crisis) either(m.crisis, Crisis::None);
    if (form.role && form.assets != 1) either(m.role, Role::None);
    const bool cards_first = m.act == Act::Invest || m.act == Act::ExchangeCard;
    if (cards_first) cards();
    if (form.markets > 0) {
        if (cards_first) say(link(m.act));
        say(codec::name_of(m.market));
        if (form.markets > 1) say(codec::name_of(m.other));
    }
    int last = form.least_assets;  // "nothing" is said where something must be
    for (int i = 0; i < form.assets; ++i) {
        if (m.assets[static_cast<std::size_t>(i)] != Asset::None) last = std::max(last, i + 1);
    }
    for (int i = 0; i < last; ++i) {
        const Asset asset = m.assets[static_cast<std::size_t>(i)];
        if (i == 1 && form.assets == 2 && !link(m.act).empty()) say(link(m.act));
        say(asset == Asset::None ? std::string(kNothing) : id_of(rules, asset));
    }
    if (form.role && form.assets == 1 && m.role != Role::None) {
        say("as");
        say(codec::name_of(m.role));
    }
    if (!cards_first) {
        if (form.cards > 0 && !link(m.act).empty() && m.cards[0] != Kind::None) say(link(m.act));
        cards();
    }
    if (form.seat && number(m.seat) < rules.players) {
        if (m.act == Act::OfferAdd) say(link(m.act));
        const auto n = static_cast<std::size_t>(m.seat);
        say(n < names.size() ? names[n] : "seat-" + std::to_string(n));
    }
    return text;
}

std::optional<Move> read_exactly(const Rules& rules, const Names& names, std::string_view text) {
    const Form* best = nullptr;
    for (const Form& each : kForms) {  // "exchange tops" before "exchange"
        const bool fits =
            text == each.verb || (text.starts_with(each.verb) && text[each.verb.size()] == ' ');
        if (fits && (best == nullptr || each.verb.size() > best->verb.size())) best = &each;
    }
    if (best == nullptr) return std::nullopt;
    std::string_view rest = text.substr(best->verb.size());
    if (!rest.empty()) rest.remove_prefix(1);
    std::vector<std::string_view> words;
    if (!rest.empty()) words = codec::split(rest, ' ');
    return Reader{rules, names, *best, std::move(words)}.read();
}

}  // namespace moneybags::guillotines
