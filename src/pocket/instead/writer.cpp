// A writer without threads: what is submitted is kept one after the other, questions are answered
// in between.

#include "store/writer.h"

#include <deque>
#include <utility>

#include "pocket/keeping.h"
#include "store/pairs_store.h"

namespace moneybags {

struct Writer::Inside {
    struct Task {  // one of these two
        std::vector<Change> changes;
        Done done;
        std::function<void(Store&)> question;
    };

    // A page has no other kind of store.
    explicit Inside(std::unique_ptr<Store> opened)
        : store(static_cast<PairsStore*>(opened.release())) {}

    void add(Task task) {
        tasks.push_back(std::move(task));
        if (!is_busy) {
            is_busy = true;
            pocket::later([this] { next(); });
        }
    }
    void next() {
        if (tasks.empty()) {
            is_busy = false;
            return;
        }
        const Task task = std::move(tasks.front());
        tasks.pop_front();
        if (task.question) {
            task.question(*store);
            pocket::later([this] { next(); });
            return;
        }
        Stored<std::vector<PairsStore::Pair>> pairs = store->draft(task.changes);
        if (!pairs) return finish(task.done, pairs.error());
        pocket::keep(*pairs, [this, done = task.done, pairs = *pairs](bool kept) {
            if (!kept) {
                const StoreProblem full{StoreProblem::Kind::Trouble, "the browser keeps no more"};
                return finish(done, full);
            }
            store->take(pairs);
            finish(done, {});
        });
    }
    void finish(const Done& done, const std::optional<StoreProblem>& problem) {
        figures.failures += problem ? 1 : 0;
        done(problem);
        next();
    }

    std::unique_ptr<PairsStore> store;
    std::deque<Task> tasks;
    bool is_busy = false;  // somebody will call next()
    Figures figures;
};

Writer::Writer(std::unique_ptr<Store> store, Open)
    : inside_(std::make_unique<Inside>(std::move(store))) {}
Writer::~Writer() = default;

void Writer::submit(std::vector<Change> changes, Done done) {
    inside_->figures.submissions += 1;
    inside_->figures.changes += changes.size();
    inside_->add({std::move(changes), std::move(done), {}});
}

void Writer::ask(std::function<void(Store&)> question) {
    inside_->add({{}, {}, std::move(question)});
}

void Writer::give_up() {}

Writer::Figures Writer::figures() const { return inside_->figures; }

}  // namespace moneybags
