#include "server/limits.h"

namespace moneybags {

std::span<const LimitOption> limit_options() {
    using L = Limits;
    static constexpr LimitOption kOptions[] = {
        {"most-tables", [](L& l) -> std::size_t& { return l.tables; }},
        {"most-tables-per-person", [](L& l) -> std::size_t& { return l.tables_per_person; }},
        {"most-tables-per-address", [](L& l) -> std::size_t& { return l.tables_per_address; }},
        {"most-bot-tables", [](L& l) -> std::size_t& { return l.bot_tables; }},
        {"bot-pace", [](L& l) -> std::size_t& { return l.bot_pace; }},
        {"bots-go-on", [](L& l) -> std::size_t& { return l.bots_go_on; }},
        {"most-bot-steps", [](L& l) -> std::size_t& { return l.bot_steps.most; }},
        {"most-entries", [](L& l) -> std::size_t& { return l.entries; }},
        {"most-requests", [](L& l) -> std::size_t& { return l.requests.most; }},
        {"most-commands", [](L& l) -> std::size_t& { return l.commands.most; }},
        {"most-commands-per-address",
         [](L& l) -> std::size_t& { return l.commands_per_address.most; }},
        {"most-commands-per-table", [](L& l) -> std::size_t& { return l.commands_per_table.most; }},
        {"most-hellos", [](L& l) -> std::size_t& { return l.hellos.most; }},
        {"most-hellos-per-address", [](L& l) -> std::size_t& { return l.hellos_per_address.most; }},
        {"most-hints", [](L& l) -> std::size_t& { return l.hints.most; }},
        {"most-hints-per-address", [](L& l) -> std::size_t& { return l.hints_per_address.most; }},
        {"most-imports", [](L& l) -> std::size_t& { return l.imports.most; }},
        {"most-imports-per-address",
         [](L& l) -> std::size_t& { return l.imports_per_address.most; }},
        {"most-talk", [](L& l) -> std::size_t& { return l.talk.most; }},
        {"most-talk-per-table", [](L& l) -> std::size_t& { return l.talk_per_table.most; }},
        {"most-talk-kept", [](L& l) -> std::size_t& { return l.talk_kib; }},
        {"most-connections", [](L& l) -> std::size_t& { return l.net.connections; }},
        {"most-per-address", [](L& l) -> std::size_t& { return l.net.per_address; }},
        {"most-opened", [](L& l) -> std::size_t& { return l.opened.most; }},
        {"most-logins", [](L& l) -> std::size_t& { return l.logins.most; }},
        {"away-after", [](L& l) -> std::size_t& { return l.away_after; }},
        {"session-days", [](L& l) -> std::size_t& { return l.session_days; }},
        {"most-key-tries", [](L& l) -> std::size_t& { return l.key_tries.most; }},
    };
    return kOptions;
}

}  // namespace moneybags
