#include "table/wire.h"

#include "table/form.h"

namespace moneybags::wire {

namespace json = boost::json;

json::object to_json(const Snapshot& message) { return form::write_fields(message); }
json::object to_json(const Delta& message) { return form::write_fields(message); }
json::object to_json(const Ack& message) { return form::write_fields(message); }
json::object to_json(const Nack& message) { return form::write_fields(message); }
json::object to_json(const Story& message) { return form::write_fields(message); }
json::object to_json(const Presence& message) { return form::write_fields(message); }
json::object to_json(const Pong& message) { return form::write_fields(message); }
json::object to_json(const Bye& message) { return form::write_fields(message); }
json::object to_json(const Table& table) { return form::write_fields(table); }
json::object to_json(const Line& line) { return form::write_fields(line); }

json::object to_json(const Ask& ask) {
    return std::visit([](const auto& message) { return form::write_fields(message); }, ask);
}

}  // namespace moneybags::wire
