#include "table/lobby.h"

namespace moneybags {

namespace json = boost::json;

std::string_view status_word(Table::Status status) {
    constexpr std::string_view kWords[] = {"open", "running", "over", "closed"};
    return kWords[static_cast<std::size_t>(status)];
}

json::object about(const Table& table) {
    const wire::Table info = table.table_info(Language{});
    json::array chairs;
    for (const wire::Chair& chair : info.chairs) {
        chairs.push_back(json::object{{"kind", chair.kind}, {"name", chair.name}});
    }
    return {
        {"game", info.game},          {"players", info.players},       {"options", info.options},
        {"clock", info.clock.kind},   {"spectators", info.spectators}, {"drop_in", info.drop_in},
        {"chairs", std::move(chairs)}};
}

}  // namespace moneybags
