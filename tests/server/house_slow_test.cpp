// A reader that stops reading for a while: it is not cut at once, holds no memory meanwhile, and
// when it reads again gets everything, in order, once.

#include <gtest/gtest.h>

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

constexpr std::size_t kBehind = 16'000, kFrame = 4'096;
constexpr int kWords = 160;  // a kilobyte each: far more than may wait and than the kernel holds

std::string words_number(int i) { return std::to_string(i) + std::string(480, '.'); }

std::uint64_t metric(TestHouse& house, const std::string& name) {
    const std::string text = Guest(house).get("/metrics").body;
    const std::string line = "\nmoneybags_" + name + " ";
    const std::size_t at = text.find(line);
    if (at == std::string::npos) throw std::runtime_error("no figure " + name);
    return std::stoull(text.substr(at + line.size()));
}

struct Slow {
    explicit Slow(Span patience = Span{60'000})
        : house(plan(patience)), party(house, first_way(), settings_for(first_way())) {
        Guest& host = party.at(0);
        socket = WsClient(std::string(kHost), house.port(), "/ws",
                          {
                              {"Cookie", host.cookie()}
        },
                          4096);
        socket.send(R"({"kind":"hello","table":")" + party.id + R"("})");
        const auto first = socket.receive(kLong);
        if (!first) throw std::runtime_error("no snapshot");
        seq = json::parse(*first).at("seq").as_int64();
    }
    static Plan plan(Span patience) {
        Plan plan;
        plan.limits.net.behind_bytes = kBehind;
        plan.limits.net.queued_bytes = NetLimits{}.queued_bytes;
        plan.limits.net.behind = patience;
        return plan;
    }
    // Somebody talks; the others read it, the slow one does not.
    void talk(int from, int to) {
        for (int i = from; i < to; ++i) {
            const json::object answer =
                party.at(1).command(say("w" + std::to_string(i), words_number(i)));
            ASSERT_EQ(text_of(answer, "kind"), "ack") << json::serialize(answer);
            if (i % 10 != 0) continue;
            for (Guest* each : party.everybody()) each->sync();
            most_queued = std::max(most_queued, metric(house, "queued_bytes"));
        }
    }
    // Reads until it has heard so many words.
    void hear(int all) {
        while (static_cast<int>(heard.size()) < all) {
            const auto frame = socket.receive(kLong);
            ASSERT_TRUE(frame) << "after " << heard.size();
            const json::object message = json::parse(*frame).as_object();
            if (text_of(message, "kind") == "presence") continue;
            if (text_of(message, "kind") == "snapshot") {
                ++snapshots;
                heard.resize(static_cast<std::size_t>(all) - kLast);
            } else {
                ASSERT_EQ(text_of(message, "kind"), "delta");
                ASSERT_EQ(message.at("after").as_int64(), seq) << "nothing is left out or doubled";
                ++deltas;
            }
            seq = message.at("seq").as_int64();
            for (const json::value& line : message.at("lines").as_array()) {
                if (line.at("what") != "say") continue;
                heard.emplace_back(line.at("event").at("words").as_string());
            }
        }
    }

    TestHouse house;
    Party party;
    WsClient socket;
    std::int64_t seq = 0;
    std::uint64_t most_queued = 0;
    int deltas = 0, snapshots = 0;
    static constexpr std::size_t kLast = Table::kLinesInSnapshot;  // all of them words by then
    std::vector<std::string> heard;
};

TEST(HouseSlow, a_reader_that_pauses_gets_everything_in_order_and_once) {
    Slow slow;
    slow.talk(0, kWords);
    EXPECT_EQ(metric(slow.house, "cut_slow_total"), 0u);
    EXPECT_GT(slow.most_queued, kBehind);
    EXPECT_LT(slow.most_queued, kBehind + 2 * kFrame) << "only what is being written waits";
    slow.hear(kWords);
    ASSERT_EQ(slow.heard.size(), static_cast<std::size_t>(kWords));
    for (int i = 0; i < kWords; ++i) {
        ASSERT_EQ(slow.heard[static_cast<std::size_t>(i)], words_number(i));
    }
    EXPECT_LT(slow.deltas, kWords * 2 / 3) << "what came meanwhile came in one message";
    EXPECT_EQ(slow.snapshots, 0);
    // And from then on as everybody.
    const int before = slow.deltas;
    slow.talk(kWords, kWords + 5);
    slow.hear(kWords + 5);
    EXPECT_EQ(slow.heard.back(), words_number(kWords + 4));
    EXPECT_EQ(slow.deltas, before + 5);
    EXPECT_EQ(slow.heard.size(), static_cast<std::size_t>(kWords) + 5);
}

TEST(HouseSlow, a_reader_that_pauses_again_and_again_misses_nothing) {
    Slow slow;
    for (int i = 0; i < 4; ++i) {
        slow.talk(40 * i, 40 * i + 40);
        slow.hear(40 * i + 10);  // not all of it
    }
    slow.hear(kWords);
    ASSERT_EQ(slow.heard.size(), static_cast<std::size_t>(kWords));
    for (int i = 0; i < kWords; ++i) {
        ASSERT_EQ(slow.heard[static_cast<std::size_t>(i)], words_number(i));
    }
    EXPECT_EQ(metric(slow.house, "cut_slow_total"), 0u);
}

TEST(HouseSlow, what_failed_to_be_written_meanwhile_is_not_told_and_the_rest_is) {
    Slow slow;
    slow.talk(0, 130);
    slow.house.disk().fail_before(1);
    slow.party.at(1).send(say("lost", "lost"));
    EXPECT_EQ(text_of(slow.party.at(1).next_of({"ack", "nack"}), "reason"), "storage");
    slow.house.barrier();
    slow.party.at(1).visit(slow.party.id);
    slow.talk(130, 150);
    slow.hear(150);
    ASSERT_EQ(slow.heard.size(), 150u);
    for (int i = 0; i < 150; ++i) {
        ASSERT_EQ(slow.heard[static_cast<std::size_t>(i)], words_number(i));
    }
}

TEST(HouseSlow, whoever_never_reads_again_is_cut) {
    Slow slow(Span{500});
    slow.talk(0, 200);
    EXPECT_GT(slow.most_queued, kBehind);
    const auto is_gone = [&] {
        return metric(slow.house, "cut_slow_total") == 1 && metric(slow.house, "queued_bytes") == 0;
    };
    for (int i = 0; i < 400 && !is_gone(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    EXPECT_TRUE(is_gone());
    slow.talk(200, 205);
}

TEST(HouseSlow, whoever_missed_very_much_begins_anew) {
    Slow slow;
    slow.talk(0, 400);
    EXPECT_LT(slow.most_queued, kBehind + 2 * kFrame);
    slow.hear(400);
    ASSERT_EQ(slow.heard.size(), 400u);
    EXPECT_EQ(slow.snapshots, 1);
    for (int i = 400 - static_cast<int>(Slow::kLast); i < 400; ++i) {
        ASSERT_EQ(slow.heard[static_cast<std::size_t>(i)], words_number(i));
    }
}

// Who comes back after very long would get more than may wait for a reader: they begin anew.
TEST(HouseSlow, news_that_are_too_long_come_as_a_snapshot) {
    Slow slow;
    const std::string stream = slow.party.at(2).stream;
    const std::int64_t seq = slow.party.at(2).seq;
    slow.talk(0, 100);
    Guest again(slow.house);
    again.set_cookie(slow.party.at(2).cookie());
    again.stream = stream;
    again.seq = seq;
    const json::object hello = object_of("stream", stream, "since", seq);
    EXPECT_EQ(text_of(again.visit(slow.party.id, hello), "kind"), "delta");
    slow.talk(100, 300);
    again.hang_up();
    EXPECT_EQ(text_of(again.visit(slow.party.id, hello), "kind"), "snapshot");
    for (Guest* each : slow.party.everybody()) each->sync();
    EXPECT_EQ(again.seq, slow.party.at(2).seq);
    EXPECT_TRUE(again.lines.contains(slow.party.at(2).lines.rbegin()->first));
}

}  // namespace
}  // namespace moneybags::house_tests
