#pragma once

// What the bodies of HTTP requests may say (docs/protocol.md).

#include <optional>
#include <string>
#include <vector>

#include "games/fields.h"
#include "games/result.h"
#include "table/strict_json.h"

namespace moneybags::body {

struct OpenTable {
    std::string game;
    int players = 0;
    std::optional<boost::json::object> options, settings;
    std::optional<std::string> name;  // what the one who opens it is called
    std::optional<int> seat;          // where they sit; none: the first chair
    std::optional<bool> watch;        // they do not sit down at all
    std::optional<std::string> bots;  // level of the bots on all other chairs; none: they stay open
    std::optional<bool> start;        // at once; needs bots
    std::optional<std::string> house;  // the key of a private house
    using Fields =
        codec::Members<&OpenTable::game, &OpenTable::players, &OpenTable::options,
                       &OpenTable::settings, &OpenTable::name, &OpenTable::seat, &OpenTable::watch,
                       &OpenTable::bots, &OpenTable::start, &OpenTable::house>;
};

struct Import {
    std::string log;                   // as GET /api/table/export has it
    std::string digest;                // of its luck, as its table has shown it
    std::optional<int> seat;           // of who imports it; none: the first person's
    std::optional<std::string> house;  // the key of a private house
    using Fields = codec::Members<&Import::log, &Import::digest, &Import::seat, &Import::house>;
};

struct Join {
    std::optional<std::string> name;
    std::optional<int> seat;
    std::optional<std::string> id;  // as of a command: asking again gives the same seat and token
    using Fields = codec::Members<&Join::name, &Join::seat, &Join::id>;
};

struct Leave {
    std::optional<std::string> token;  // of the seat, for who has no cookie
    using Fields = codec::Members<&Leave::token>;
};

struct Nothing {
    using Fields = codec::Members<>;
};

struct Rename {
    std::string name;
    using Fields = codec::Members<&Rename::name>;
};

struct Account {
    std::string login, password;
    using Fields = codec::Members<&Account::login, &Account::password>;
};

struct NewPassword {
    std::string old, fresh;
};
inline const codec::Type& describe(codec::Tag<NewPassword>) {
    static const codec::Struct type{
        codec::kOf<NewPassword>,
        "NewPassword",
        {codec::field<&NewPassword::old>(), codec::field<&NewPassword::fresh>("new")},
        codec::kWhole};
    return type;
}

struct ForgetDevice {
    std::string id;
    using Fields = codec::Members<&ForgetDevice::id>;
};

struct Alert {
    std::string endpoint;             // of the browser's push service
    std::optional<std::string> lang;  // none: the request's
    std::optional<int> quiet_from, quiet_to;
    std::optional<bool> off;
    using Fields = codec::Members<&Alert::endpoint, &Alert::lang, &Alert::quiet_from,
                                  &Alert::quiet_to, &Alert::off>;
};

struct Invite {
    std::string table;  // where both sat before
    int seat = 0;       // there, of who is invited
    using Fields = codec::Members<&Invite::table, &Invite::seat>;
};

template <class Body>
Result<Body> read(const std::string& text) {
    const Result<boost::json::object> object =
        read_strictly(text.empty() ? "{}" : text, kDeepest, kMostSent);
    if (!object) return object.error();
    return codec::read_json<Body>({}, *object);
}

}  // namespace moneybags::body
