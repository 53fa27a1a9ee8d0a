#pragma once

// The games of a study, handed out to all ranks that play it, and put together again. Sums of whole
// numbers are the same in whichever order they come, so the study is too.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "study/ranks.h"
#include "study/record.h"

namespace moneybags {

// What is to be played yet of games 0 … end - 1 of a seed.
class ToDo {
   public:
    // `played` in order and of one seed.
    ToDo(const std::vector<Stretch>& played, std::uint64_t seed, std::uint64_t end);

    std::uint64_t left() const;
    // The first of them, at most so many: none if nothing is left.
    Stretch take(std::uint64_t most);
    void give_back(const Stretch&);

   private:
    std::vector<Stretch> gaps_;
};

using StudyClock = std::chrono::steady_clock;

struct Extent {
    std::uint64_t games = 0;  // all that there shall be
    std::optional<StudyClock::time_point> until = {};
    const std::atomic<bool>& enough;  // somebody wants to have what there is
    int threads = 1;
};

// What rank 0 does until all is played or there is enough; only it keeps anything. `keep` writes
// down what there is: whatever a rank has finished is kept before it gets more to play, so that
// whoever dies loses no more than what it was playing. `tell` is called a few times a second.
std::optional<Problem> lead(Ranks&, const Study&, StudyRecord&, const Extent&,
                            std::atomic<std::uint64_t>& done,
                            const std::function<std::optional<Problem>()>& keep,
                            const std::function<void()>& tell);

// What all others do until they are sent home.
void follow(Ranks&, Study, const Layout&, int threads, const std::atomic<bool>& enough);
void send_home(Ranks&);

}  // namespace moneybags
