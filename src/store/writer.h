#pragma once

// One thread that commits everything that queued up while the last commit ran (group commit): each
// submission waits for one sync of the disk, however many there are.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace moneybags {

class Writer {
   public:
    using Done = std::function<void(std::optional<StoreProblem>)>;

    struct Figures {                                 // since the start
        std::uint64_t commits = 0;                   // that succeeded
        std::uint64_t submissions = 0, changes = 0;  // taken in
        std::uint64_t failures = 0;                  // of submissions, for whatever reason
        std::size_t waiting = 0;                     // now
        std::uint64_t micros = 0;                    // spent in commits
    };

    // `reopen` gives a fresh store after trouble, with Access::Again; the old one is closed before.
    // It is tried at once, then less and less often, until it succeeds.
    Writer(std::unique_ptr<Store> store, std::function<Stored<std::unique_ptr<Store>>()> reopen);
    ~Writer();  // writes what is waiting, then ends
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

    // Thread-safe; answered on the writer's thread in its turn, so it sees all that was submitted
    // before. While the store is away it is given one that answers everything with Trouble.
    void ask(std::function<void(Store&)> question);

    Figures figures() const;

   private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace moneybags
