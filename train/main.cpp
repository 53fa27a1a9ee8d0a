// moneybags_tables: tables for a learner in another process. The first line on standard input says
// what is played, as JSON; then each line `GROUP` plays that group's tables on, by the answers that
// lie in its file, to their next questions, which are written there. Files are shared memory; where
// things lie in them is the first line on standard output. `outcomes` prints how the games ended
// since it was last asked.

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <barrier>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>

#include "bots/networks.h"
#include "core/words.h"
#include "encoding/fingerprint.h"
#include "train/tables.h"

namespace moneybags::train {
namespace {

namespace json = boost::json;

// Threads that do one piece of work after the other together.
class Crew {
   public:
    explicit Crew(int threads) : start_(threads + 1), end_(threads + 1) {
        for (int i = 0; i < threads; ++i) {
            threads_.emplace_back([this] {
                while (true) {
                    start_.arrive_and_wait();
                    if (!work_) return;
                    run();
                    end_.arrive_and_wait();
                }
            });
        }
    }
    ~Crew() {
        work_ = nullptr;
        start_.arrive_and_wait();
        for (std::thread& each : threads_) each.join();
    }
    // `work(i)` for each i below `count`.
    void each(std::size_t count, std::function<void(std::size_t)> work) {
        work_ = std::move(work);
        count_ = count;
        next_ = 0;
        start_.arrive_and_wait();
        end_.arrive_and_wait();
    }

   private:
    void run() {
        constexpr std::size_t kPiece = 16;
        for (std::size_t from = next_.fetch_add(kPiece); from < count_;
             from = next_.fetch_add(kPiece)) {
            for (std::size_t i = from; i < std::min(from + kPiece, count_); ++i) work_(i);
        }
    }
    std::barrier<> start_, end_;
    std::function<void(std::size_t)> work_;
    std::size_t count_ = 0;
    std::atomic<std::size_t> next_ = 0;
    std::vector<std::thread> threads_;
};

// A file in memory, field after field.
class Shared {
   public:
    template <class T>
    std::size_t field(const char* name, std::size_t count) {
        const std::size_t at = size_;
        fields_.push_back({name, at, sizeof(T), count});
        size_ = (size_ + sizeof(T) * count + 63) / 64 * 64;
        return at;
    }
    void open(const std::string& path) {
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
        if (file < 0 || ::ftruncate(file, static_cast<off_t>(size_)) != 0)
            throw std::runtime_error("cannot make " + path);
        void* at = ::mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        ::close(file);
        if (at == MAP_FAILED) throw std::runtime_error("cannot map " + path);
        memory_ = static_cast<char*>(at);
    }
    template <class T>
    T* at(std::size_t offset) const {
        return reinterpret_cast<T*>(memory_ + offset);
    }
    json::object described() const {
        json::object all;
        for (const Field& each : fields_) {
            all[each.name] =
                json::object{{"at", each.at}, {"bytes", each.bytes}, {"count", each.count}};
        }
        return all;
    }

   private:
    struct Field {
        const char* name;
        std::size_t at, bytes, count;
    };
    std::vector<Field> fields_;
    std::size_t size_ = 0;
    char* memory_ = nullptr;
};

template <class G>
class Group {
   public:
    using Views = typename Question<G>::Views;
    using Moves = typename Question<G>::Moves;
    using Guesses = typename Question<G>::Guesses;

    Group(const Programme& programme, const std::string& path, std::size_t tables, std::size_t rows,
          std::uint64_t seed)
        : rows_(rows), first_(tables + 1) {
        for (std::size_t i = 0; i < tables; ++i)
            tables_.emplace_back(programme, Rng{seed * 1000003 + i}.next());
        answer_ = shared_.field<std::uint16_t>("answer", tables);
        network_ = shared_.field<std::uint8_t>("network", tables);
        seat_ = shared_.field<std::uint8_t>("seat", tables);
        players_ = shared_.field<std::uint8_t>("players", tables);
        setting_ = shared_.field<std::uint16_t>("setting", tables);
        shown_ = shared_.field<std::int16_t>("shown", tables);
        ended_ = shared_.field<std::uint8_t>("ended", tables);
        result_ = shared_.field<float>("result", tables * (kMaxSeats + 1));
        from_ = shared_.field<std::int32_t>("from", tables + 1);
        view_ = shared_.field<Views>("view", tables);
        truth_ = shared_.field<Guesses>("truth", tables);
        hidden_ = shared_.field<Guesses>("hidden", tables);
        move_ = shared_.field<Moves>("move", rows);
        shared_.open(path);
    }
    json::object described() const { return shared_.described(); }

    template <class Count>
    void play(Crew& crew, Count&& count) {
        const bool begun = begun_;
        begun_ = true;
        crew.each(tables_.size(), [&, begun](std::size_t i) {
            Table<G>& table = tables_[i];
            if (begun) {
                table.answer(shared_.at<std::uint16_t>(answer_)[i], count);
            } else {
                table.begin(count);
            }
            const Question<G>& asked = table.question();
            shared_.at<std::uint8_t>(network_)[i] = asked.network;
            shared_.at<std::uint8_t>(seat_)[i] = static_cast<std::uint8_t>(asked.seat);
            shared_.at<std::uint8_t>(players_)[i] = table.rules().players;
            shared_.at<std::uint16_t>(setting_)[i] = asked.setting;
            shared_.at<std::int16_t>(shown_)[i] = asked.shown;
            shared_.at<std::uint8_t>(ended_)[i] = asked.ended;
            std::copy(asked.result.begin(), asked.result.end(),
                      shared_.at<float>(result_) + i * (kMaxSeats + 1));
            shared_.at<Views>(view_)[i] = asked.view;
            shared_.at<Guesses>(truth_)[i] = asked.truth;
            shared_.at<Guesses>(hidden_)[i] = asked.hidden;
        });
        for (std::size_t i = 0; i < tables_.size(); ++i)
            first_[i + 1] = first_[i] + tables_[i].question().moves.size();
        if (first_.back() > rows_)
            throw std::runtime_error("more moves than rows: " + std::to_string(first_.back()));
        crew.each(tables_.size(), [&](std::size_t i) {
            const Table<G>& table = tables_[i];
            Moves* row = shared_.at<Moves>(move_) + first_[i];
            for (const auto& move : table.question().moves) {
                *row++ =
                    encoded<EncodingOf<G>::kMoveBits>(table.rules(), table.question().seen, move);
            }
        });
        for (std::size_t i = 0; i <= tables_.size(); ++i) {
            shared_.at<std::int32_t>(from_)[i] = static_cast<std::int32_t>(first_[i]);
        }
    }

   private:
    Shared shared_;
    std::size_t rows_;
    std::vector<std::size_t> first_;  // the first move of each table
    std::vector<Table<G>> tables_;
    bool begun_ = false;
    std::size_t answer_, network_, seat_, players_, setting_, shown_, ended_, result_, from_, view_,
        truth_, hidden_, move_;
};

std::uint8_t chair(std::string_view name, Programme& programme) {
    if (name == "teacher") return kTeacher;
    if (name.starts_with("net"))
        return static_cast<std::uint8_t>(name.size() > 3 ? name[3] - '0' : 0);
    auto at = std::find(programme.bots.begin(), programme.bots.end(), name);
    if (at == programme.bots.end()) at = programme.bots.insert(at, std::string{name});
    return static_cast<std::uint8_t>(kFirstBot + (at - programme.bots.begin()));
}

Programme read(const json::object& wish) {
    Programme programme;
    for (const json::value& each : wish.at("settings").as_array()) {
        const json::object& one = each.as_object();
        const Ruleset* ruleset = find_ruleset(one.at("ruleset").as_string());
        if (ruleset == nullptr) throw std::runtime_error("there is no such ruleset");
        auto game = make_game(*ruleset, one.at("players").to_number<int>(),
                              one.contains("options") ? one.at("options").as_object() : Options{});
        if (!game) throw std::runtime_error(game.error().sentence());
        programme.settings.push_back(
            {one.contains("weight") ? one.at("weight").to_number<double>() : 1.0,
             std::move(*game)});
    }
    for (const json::value& each : wish.at("mixes").as_array()) {
        Mix mix{.weight = each.at("weight").to_number<double>(), .chairs = {}};
        for (const json::value& name : each.at("chairs").as_array())
            mix.chairs.push_back(chair(name.as_string(), programme));
        programme.mixes.push_back(std::move(mix));
    }
    for (const std::string& name : programme.bots) {
        if (const auto bot = make_for_the_ring(programme.settings.front().game->ruleset(), name);
            !bot) {
            throw std::runtime_error(bot.error().sentence());
        }
    }
    programme.spread = wish.at("spread").to_number<std::uint32_t>();
    return programme;
}

template <class G>
void serve(const json::object& wish) {
    const Programme programme = read(wish);
    Crew crew{wish.at("threads").to_number<int>()};
    const auto tables = wish.at("tables").to_number<std::size_t>();
    std::vector<std::unique_ptr<Group<G>>> groups;
    json::array files;
    for (const json::value& path : wish.at("files").as_array()) {
        groups.push_back(
            std::make_unique<Group<G>>(programme, std::string{path.as_string()}, tables,
                                       tables * wish.at("rows").to_number<std::size_t>(),
                                       wish.at("seed").to_number<std::uint64_t>() + groups.size()));
        files.push_back(groups.back()->described());
    }
    std::cout << json::object{{"family", EncodingOf<G>::kName},
                              {"fingerprint", std::to_string(fingerprint<G>())},
                              {"view_bits", EncodingOf<G>::kViewBits},
                              {"move_bits", EncodingOf<G>::kMoveBits},
                              {"guesses", EncodingOf<G>::kGuesses},
                              {"seats", EncodingOf<G>::kOutcomes - 1},
                              {"bots", json::value_from(programme.bots)},
                              {"files", files}}
              << std::endl;

    std::mutex counting;
    std::vector<Outcome> outcomes(programme.settings.size() * programme.mixes.size());
    const auto count = [&](std::size_t setting, std::size_t mix, const auto& add) {
        const std::lock_guard lock(counting);
        add(outcomes[setting * programme.mixes.size() + mix]);
    };
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "outcomes") {
            json::array all;
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                all.push_back(json::object{{"setting", i / programme.mixes.size()},
                                           {"mix", i % programme.mixes.size()},
                                           {"games", outcomes[i].games},
                                           {"nobody", outcomes[i].nobody},
                                           {"chairs", json::value_from(outcomes[i].chairs)},
                                           {"wins", json::value_from(outcomes[i].wins)}});
                outcomes[i] = {};
            }
            std::cout << all << std::endl;
        } else {
            groups.at(std::stoul(line))->play(crew, count);
            std::cout << line << std::endl;
        }
    }
}

template <class... Family>
void serve(const json::object& wish, const Ruleset& ruleset, TypeList<Family...>) {
    with_family(ruleset, [&]<class G>() {
        if constexpr ((std::is_same_v<G, Family> || ...)) serve<G>(wish);
    });
}

}  // namespace
}  // namespace moneybags::train

int main() {
    using namespace moneybags;
    // Bots at the tables play by the networks of this folder, as those of the program do.
    if (const char* folder = std::getenv("MONEYBAGS_NETWORKS")) use_networks(folder);
    try {
        std::string line;
        std::getline(std::cin, line);
        const boost::json::object wish = boost::json::parse(line).as_object();
        const auto name = wish.at("settings").at(0).at("ruleset").as_string();
        const Ruleset* ruleset = find_ruleset(name);
        if (ruleset == nullptr)
            throw std::runtime_error("there is no ruleset " + std::string{name});
        using Taught = TypeList<millions::Family, guillotines::Family, madcity::Family>;
        train::serve(wish, *ruleset, Taught{});
    } catch (const std::exception& error) {
        std::cerr << "moneybags_tables: " << error.what() << "\n";
        return 1;
    }
}
