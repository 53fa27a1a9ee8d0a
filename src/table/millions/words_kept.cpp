#include "table/millions/words_kept.h"

namespace moneybags::millions {

WordsKept words_kept(std::span<const AnyEvent> heard, Seat seat) {
    WordsKept words;
    auto said = PerCharacter<Role>::all(Role::None);
    for (const AnyEvent& any : heard) {
        const auto event = any.as<Event>();
        if (event.what == Happening::RoundBegins) {
            said = PerCharacter<Role>::all(Role::None);
        } else if (event.what == Happening::Claimed || event.what == Happening::Announced) {
            said[event.character] = event.role;
        } else if (event.what == Happening::Shown && event.seat == seat &&
                   said[event.character] != Role::None) {
            ++words.given;
            if (said[event.character] != event.role) ++words.broken;
        }
    }
    return words;
}

}  // namespace moneybags::millions
