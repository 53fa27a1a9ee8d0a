#pragma once

// Reading a data file field by field. Whatever does not fit is refused with file, field and reason;
// the first problem is kept, and reading goes on with harmless values so that callers need no ifs.

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/result.h"

namespace moneybags {

class Data;
using Ids = std::map<std::string, std::size_t, std::less<>>;  // each with its place

// A place in a data file: what stands there, and the way to it ("loot[3].amount").
class Datum {
   public:
    using Words = std::vector<std::string_view>;

    const boost::json::value& value() const { return *value_; }
    const std::string& field() const { return field_; }
    void refuse(std::string reason) const;

    // A member of an object; a missing one is refused and null.
    Datum operator[](std::string_view key) const;
    bool has(std::string_view key) const;
    // Every member must be known: a misspelt figure would otherwise be silently ignored.
    void only(const Words& keys) const;

    int number(int least, int most) const;
    std::string text(std::size_t most_bytes) const;
    bool yes_or_no() const;
    // One of some words, by its place among them; 0 when refused.
    std::size_t word(const Words& words) const;
    std::vector<Datum> list(std::size_t least, std::size_t most) const;
    // The same with members that are called "1", "2" and so on, or as the words say.
    std::vector<Datum> members(const Words& keys) const;
    // Its "id": a word that may stand in lines of text beside names, and that none before it bears.
    std::string id(std::size_t most_bytes, Ids& taken) const;
    // The place of what it names, a `what` by its id; 0 when refused.
    std::size_t place_in(const Ids&, std::string_view what) const;

    // Where figures are from: "printed", "found", "inferred" or "chosen". A figure alone stands
    // with its label, {"value", "provenance", "clause"}; beside several stands a label for each.
    Datum sourced() const;
    void sources(const Words& keys) const;

   private:
    friend class Data;
    Datum(Data& data, const boost::json::value& value, std::string field)
        : data_(&data), value_(&value), field_(std::move(field)) {}
    void provenance() const;

    Data* data_;
    const boost::json::value* value_;
    std::string field_;
};

class Data {
   public:
    // Parses the whole file. `file` is what it is called in complaints.
    Data(std::string_view text, std::string_view file);

    bool ok() const { return !problem_; }
    const Problem& problem() const { return *problem_; }
    void refuse(const std::string& field, std::string reason);
    Datum root() { return {*this, root_, ""}; }

   private:
    std::string file_;
    boost::json::value root_;
    std::optional<Problem> problem_;
};

}  // namespace moneybags
