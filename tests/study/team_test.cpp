// Games handed out to ranks that answer late, out of order, in part or no more.

#include "study/team.h"

#include <gtest/gtest.h>

#include <deque>
#include <mutex>
#include <thread>

namespace moneybags {
namespace {

Study small_study() {
    const Ruleset& ruleset = *find_ruleset("millions-1e");
    Study study;
    study.seed = 7;
    Setting& setting = study.settings.emplace_back();
    setting.game = *make_game(ruleset, 4, {});
    setting.bots.resize(4, "lite");
    return study;
}

StudyRecord empty_record(const Study& study) {
    const Layout layout = layout_of(study);
    const Harvest nothing{layout, study.settings.size()};
    return StudyRecord{{}, layout, {}, nothing};
}

// Ranks that are threads of this process.
class Post {
   public:
    explicit Post(int ranks) : boxes_(static_cast<std::size_t>(ranks)) {}
    void put(int to, Ranks::Received parcel) {
        const std::scoped_lock lock(mutex_);
        boxes_[static_cast<std::size_t>(to)].push_back(std::move(parcel));
    }
    std::optional<Ranks::Received> get(int own) {
        const std::scoped_lock lock(mutex_);
        auto& box = boxes_[static_cast<std::size_t>(own)];
        if (box.empty()) return {};
        Ranks::Received first = std::move(box.front());
        box.pop_front();
        return first;
    }
    int ranks() const { return static_cast<int>(boxes_.size()); }

   private:
    std::mutex mutex_;
    std::vector<std::deque<Ranks::Received>> boxes_;
};
class ThreadRanks final : public Ranks {
   public:
    ThreadRanks(Post& post, int own) : post_(post), own_(own) {}
    int own() const override { return own_; }
    int all() const override { return post_.ranks(); }
    void send(int to, Parcel parcel) override { post_.put(to, {own_, std::move(parcel)}); }
    std::optional<Received> receive() override { return post_.get(own_); }

   private:
    Post& post_;
    int own_;
};

StudyRecord played_by(int ranks, std::uint64_t games, StudyRecord record, int threads = 1) {
    const Study study = small_study();
    const std::atomic<bool> enough = false;
    std::atomic<std::uint64_t> done = 0;
    Post post(ranks);
    std::vector<std::jthread> others;
    for (int i = 1; i < ranks; ++i) {
        others.emplace_back([&, i] {
            ThreadRanks own(post, i);
            Study unseeded = study;
            unseeded.seed = 0;  // the leader says which
            follow(own, unseeded, record.layout, threads, enough);
        });
    }
    ThreadRanks own(post, 0);
    const std::uint64_t before = record.harvest.games();
    std::uint64_t kept = before;
    const auto keep = [&]() -> std::optional<Problem> {
        kept = record.harvest.games();
        return {};
    };
    EXPECT_FALSE(lead(own, study, record, {.games = games, .enough = enough, .threads = threads},
                      done, keep, [] {}));
    send_home(own);
    EXPECT_EQ(kept, games);
    EXPECT_EQ(done, games - before);
    return record;
}

TEST(Team, gives_the_same_whoever_plays) {
    const Study study = small_study();
    const StudyRecord alone = played_by(1, 500, empty_record(study));
    ASSERT_EQ(alone.played.size(), 1u);
    EXPECT_EQ(alone.played[0], (Stretch{7, 0, 500}));
    const StudyRecord three = played_by(3, 500, empty_record(study), 2);
    EXPECT_EQ(three.played, alone.played);
    EXPECT_EQ(three.harvest, alone.harvest);
}

TEST(Team, plays_what_a_lost_rank_has_left) {
    const Study study = small_study();
    StudyRecord torn = empty_record(study);
    std::atomic<std::uint64_t> done = 0;
    add_stretch(torn.played, {7, 30, 20});
    add_stretch(torn.played, {7, 100, 150});
    for (const Stretch& each : torn.played) {
        torn.harvest += play(
            study, torn.layout, each.from, each.games, 1, [] { return false; }, done);
    }
    const StudyRecord whole = played_by(2, 400, torn);
    ASSERT_EQ(whole.played.size(), 1u);
    EXPECT_EQ(whole.played[0], (Stretch{7, 0, 400}));
    EXPECT_EQ(whole.harvest, played_by(1, 400, empty_record(study)).harvest);
}

TEST(Team, keeps_what_there_is_when_it_is_enough) {
    const Study study = small_study();
    StudyRecord record = empty_record(study);
    std::atomic<bool> enough = false;
    std::atomic<std::uint64_t> done = 0;
    Post post(2);
    const std::jthread other([&] {
        ThreadRanks own(post, 1);
        follow(own, study, record.layout, 1, enough);
    });
    ThreadRanks own(post, 0);
    const auto keep = [&]() -> std::optional<Problem> {
        if (record.harvest.games() > 100) enough = true;
        return {};
    };
    EXPECT_FALSE(
        lead(own, study, record, {.games = 1'000'000'000, .enough = enough}, done, keep, [] {}));
    send_home(own);
    std::uint64_t games = 0;
    for (const Stretch& each : record.played) games += each.games;
    EXPECT_EQ(games, record.harvest.games());
    EXPECT_EQ(games, done);
    EXPECT_GT(games, 100u);
}

TEST(Team, ends_when_nothing_can_be_written_or_a_rank_plays_something_else) {
    const Study study = small_study();
    const std::atomic<bool> enough = false;
    std::atomic<std::uint64_t> done = 0;
    StudyRecord record = empty_record(study);
    Ranks alone;
    const auto full = [] { return std::optional<Problem>(Problem{"disk", "is full"}); };
    const auto problem =
        lead(alone, study, record, {.games = 50, .enough = enough}, done, full, [] {});
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->where, "disk");

    Post post(2);
    post.put(0, {1, Parcel(4)});
    ThreadRanks own(post, 0);
    const auto fine = []() -> std::optional<Problem> { return {}; };
    const auto other =
        lead(own, study, record, {.games = 500, .enough = enough}, done, fine, [] {});
    ASSERT_TRUE(other);
    EXPECT_NE(other->what.find("rank 1"), std::string::npos);
}

TEST(Team, knows_what_is_left) {
    std::vector<Stretch> played;
    add_stretch(played, {7, 20, 10});
    add_stretch(played, {7, 10, 5});
    ToDo todo(played, 7, 28);
    EXPECT_EQ(todo.left(), 15u);
    EXPECT_EQ(todo.take(4), (Stretch{7, 0, 4}));
    EXPECT_EQ(todo.take(40), (Stretch{7, 4, 6}));
    EXPECT_EQ(todo.take(40), (Stretch{7, 15, 5}));
    EXPECT_EQ(todo.left(), 0u);
    todo.give_back({7, 4, 6});
    todo.give_back({7, 2, 2});
    todo.give_back({7, 0, 0});
    EXPECT_EQ(todo.take(40), (Stretch{7, 2, 8}));
    EXPECT_EQ(todo.take(40).games, 0u);
}

}  // namespace
}  // namespace moneybags
