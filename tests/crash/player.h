#pragma once

// A client that never forgets: it keeps each command until it is answered, sends it again under the
// same id whenever it comes back, folds what it is told, and notes whatever must not happen.

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "bench/load_crowd.h"
#include "bench/load_http.h"
#include "bench/load_told.h"

namespace moneybags::crash {

struct Habits {
    std::size_t most_unanswered = 3;
    int doubles = 5;  // of 100 commands are sent twice
    int late = 0;     // of 100 are held back until after the next one
};

// What is known of a command that was sent.
struct Fate {
    std::string text;
    int copies = 0;  // how often it was sent
    int acks = 0;
    std::string denied;                                     // the reason of a nack that is final
    std::chrono::steady_clock::time_point sent{}, acked{};  // for the first time
    bool is_answered() const { return acks > 0 || !denied.empty(); }
};

class Player : public load::Line {
   public:
    // `name` begins the ids of its commands. Without a token in the chair it only watches.
    Player(load::Chair chair, std::string name, Habits habits);

    void come(load::Crowd&, std::uint16_t port);  // again, or for the first time
    bool is_up() const { return is_up_; }         // has heard from its table since it came
    bool is_spent() const;                        // may send no more on this socket
    bool waits_in_vain() const;                   // for seconds already, and hears nothing at all
    bool only_watches() const { return chair_.token.empty(); }
    std::size_t unanswered() const { return waiting_.size(); }

    void start();  // the game; for the host
    // Does something that might be done now, unless too much waits for an answer.
    void act(std::mt19937_64& luck);
    // Sends again what got no answer, or "storage", which is none; a hello too.
    void insist();

    const load::Chair& chair() const { return chair_; }
    const load::Told& told() const { return told_; }
    const std::map<std::string, Fate>& commands() const { return commands_; }
    // What was acknowledged since the last snapshot has been told too.
    bool has_all_promised() const { return promised_ <= told_.seq(); }
    const std::vector<std::string>& faults() const { return faults_; }       // must stay empty
    const std::map<std::string, int>& nacks() const { return nacks_; }       // by reason
    const std::string& bye() const { return bye_; }                          // since it came
    std::optional<std::uint16_t> close_code() const { return close_code_; }  // since it came
    std::string hello(bool from_the_beginning) const;
    std::string condition() const;  // for messages about failures

   protected:
    void opened() override;
    void heard(std::string_view text) override;
    void closed(std::uint16_t code) override;

   private:
    bool comes_by_cookie() const;
    std::optional<boost::json::object> idea(std::mt19937_64& luck) const;
    void command(boost::json::object, std::mt19937_64* luck);
    void send_copy(const std::string& id);
    void answered(const boost::json::object&, bool yes);
    void fault(const std::string& what);

    load::Chair chair_;
    std::string name_;
    Habits habits_;
    load::Told told_;
    std::int64_t promised_ = 0;
    std::map<std::string, Fate> commands_;
    std::vector<std::string> waiting_;  // ids without an answer, in order
    std::vector<std::string> held_back_;
    std::map<std::string, int> nacks_;
    std::vector<std::string> faults_;
    std::string bye_;
    std::optional<std::uint16_t> close_code_;
    bool is_up_ = false;
    bool refused_hello_ = false;  // to be said again
    int sent_ = 0;                // since it came
    std::chrono::steady_clock::time_point heard_{};
    std::uint64_t ids_ = 0;
};

}  // namespace moneybags::crash
