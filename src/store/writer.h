#pragma once

// One thread that commits everything that queued up while the last commit ran (group commit): each
// submission waits for one sync of the disk, however many there are, and the longer a sync takes
// the more share the next one. Another thread answers questions and tidies up, on a connection of
// its own, so that nothing that is written waits for that.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/histogram.h"
#include "store/store.h"

namespace moneybags {

class Writer {
   public:
    using Done = std::function<void(std::optional<StoreProblem>)>;
    // A fresh store: with Access::Again to write, after trouble, when the old one is closed; with
    // Access::Read to answer questions.
    using Open = std::function<Stored<std::unique_ptr<Store>>(Access)>;

    struct Figures {                                 // since the start
        std::uint64_t commits = 0;                   // that succeeded
        std::uint64_t submissions = 0, changes = 0;  // taken in
        std::uint64_t failures = 0;                  // of submissions, for whatever reason
        std::size_t waiting = 0;                     // now
        std::size_t asking = 0;                      // questions that wait now
        // Of each commit: how long it took, sync and all, and how many submissions shared it.
        Histogram seconds{{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 4}};
        Histogram shared{{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024}};
    };

    // `open` is tried at once after trouble, then less and less often, until it succeeds.
    Writer(std::unique_ptr<Store> store, Open open);
    ~Writer();  // writes what is waiting, answers what was asked, then ends
    Writer(const Writer&) = delete;

    // Thread-safe. The changes are committed whole or not at all, in the order of submission;
    // `done` is called on the writer's thread. When a group is refused its submissions are tried
    // one by one, so that a conflict of one does not harm the others. All those of a table that
    // were submitted after an append that failed fail too, as Conflict, because each appends where
    // the one before it should have ended; one that appends where the table really ends succeeds.
    //
    // Trouble fails the whole group, untried again, because nobody knows whether it was written.
    // What comes while the store is away waits a second for its return, then fails as Trouble too.
    // When very many wait, `done` is called with Trouble at once, by submit itself.
    void submit(std::vector<Change> changes, Done done);

    // Thread-safe; answered on the reader's thread, one after the other, each once all that was
    // submitted before it is done. While the store is away it is given one that answers everything
    // with Trouble.
    void ask(std::function<void(Store&)> question);

    // From now on nobody waits for a store that is away: it is not opened again.
    void give_up();

    Figures figures() const;

   private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace moneybags
