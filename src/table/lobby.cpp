#include "table/lobby.h"

namespace moneybags {

namespace json = boost::json;

std::string_view status_word(Table::Status status) {
    constexpr std::string_view kWords[] = {"open", "running", "over", "closed"};
    return kWords[static_cast<std::size_t>(status)];
}

json::object about(const Table& table) {
    const wire::Table info = table.table_info(Language{});
    json::object about;
    about["game"] = info.game;
    about["players"] = info.players;
    about["options"] = info.options;
    about["clock"] = info.clock.kind;
    about["spectators"] = info.spectators;
    about["drop_in"] = info.drop_in;
    json::array chairs;
    for (const wire::Chair& chair : info.chairs) {
        chairs.push_back(json::object{{"kind", chair.kind}, {"name", chair.name}});
    }
    about["chairs"] = std::move(chairs);
    return about;
}

}  // namespace moneybags
