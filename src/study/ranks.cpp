#include "study/ranks.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#ifdef MONEYBAGS_MPI
#include <mpi.h>

#include <list>
#include <utility>
#endif

namespace moneybags {

namespace {

// Who is started by a launcher finds one of these: Open MPI's own, and what others have in common.
bool has_launcher() {
    constexpr std::array<const char*, 3> kSigns = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"};
    return std::any_of(kSigns.begin(), kSigns.end(),
                       [](const char* sign) { return std::getenv(sign) != nullptr; });
}

#ifdef MONEYBAGS_MPI

class MpiRanks final : public Ranks {
   public:
    MpiRanks() {
        int granted = 0;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &granted);
        MPI_Comm_rank(MPI_COMM_WORLD, &own_);
        MPI_Comm_size(MPI_COMM_WORLD, &all_);
        MPI_Comm neighbours{};
        MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &neighbours);
        MPI_Comm_size(neighbours, &here_);
        MPI_Comm_free(&neighbours);
    }
    ~MpiRanks() override {
        for (auto& [request, parcel] : sent_) MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Finalize();
    }
    MpiRanks(const MpiRanks&) = delete;
    MpiRanks& operator=(const MpiRanks&) = delete;

    int own() const override { return own_; }
    int all() const override { return all_; }
    int here() const override { return here_; }

    void send(int to, Parcel parcel) override {
        forget_what_arrived();
        auto& [request, kept] = sent_.emplace_back(MPI_Request{}, std::move(parcel));
        MPI_Isend(kept.data(), static_cast<int>(kept.size()), MPI_INT64_T, to, kTag, MPI_COMM_WORLD,
                  &request);
    }

    // Looks and does not wait: a rank that waits as MPI does keeps a core busy.
    std::optional<Received> receive() override {
        forget_what_arrived();
        int is_there = 0;
        MPI_Status status{};
        MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &is_there, &status);
        if (is_there == 0) return {};
        int size = 0;
        MPI_Get_count(&status, MPI_INT64_T, &size);
        Received got{status.MPI_SOURCE, Parcel(static_cast<std::size_t>(size))};
        MPI_Recv(got.parcel.data(), size, MPI_INT64_T, got.from, kTag, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        return got;
    }

   private:
    static constexpr int kTag = 1;

    void forget_what_arrived() {
        std::erase_if(sent_, [](auto& each) {
            int arrived = 0;
            MPI_Test(&each.first, &arrived, MPI_STATUS_IGNORE);
            return arrived != 0;
        });
    }

    int own_ = 0, all_ = 1, here_ = 1;
    std::list<std::pair<MPI_Request, Parcel>> sent_;  // stays where it is until it has arrived
};

Result<std::unique_ptr<Ranks>> joined_by_launcher() { return {std::make_unique<MpiRanks>()}; }

#else

Result<std::unique_ptr<Ranks>> joined_by_launcher() {
    return Problem{
        "mpirun",
        "started this, but it was built without MPI; install libopenmpi-dev and build it "
        "again, or start it alone"};
}

#endif

}  // namespace

Result<std::unique_ptr<Ranks>> join_ranks() {
    if (has_launcher()) return joined_by_launcher();
    return {std::make_unique<Ranks>()};
}

}  // namespace moneybags
