// Words and gestures that are no part of the game.

#include <algorithm>
#include <string>

#include "core/words.h"
#include "games/codec.h"
#include "notation/utf8.h"
#include "table/table.h"

namespace moneybags {

// What was said before anybody minded may turn other words round: it is told without that.
Table::Remark Table::spoken(const std::string& who, const std::string& said) {
    const std::string words = without_unseen(said);
    return {.figures = {{"who", without_unseen(who)}, {"words", words}},
            .event = {{"words", words}}};
}

template <>
Table::Objection Table::objection(const entry::Chat& chat) const {
    if (status_ == Status::Closed) return Denial{.reason = "closed"};
    if (const auto problem = problem_with_words(chat.words)) return unreadable(*problem);
    if (chat.seat) {
        // In a running game words are part of the game, and its rules say who may speak.
        if (status_ == Status::Running) return Denial{.reason = "not-open"};
        return not_a_person(*chat.seat);
    }
    if (!opening_.settings.spectators) return Denial{.reason = "no-spectators"};
    if (const auto problem = problem_with_person_name(without_unseen(chat.name))) {
        return unreadable(*problem);
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Chat& chat) {
    const bool among_spectators = !chat.seat && status_ == Status::Running;
    (chat.seat ? talk_ : watchers_talk_) += cost_of_talk(chat.words);
    Remark said = spoken(chat.seat ? chair(*chat.seat).name : chat.name, chat.words);
    if (!chat.seat) said.turn = "watching";
    tell("chat", chat.seat.value_or(kSpectator), std::move(said),
         among_spectators ? Readers{kSpectator} : kEverybody);
    if (chat.seat) overhear(*chat.seat, chat.words, entry.at);
}

template <>
Table::Objection Table::objection(const entry::React& react) const {
    if (status_ == Status::Closed) return Denial{.reason = "closed"};
    if (const Objection denial = not_a_person(react.seat)) return denial;
    if (muted_.contains(chair(react.seat).person)) return Denial{.reason = "muted"};
    if (const Objection denial = no_such_seat(react.at)) return denial;
    if (chair(react.at).kind == Chair::Kind::Open) return Denial{.reason = "nobody-there"};
    if (std::find(std::begin(kReactions), std::end(kReactions), react.what) ==
        std::end(kReactions)) {
        return Denial{.reason = "no-such-reaction", .figures = {{"list", joined(kReactions)}}};
    }
    if (place(react.seat).reactions >= kMostReactions) {
        return Denial{.reason = "enough-reactions",
                      .figures = {{"most", std::to_string(kMostReactions)}}};
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::React& react) {
    ++place(react.seat).reactions;
    tell("react", react.seat,
         Remark{.figures = {who(react.seat), {"other", chair(react.at).name}},
                .turn = react.what,
                .event = {{"at", number(react.at)}, {"reaction", react.what}}});
    overhear(react.seat, react.at, react.what, entry.at);
}

// ---- the host keeps order ----

template <>
Table::Objection Table::objection(const entry::Mute& mute) const {
    if (status_ == Status::Closed) return Denial{.reason = "closed"};
    if (!mute.seat) return {};
    if (const Objection denial = not_a_person(*mute.seat)) return denial;
    if (is_host(chair(*mute.seat).person)) return Denial{.reason = "yourself"};
    return {};
}

template <>
void Table::take(const Entry&, const entry::Mute& mute) {
    const std::string turn = mute.muted ? "" : "not";
    story_.show_table();
    if (!mute.seat) {
        watchers_muted_ = mute.muted;
        tell("mute", kSpectator, Remark{.turn = mute.muted ? "watchers" : "watchers-not"});
        return;
    }
    const PersonId person = chair(*mute.seat).person;
    if (mute.muted) {
        muted_.insert(person);
    } else {
        muted_.erase(person);
    }
    tell("mute", *mute.seat, Remark{.figures = {who(*mute.seat)}, .turn = turn});
}

template <>
Table::Objection Table::objection(const entry::Complain& complain) const {
    if (const Objection denial = not_a_person(complain.seat)) return denial;
    if (const Objection denial = not_a_person(complain.about)) return denial;
    if (complain.about == complain.seat) return Denial{.reason = "yourself"};
    if (const auto problem = problem_with_words(complain.words)) return unreadable(*problem);
    const auto made = complaints_.find(chair(complain.seat).person);
    if (made != complaints_.end() && made->second >= kMostComplaints) {
        return Denial{.reason = "enough-complaints",
                      .figures = {{"most", std::to_string(kMostComplaints)}}};
    }
    return {};
}

template <>
void Table::take(const Entry&, const entry::Complain& complain) {
    ++complaints_[chair(complain.seat).person];
}

void Table::forget_reactions() {
    for (Place& each : places_) each.reactions = 0;
}

}  // namespace moneybags
