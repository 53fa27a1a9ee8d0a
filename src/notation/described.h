#pragma once

// The part of a game's notation that follows from the tables of its fields (fields.h): moves in
// JSON, luck, events and views in text and JSON, and their types in the page.

#include <span>
#include <string>
#include <string_view>

#include "games/fields.h"
#include "notation/notation.h"

namespace moneybags {

// A kind of event. The fields that mean something with it are always written, even where Al's seat
// or the first card happens to be blank; whatever else is set is written too. Where editions
// differ there are two clauses. The icon is one of those that the page draws beside a line.
struct EventRow {
    std::uint8_t what;
    std::string_view fields, clause, icon;

    template <class Happening>
    constexpr EventRow(Happening happening, std::string_view named, std::string_view law,
                       std::string_view drawn)
        : what(static_cast<std::uint8_t>(happening)), fields(named), clause(law), icon(drawn) {}
};

// One row for each kind, in their order.
template <class Happening, std::size_t N>
constexpr bool are_rows_of(const EventRow (&rows)[N]) {
    if (N != codec::kNames<Happening>.size()) return false;
    for (std::size_t i = 0; i < N; ++i) {
        if (rows[i].what != i) return false;
    }
    return true;
}

// The fields of a move or of luck, which depend on its act.
struct Parts {
    std::string must;
    std::string may = {};     // always written, but they may be missing
    std::string if_set = {};  // written if they are set
};

class DescribedNotation : public Notation {
   public:
    boost::json::value move_json(const AnyMove&) const final;
    Result<AnyMove> read_move(const boost::json::value&) const final;
    std::string outcome_text(const AnyOutcome&) const final;
    Result<AnyOutcome> read_outcome(std::string_view) const final;
    boost::json::value outcome_json(const AnyOutcome&) const final;
    Result<AnyOutcome> read_outcome(const boost::json::value&) const final;
    std::string event_text(const AnyEvent&) const final;
    boost::json::value event_json(const AnyEvent&) const final;
    std::string view_text(const AnyView&) const override;
    boost::json::value view_json(const AnyView&) const final;
    std::string_view icon_of(const AnyEvent& event) const final { return row_of(event).icon; }
    std::string typescript() const final;

   protected:
    // A move's first field is "act", luck's "luck", an event's "what", a view's "me".
    struct Tables {
        const codec::Struct& move;
        const codec::Struct& outcome;
        const codec::Struct& event;
        const codec::Struct& view;
        std::span<const EventRow> events;
        std::span<const std::string_view> luck;  // the field that goes with each kind
        std::string_view line;                   // fields that a view always has in text
    };
    template <class Move, class Outcome, class Event, class View>
    static Tables tables_of(std::span<const EventRow> events,
                            std::span<const std::string_view> luck, std::string_view line) {
        const auto described = [](const codec::Type& type) -> const codec::Struct& {
            return static_cast<const codec::Struct&>(type);
        };
        return {described(codec::type_of<Move>()),
                described(codec::type_of<Outcome>()),
                described(codec::type_of<Event>()),
                described(codec::type_of<View>()),
                events,
                luck,
                line};
    }
    virtual const Tables& tables() const = 0;
    virtual const codec::Context& context() const = 0;
    virtual Parts parts(std::uint8_t act) const = 0;
    // What a move or a piece of luck that was read still lacks, said in the trail.
    virtual bool is_whole(const AnyMove&, codec::Trail&) const { return true; }
    virtual bool is_whole(const AnyOutcome&, codec::Trail&) const { return true; }

    const EventRow& row_of(const AnyEvent&) const;
    std::string view_line(const codec::Context&, const AnyView&) const;

   private:
    Parts luck_parts(std::uint8_t luck) const;
};

}  // namespace moneybags
