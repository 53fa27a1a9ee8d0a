#pragma once

// The loads that moneybags_load can put on a server, and what they share.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bench/load_server.h"

namespace moneybags::load {

// The figures of a run, printed as one table: what, how much, and the bar if there is one.
class Figures {
   public:
    void add(std::string what, std::string value) { rows_.push_back({std::move(what), value, {}}); }
    // A bar that is missed makes the run fail.
    void add(std::string what, std::string value, std::string bar, bool met);
    void print() const;
    bool all_met() const { return all_met_; }

   private:
    struct Row {
        std::string what, value, bar;
    };
    std::vector<Row> rows_;
    bool all_met_ = true;
};

std::string with_digits(double value, int digits, std::string_view unit);

// Milliseconds, collected.
class Times {
   public:
    void add(double ms) { list_.push_back(ms); }
    std::size_t count() const { return list_.size(); }
    double at(double part);  // 0.99: so that 99 of 100 are no longer; 0 if there are none

   private:
    std::vector<double> list_;
    bool sorted_ = false;
};

// One number of /metrics.
double metric(std::uint16_t port, const std::string& name);

struct Run {
    std::uint16_t port = 0;
    Server* server = nullptr;  // if it is ours
    int tables = 0;
    int people = 0;               // at each table
    std::string bots = "rookie";  // on the other chairs
    int sockets = 0;
    double rate = 0;     // commands a second
    int neighbours = 0;  // who keep the machine busy meanwhile
    double seconds = 0;
    std::string folder;   // of the store, if it is on this disk
    std::string program;  // that a load starts by itself
    double narrow = 0;    // kilobytes a second, of a server's way to the store
};

void load_commands(const Run&, Figures&);
void load_connections(const Run&, Figures&);
void load_restart(const Run&, Figures&);
void load_soak(const Run&, Figures&);
void load_site(const Run&, Figures&);

}  // namespace moneybags::load
