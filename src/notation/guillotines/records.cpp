// The kinds of moves, luck and events of Billionaires & Guillotines.

#include "notation/guillotines/describe.h"
#include "notation/guillotines/grammar.h"
#include "notation/guillotines/notation.h"

namespace moneybags::guillotines {

namespace {

constexpr std::string_view kLuck[] = {"billionaire", "billionaire", "asset", "seat", "billionaire",
                                      "kind",        "role",        "panic", "die"};
static_assert(std::size(kLuck) == codec::kNames<Luck>.size());

// clang-format off
constexpr EventRow kEvents[] = {
    {Happening::BillionaireTaken, "seat billionaire", "BG-R-04", "chair"},
    {Happening::PuppetDealt, "seat billionaire", "BG-PUP-01", "chair"},
    {Happening::AssetsRemoved, "assets", "BG-R-03", ""},
    {Happening::AssetRemoved, "asset", "BG-AST-02", "out"},
    {Happening::CrisesAdded, "number number2", "BG-SET-07", ""},
    {Happening::CardIs, "seat kind", "", "look"},
    {Happening::RoleIs, "seat role", "", "look"},
    {Happening::CardDealt, "market kind", "BG-BUY-13", "card"},
    {Happening::HandDealt, "seat", "BG-SET-06", "card"},
    {Happening::StarterChosen, "seat", "BG-R-04", "chair"},
    {Happening::RolesLooked, "seat number", "BG-SET-08", ""},
    {Happening::RoleSeen, "seat role", "", "look"},
    {Happening::RoleKept, "seat", "BG-SET-08", "look"},
    {Happening::RoleNotKept, "seat", "BG-ROL-13", ""},
    {Happening::RoundBegins, "seat number", "BG-RND-13", "round"},
    {Happening::TurnBegins, "seat number", "BG-TRN-01", "clock"},
    {Happening::EarlyEndCalled, "seat", "BG-OPT-03", "vote"},
    {Happening::VoteCounted, "seats number", "BG-OPT-03", "vote"},
    {Happening::CardDrawn, "seat", "BG-TRN-02", "card"},
    {Happening::DrawDeclined, "seat", "BG-TRN-02", ""},
    {Happening::CardsPlayed, "seat market cards", "BG-BUY-01", "money"},
    {Happening::PuppetBuys, "seat billionaire market", "BG-PUP-07", "money"},
    {Happening::CardsRevealed, "market cards", "BG-BUY-04", "reveal"},
    {Happening::CrisesSpared, "market cards", "BG-CRI-05", ""},
    {Happening::Scored, "seat billionaire market crisis number number2", "BG-BUY-07", "money"},
    {Happening::AssetClaimed, "seat billionaire asset", "BG-BUY-08", "in"},
    {Happening::NothingClaimed, "seat market", "BG-BUY-08", "out"},
    {Happening::BuyFailed, "seat billionaire market", "BG-BUY-07", "out"},
    {Happening::CardsDiscarded, "seat cards", "BG-BUY-12", "card"},
    {Happening::MarketClosed, "market", "BG-BUY-14", "out"},
    {Happening::Invested, "seat market", "BG-INV-01", "card"},
    {Happening::CardExchanged, "seat market kind kind2", "BG-EXC-01", "card"},
    {Happening::TopsExchanged, "seat market second kind kind2", "BG-EXC-02", "card"},
    {Happening::Passed, "seat", "BG-TRN-06", ""},
    {Happening::Audited, "seat billionaire asset", "BG-SPC-03", "look"},
    {Happening::AssetReturned, "billionaire asset", "BG-AST-01", "back"},
    {Happening::MarketOpened, "market", "BG-AST-03", "in"},
    {Happening::Scammed, "seat other asset asset2", "BG-SPC-05", "deal"},
    {Happening::MarketGamed, "seat number", "BG-SPC-09", "luck"},
    {Happening::Purchased, "seat billionaire asset cards", "BG-PUP-12", "money"},
    {Happening::GamedNoBuy, "seat", "BG-R-10a", ""},
    {Happening::CrisisPlaced, "crisis number number2", "BG-REB-01", "reveal"},
    {Happening::CrisisShown, "crisis", "BG-CRI-07", "card"},
    {Happening::PanicDue, "seat", "BG-PAN-01", "clock"},
    {Happening::Revolution, "", "BG-REB-02", "reveal"},
    {Happening::BunkerGained, "seat", "BG-LUX-02", "in"},
    {Happening::BunkerLost, "seat", "BG-LUX-03", "out"},
    {Happening::RoleRevealed, "seat role", "BG-ROL-03", "reveal"},
    {Happening::AssetsExchanged, "seat asset asset2", "BG-ROL-30", "deal"},
    {Happening::ScamNamed, "seat other asset", "BG-ROL-32", "talk"},
    {Happening::ScamReturned, "seat asset", "BG-ROL-32", "back"},
    {Happening::ScamSwapChosen, "seat asset", "BG-ROL-32", "deal"},
    {Happening::EnvelopesSwapped, "seat other", "BG-ROL-35", "deal"},
    {Happening::EnvelopeSeen, "seat cards", "BG-ROL-35", "look"},
    {Happening::GangsterTook, "seat billionaire asset", "BG-ROL-26", "in"},
    {Happening::RoleTaken, "seat other", "BG-ROL-37", "in"},
    {Happening::RoleRedrawn, "seat", "BG-ROL-38", "card"},
    {Happening::CardsTaken, "seat kind", "BG-ROL-24", "card"},
    {Happening::HandCut, "seat cards", "BG-TRN-04", "card"},
    {Happening::CardPutIn, "seat", "BG-BRI-01", "money"},
    {Happening::CardTakenOut, "seat", "BG-BRI-01", "money"},
    {Happening::HoldUps, "seats", "BG-BRI-05", "vote"},
    {Happening::EnvelopeOpened, "seat number cards", "BG-BRI-07", "reveal"},
    {Happening::SetterChosen, "seat number", "BG-BRI-08", "chair"},
    {Happening::PolicyEnded, "policy", "BG-BRI-11", "clock"},
    {Happening::PolicySet, "seat policy", "BG-POL-01", "vote"},
    {Happening::RolesReturned, "seat", "BG-POL-07", ""},
    {Happening::Rolled, "seat number", "BG-PAN-09", "luck"},
    {Happening::RebelsRemoved, "crisis number number2", "BG-PAN-09", "back"},
    {Happening::Taxed, "seat billionaire number", "BG-POL-09", "money"},
    {Happening::TaxPaid, "seat billionaire asset cards", "BG-POL-09", "money"},
    {Happening::TaxExempt, "seat billionaire", "BG-POL-09", ""},
    {Happening::PanicDrawn, "seat panic", "BG-PAN-05", "reveal"},
    {Happening::Dictated, "seat assets", "BG-ROL-28", "talk"},
    {Happening::OfferMade, "seat offer", "BG-PAN-12", "deal"},
    {Happening::OfferPassed, "seat", "BG-PAN-12", "talk"},
    {Happening::OfferAnswered, "seat seats", "BG-PAN-12", "deal"},
    {Happening::AssetTraded, "seat other asset", "BG-PAN-07", "deal"},
    {Happening::AssetSacrificed, "seat billionaire asset", "BG-PAN-06", "back"},
    {Happening::PanicFailed, "", "BG-PAN-10", "out"},
    {Happening::PanicWon, "", "BG-PAN-06", "ready"},
    {Happening::PuppetRolled, "seat number number2", "BG-PUP-02", "luck"},
    {Happening::DieShifted, "seat number cards", "BG-PUP-03", "luck"},
    {Happening::PuppetCardAdded, "seat market kind", "BG-PUP-05", "card"},
    {Happening::PuppetIdle, "seat market", "BG-PUP-08", ""},
    {Happening::RoundEnds, "seat number", "BG-RND-01", "round"},
    {Happening::IdleRoundEnds, "", "BG-R-05", ""},
    {Happening::LevelVoted, "seats number", "BG-OPT-02", "vote"},
    {Happening::LevelRaised, "number", "BG-OPT-02", "round"},
    {Happening::SpecialsVoted, "seats number", "BG-OPT-01", "vote"},
    {Happening::Gathered, "number", "BG-RND-04", "card"},
    {Happening::EmergencyDeclared, "", "BG-EMG-01", "clock"},
    {Happening::Surrendered, "seat billionaire asset", "BG-EMG-01", "back"},
    {Happening::PuppetTraded, "seat asset asset2", "BG-PUP-14", "deal"},
    {Happening::RoleWentBack, "seat role", "BG-ROL-10", ""},
    {Happening::RolesAnswered, "seats", "BG-ROL-11", ""},
    {Happening::RolesDeclined, "seat", "BG-ROL-13", ""},
    {Happening::GameOver, "seats reason", "BG-WIN-06", "win"},
    {Happening::TurnLimit, "number", "BG-R-81", ""},
    {Happening::CelebrityWins, "seat", "BG-ROL-22", "win"},
    {Happening::ToadyWins, "seat number cards", "BG-ROL-36", "win"},
};
// clang-format on
static_assert(are_rows_of<Happening>(kEvents));

}  // namespace

const DescribedNotation::Tables& GuillotinesNotation::tables() const {
    static const Tables tables = tables_of<Move, Outcome, Event, View>(kEvents, kLuck, kLine);
    return tables;
}

// The fields that an act uses.
Parts GuillotinesNotation::parts(std::uint8_t number) const {
    const Form& form = guillotines::form(Act{number});
    Parts parts{"act"};
    if (form.markets > 0) parts.must += " market";
    if (form.markets > 1) parts.must += " other";
    if (form.cards > 0) parts.may += " cards";
    if (form.assets > 0) parts.may += " assets";
    if (form.seat) parts.if_set = "seat";
    if (form.role) parts.may += " role";
    if (form.policy) parts.must += " policy";
    if (form.billionaire) parts.must += " billionaire";
    if (form.crisis) parts.must += " crisis";
    if (form.ups) parts.may += " ups";
    return parts;
}

bool GuillotinesNotation::is_whole(const AnyMove& any, Trail& trail) const {
    const auto move = any.as<Move>();
    const Form& form = guillotines::form(move.act);
    const auto so_many = [&](std::string_view name, const auto& pieces, int most) {
        using Piece = std::remove_cvref_t<decltype(pieces[0])>;
        std::size_t size = pieces.size();
        while (size > 0 && pieces[size - 1] == Piece::None) --size;
        return trail.at(
            name, [&] { return codec::at_most(static_cast<std::size_t>(most), size, trail); });
    };
    for (const Kind kind : move.cards) {
        if (kind != Kind::Hidden) continue;
        return trail.at("cards", [&] { return trail.fail("must name a card"); });
    }
    std::int64_t ups = 0;
    return so_many("cards", move.cards, form.cards) &&
           so_many("assets", move.assets, form.assets) && trail.at("ups", [&] {
               return codec::read_number(std::to_string(move.ups), 0, 7, ups, trail);
           });
}

// Luck always names something: a card, a face of the die.
bool GuillotinesNotation::is_whole(const AnyOutcome& any, Trail& trail) const {
    const auto outcome = any.as<Outcome>();
    const bool named = outcome.luck == Luck::Seat       ? outcome.seat != kNobody
                       : outcome.luck == Luck::Leftover ? outcome.asset != Asset::None
                       : outcome.luck == Luck::Card
                           ? static_cast<std::size_t>(outcome.kind) < kKinds
                       : outcome.luck == Luck::Role  ? outcome.role != Role::None
                       : outcome.luck == Luck::Panic ? outcome.panic != PanicCard::None
                       : outcome.luck == Luck::Die   ? outcome.die >= 1 && outcome.die <= 6
                                                     : outcome.billionaire != Billionaire::None;
    return named || trail.fail("must name one");
}

}  // namespace moneybags::guillotines
