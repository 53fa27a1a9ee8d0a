#include "server/limits.h"

namespace moneybags {

std::span<const LimitOption> limit_options() {
    using L = Limits;
    static constexpr LimitOption kOptions[] = {
        {"most-tables", [](L& l) -> std::size_t& { return l.tables; }},
        {"most-connections", [](L& l) -> std::size_t& { return l.net.connections; }},
        {"most-per-address", [](L& l) -> std::size_t& { return l.net.per_address; }},
        {"most-opened", [](L& l) -> std::size_t& { return l.opened.most; }},
        {"most-logins", [](L& l) -> std::size_t& { return l.logins.most; }},
        {"most-key-tries", [](L& l) -> std::size_t& { return l.key_tries.most; }},
    };
    return kOptions;
}

}  // namespace moneybags
