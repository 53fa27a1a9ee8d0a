#include "app/match_file.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace moneybags {

namespace json = boost::json;

namespace {

json::object ended_json(const Ended& ended, std::size_t players) {
    json::array winners, score, faults;
    for (const Seat seat : ended.winners) winners.push_back(number(seat));
    for (const Seat seat : SeatSet::first(players)) {
        score.push_back(ended.score[seat]);
        const Faults& theirs = ended.faults[seat];
        if (theirs == Faults{}) continue;
        json::array line = {number(seat)};
        for (const std::uint32_t each : theirs) line.push_back(each);
        faults.push_back(std::move(line));
    }
    json::object about = {{"winners", std::move(winners)}, {"score", std::move(score)}};
    if (!faults.empty()) about["faults"] = std::move(faults);
    return about;
}

json::object deal_json(std::uint64_t number, const Deal& deal) {
    const std::size_t players = deal.order.size();
    json::array mixed;
    for (const Ended& each : deal.mixed) mixed.push_back(ended_json(each, players));
    return {{"deal", number},
            {"order", json::array(deal.order.begin(), deal.order.end())},
            {"alone", ended_json(deal.alone, players)},
            {"mixed", std::move(mixed)}};
}

Seat seat_in(const json::value& value) { return Seat{value.to_number<std::uint8_t>()}; }

// Throws what Boost.JSON throws where it is not as it was written.
Ended read_ended(const json::object& about, std::size_t players) {
    Ended ended;
    for (const json::value& seat : about.at("winners").as_array()) ended.winners.add(seat_in(seat));
    const json::array& score = about.at("score").as_array();
    for (std::size_t i = 0; i < players; ++i) {
        ended.score[Seat{static_cast<std::uint8_t>(i)}] = score.at(i).to_number<std::int32_t>();
    }
    const json::value* faults = about.if_contains("faults");
    for (const json::value& line : faults != nullptr ? faults->as_array() : json::array{}) {
        Faults& theirs = ended.faults[seat_in(line.at(0))];
        for (std::size_t i = 0; i < kFaults; ++i) {
            theirs[i] = line.at(i + 1).to_number<std::uint32_t>();
        }
    }
    return ended;
}

Deal read_deal(const json::object& about, std::size_t players, std::size_t entrants) {
    Deal deal;
    for (const json::value& who : about.at("order").as_array()) {
        deal.order.push_back(who.to_number<int>());
        if (deal.order.back() < 0 || deal.order.back() >= static_cast<int>(entrants)) {
            throw std::out_of_range("order");
        }
    }
    deal.alone = read_ended(about.at("alone").as_object(), players);
    for (const json::value& each : about.at("mixed").as_array()) {
        deal.mixed.push_back(read_ended(each.as_object(), players));
    }
    if (deal.order.size() != players || deal.mixed.size() != players) {
        throw std::out_of_range("chairs");
    }
    return deal;
}

}  // namespace

Result<MatchFile> MatchFile::open(const std::string& path) {
    MatchFile opened(path);
    std::ifstream file(path, std::ios::binary);
    if (!file) return opened;
    std::uintmax_t whole = 0;
    for (std::string line; std::getline(file, line) && !file.eof();) {
        whole += line.size() + 1;
        opened.lines_.push_back(std::move(line));
    }
    file.close();
    if (opened.lines_.empty()) return opened;
    boost::system::error_code error;
    const json::value first = json::parse(opened.lines_.front(), error);
    if (error || !first.is_object() || !first.as_object().contains("bots")) {
        return Problem{path, "is no match that was saved; name another file"};
    }
    opened.header_ = first.as_object();
    std::filesystem::resize_file(path, whole, error);
    if (error) return Problem{path, "cannot be written"};
    return opened;
}

Result<std::vector<Deal>> MatchFile::deals(int players, std::size_t entrants) const {
    std::vector<Deal> list;
    for (std::size_t i = 1; i < lines_.size(); ++i) {
        try {
            const json::object about = json::parse(lines_[i]).as_object();
            if (about.at("deal").to_number<std::uint64_t>() != list.size()) {
                throw std::out_of_range("deal");
            }
            list.push_back(read_deal(about, static_cast<std::size_t>(players), entrants));
        } catch (const std::exception&) {
            return Problem{path_ + ", line " + std::to_string(i + 1),
                           "is not the deal that belongs there"};
        }
    }
    return list;
}

std::optional<Problem> MatchFile::add(const json::object& header, const std::vector<Deal>& deals,
                                      std::size_t from) {
    std::ofstream file(path_, std::ios::app | std::ios::binary);
    if (header_.empty()) {
        header_ = header;
        file << json::serialize(header_) << '\n';
    }
    for (std::size_t i = from; i < deals.size(); ++i) {
        file << json::serialize(deal_json(i, deals[i])) << '\n';
    }
    file.flush();
    if (!file) return Problem{path_, "cannot be written"};
    return {};
}

}  // namespace moneybags
