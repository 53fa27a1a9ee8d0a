// Writes the rules of one table to a file, as they lie in memory: for a machine that has a GPU and
// none of our libraries.

#include <fstream>
#include <iostream>
#include <string>
#include <type_traits>

#include "games/catalogue.h"
#include "games/guillotines/game.h"
#include "games/madcity/game.h"
#include "games/millions/game.h"

namespace moneybags {
namespace {

template <class... Family>
bool write(const Game& game, std::ostream& file, TypeList<Family...>) {
    static_assert((std::is_trivially_copyable_v<typename Family::Rules> && ...));
    const auto bytes = [&]<class One>() {
        if (dynamic_cast<const TypedGame<One>*>(&game) == nullptr) return;
        const auto& rules = rules_of<One>(game);
        file.write(reinterpret_cast<const char*>(&rules), sizeof(rules));
    };
    (bytes.template operator()<Family>(), ...);
    return file.good();
}

int dump(const std::string& name, int players, const char* path, const Options& options) {
    const Ruleset* ruleset = find_ruleset(name);
    if (ruleset == nullptr) {
        std::cerr << "There is no ruleset " << name << ".\n";
        return 1;
    }
    const auto game = make_game(*ruleset, players, options);
    if (!game) {
        std::cerr << game.error().sentence() << "\n";
        return 1;
    }
    std::ofstream file(path, std::ios::binary);
    using Played = TypeList<millions::Family, guillotines::Family, madcity::Family>;
    return write(**game, file, Played{}) ? 0 : 1;
}

}  // namespace
}  // namespace moneybags

int main(int count, char** words) {
    if (count != 4 && count != 5) {
        std::cerr << "usage: moneybags_rules RULESET PLAYERS FILE [OPTIONS AS JSON]\n";
        return 2;
    }
    return moneybags::dump(
        words[1], std::stoi(words[2]), words[3],
        count == 5 ? boost::json::parse(words[4]).as_object() : moneybags::Options{});
}
