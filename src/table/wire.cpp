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

namespace {

struct Sender {
    const std::string& id;

    template <class T>
    json::object operator()(const T& ask) const {
        json::object object;
        if constexpr (entry::kIsSent<T>) {  // the others do not come this way
            object["kind"] = T::kAsked;
            if constexpr (kHasId<T>) object["id"] = id;
            for (auto& [name, value] : form::write_fields(ask)) {
                if constexpr (kHasId<T>) {
                    if (entry::is_filled_in<T>(name)) continue;
                }
                object[name] = std::move(value);
            }
        }
        return object;
    }
    json::object operator()(const Command::What& asked) const { return std::visit(*this, asked); }
};

}  // namespace

json::object to_json(const Ask& ask) { return std::visit(Sender{ask.id}, ask.what); }

}  // namespace moneybags::wire
