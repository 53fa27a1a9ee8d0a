// The rules never touch the heap (DESIGN, measures). This executable counts every allocation made
// in it.

#include <atomic>
#include <cstdlib>
#include <new>

#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace {
std::atomic<std::uint64_t> allocations{0};

void* counted(std::size_t size) {
    allocations.fetch_add(1, std::memory_order_relaxed);
    if (void* room = std::malloc(size == 0 ? 1 : size)) return room;
    throw std::bad_alloc{};
}
void* counted(std::size_t size, std::align_val_t align) {
    allocations.fetch_add(1, std::memory_order_relaxed);
    const auto to = static_cast<std::size_t>(align);
    if (void* room = std::aligned_alloc(to, (size + to - 1) / to * to)) return room;
    throw std::bad_alloc{};
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, std::align_val_t align) { return counted(size, align); }
void* operator new[](std::size_t size, std::align_val_t align) { return counted(size, align); }
void operator delete(void* room) noexcept { std::free(room); }
void operator delete[](void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }
void operator delete[](void* room, std::size_t) noexcept { std::free(room); }
void operator delete(void* room, std::align_val_t) noexcept { std::free(room); }
void operator delete[](void* room, std::align_val_t) noexcept { std::free(room); }
void operator delete(void* room, std::size_t, std::align_val_t) noexcept { std::free(room); }
void operator delete[](void* room, std::size_t, std::align_val_t) noexcept { std::free(room); }

namespace moneybags::properties {
namespace {

template <class Traits>
class Heap : public testing::Test {};
TYPED_TEST_SUITE(Heap, AllGames);

TYPED_TEST(Heap, is_never_touched_by_the_rules) {
    using G = typename TypeParam::Family;
    const auto& all = cases<G>();
    const int games = testing_support::scaled(20);
    const std::uint64_t before = allocations;
    std::uint64_t answers = 0;  // used, so that no call can be left out
    for (const Case<G>& each : all) {
        for (int game = 0; game < games; ++game) {
            Anybody<TypeParam> anybody{static_cast<std::uint64_t>(game)};
            Rng luck{static_cast<std::uint64_t>(game)};
            auto state = setup(each.rules);
            while (true) {
                const Turn now = turn(each.rules, state);
                answers += outcomes(each.rules, state).size();
                answers += may_time_out(each.rules, state) ? 1 : 0;
                answers += standing(each.rules, state).over ? 1 : 0;
                for (int s = 0; s < each.rules.players; ++s) {
                    const Seat seat{static_cast<std::uint8_t>(s)};
                    const auto seen = view(each.rules, state, seat);
                    answers += guess(each.rules, seen, luck) == state ? 1 : 0;
                    answers += legal(each.rules, state, seat).size();
                    answers +=
                        objection(each.rules, state, seat, TypeParam::wild_move(each.rules, luck))
                            ? 1
                            : 0;
                    answers += say_objection(each.rules, state, seat) ? 1 : 0;
                    if (now.awaited.has(seat)) {
                        const auto move = fallback(each.rules, state, seat, luck);
                        answers += objection(each.rules, state, seat, move) ? 1 : 0;
                    }
                }
                const auto step = anybody.step(each.rules, state);
                if (!step) break;
                take<G>(each.rules, state, *step);
            }
        }
    }
    EXPECT_EQ(allocations - before, 0u);
    EXPECT_GT(answers, 0u);
}

// A count that cannot rise proves nothing.
TEST(HeapCount, sees_an_allocation) {
    const std::uint64_t before = allocations;
    std::vector<int> list(100);
    list.push_back(1);
    EXPECT_GE(allocations - before, 2u);
}

}  // namespace
}  // namespace moneybags::properties
