#include <boost/core/type_name.hpp>
#include <boost/mp11.hpp>
#include <set>
#include <string>

#include "table/form.h"
#include "table/wire.h"

namespace moneybags::wire {

namespace {

// "Snapshot"; what a client sends is called after its kind: "AskAnswerUndo".
template <class T>
std::string name_of() {
    if constexpr (entry::kIsSent<T>) {
        std::string name = "Ask";
        bool begins = true;
        for (const char c : T::kAsked) {
            if (c != '-') name += begins ? static_cast<char>(c - 'a' + 'A') : c;
            begins = c == '-';
        }
        return name;
    } else {
        static constexpr std::string_view kHome = "moneybags::wire::";
        return boost::core::type_name<T>().substr(kHome.size());
    }
}

template <class T>
struct Type;  // how TypeScript writes it

template <>
struct Type<std::string> {
    static std::string name() { return "string"; }
};
template <std::same_as<bool> T>
struct Type<T> {
    static std::string name() { return "boolean"; }
};
template <form::Number T>
struct Type<T> {
    static std::string name() { return "number"; }
};
template <>
struct Type<Seat> {
    static std::string name() { return "number"; }
};
template <>
struct Type<Json> {
    static std::string name() { return "unknown"; }
};
template <class T>
struct Type<std::vector<T>> {
    static std::string name() { return Type<T>::name() + "[]"; }
};
template <class T>
struct Type<std::optional<T>> {
    static std::string name() { return Type<T>::name(); }
};
template <form::DescribedStruct T>
struct Type<T> {
    static std::string name() { return name_of<T>(); }
};

// What a list or an optional field holds.
template <class T>
struct Held {
    using type = T;
};
template <class T>
struct Held<std::vector<T>> : Held<T> {};
template <class T>
struct Held<std::optional<T>> : Held<T> {};

// Interfaces, each after those it mentions.
class Writer {
   public:
    template <form::DescribedStruct T>
    void add() {
        if (!written_.insert(name_of<T>()).second) return;
        const T fresh{};
        std::string fields;
        if constexpr (entry::kIsSent<T>) {
            fields += "  kind: \"" + std::string(T::kAsked) + "\";\n";
            if (kHasId<T>) fields += "  id?: string;\n";
        }
        boost::mp11::mp_for_each<form::MembersOf<T>>([&](auto d) {
            if constexpr (kHasId<T>) {
                if (entry::is_filled_in<T>(d.name)) return;
            }
            using Member = std::remove_cvref_t<decltype(fresh.*d.pointer)>;
            using Inner = typename Held<Member>::type;
            if constexpr (form::DescribedStruct<Inner>) add<Inner>();
            fields += "  " + field(d.name, fresh.*d.pointer) + ";\n";
        });
        text_ += "export interface " + name_of<T>() + " {\n" + fields + "}\n\n";
    }

    // All alternatives, and the union of them.
    template <class Messages>
    void add_union(std::string_view name) {
        std::string alternatives;
        boost::mp11::mp_for_each<Messages>([&](const auto& message) {
            using Message = std::remove_cvref_t<decltype(message)>;
            add<Message>();
            alternatives += "\n  | " + name_of<Message>();
        });
        text_ += "export type " + std::string(name) + " =" + alternatives + ";\n\n";
    }

    std::string text() const { return text_.substr(0, text_.size() - 1); }

   private:
    template <class Member>
    static std::string field(std::string_view name, const Member& fresh) {
        if constexpr (std::same_as<Member, std::string>) {
            // A message's kind has its value from the start.
            if (name == "kind" && !fresh.empty()) return "kind: \"" + fresh + '"';
        }
        return std::string(name) + (form::Optional<Member>::kIs ? "?: " : ": ") +
               Type<Member>::name();
    }

    std::set<std::string> written_;
    std::string text_;
};

}  // namespace

std::string typescript() {
    Writer writer;
    writer.add_union<Message>("ServerMessage");
    writer.add_union<Asks>("ClientMessage");
    return "// Made from src/table/wire.h. A test compares the two; to renew this file, run it "
           "so:\n"
           "// MONEYBAGS_RENEW=1 <build>/tests/test_table --gtest_filter='Wire.typescript*'\n\n" +
           writer.text();
}

}  // namespace moneybags::wire
