// For whoever keeps the house running.

#include <utility>

#include "server/house.h"

namespace moneybags {

namespace {

constexpr Span kRecently{2'000};
constexpr Span kHealthPatience{1'000};  // with a store that does not answer

}  // namespace

void House::health(const Call& call) {
    // Healthy is a house that can write and read: it says so only after it has. A disk that is
    // nearly full may have room for this line and none for a game, so a write that failed just now
    // counts too.
    if (loop_.now() - desk_.last_lost() < kRecently) return fail(call, 503, "storage");
    const auto once = [this, call, said = std::make_shared<bool>(false)](bool is_well) {
        if (std::exchange(*said, true)) return;
        if (!is_well) return fail(call, 503, "storage");
        if (closing_) return fail(call, 503, "closing");
        answer(call, {{"ok", true}});
    };
    const auto read = [this, once](Store& store) {
        loop_.post([once, is_well = store.last_alive().has_value()] { once(is_well); });
    };
    const auto written = [this, once, read](const auto& problem) {
        loop_.post([this, once, read, failed = problem.has_value()] {
            if (failed) return once(false);
            writer_->ask(read);
        });
    };
    writer_->submit({change::Alive{loop_.now().time_since_epoch().count()}}, written);
    loop_.at(loop_.now() + kHealthPatience, [once, alive = alive_] {
        if (*alive) once(false);
    });
}

void House::metrics(const Call& call) {
    const Desk::Figures desk = desk_.figures();
    const Writer::Figures store = writer_->figures();
    const Readings::Figures reading = readings_.figures();
    const NetFigures net = net_figures_ ? net_figures_() : NetFigures{};
    std::string text;
    const auto count = [&](std::string_view name, std::string_view help, auto value) {
        add_metric(text, name, help, "counter", static_cast<double>(value));
    };
    const auto gauge = [&](std::string_view name, std::string_view help, auto value) {
        add_metric(text, name, help, "gauge", static_cast<double>(value));
    };
    gauge("tables_live", "Tables that are open or running", desk.live);
    gauge("tables_in_memory", "Tables held in memory", desk.in_memory);
    gauge("tables_unreadable", "Tables whose log could not be read since the start",
          desk.unreadable);
    gauge("visitors", "Sockets at a table", desk.visitors);
    gauge("connections", "Open connections", net.connections);
    gauge("sockets", "Open WebSockets", net.sockets);
    gauge("queued_bytes", "Bytes waiting for readers", net.queued_bytes);
    gauge("thoughts_waiting", "Bots waiting for a thread", thinkers_.waiting());
    gauge("readings_waiting", "Reports, replays and profiles under way", reading.waiting);
    gauge("readings_kept_bytes", "Answers about finished games kept at hand", reading.kept_bytes);
    gauge("writes_waiting", "Submissions waiting for the disk", store.waiting);
    gauge("reads_waiting", "Questions to the store that wait", store.asking);
    count("tables_opened_total", "Tables opened", metrics_.opened);
    count("steps_total", "Steps of games", desk.steps);
    count("thoughts_total", "Moves bots thought of", desk.thoughts);
    count("tables_lost_total", "Tables fetched again after a failed write", desk.lost);
    count("commands_total", "Commands received", metrics_.commands);
    count("nacks_total", "Commands refused", metrics_.nacks);
    count("unreadable_total", "Frames that could not be read", metrics_.unreadable);
    count("hints_total", "Hints worked out", desk.hints);
    count("hellos_total", "Hellos", metrics_.hellos);
    count("hellos_resumed_total", "Hellos that went on from a number", metrics_.resumed);
    count("logins_failed_total", "Failed log-ins", metrics_.logins_failed);
    count("readings_made_total", "Answers about finished games that were worked out", reading.made);
    count("readings_found_total", "Answers about finished games that were at hand", reading.found);
    count("commits_total", "Transactions", store.commits);
    count("changes_total", "Changes written", store.changes);
    count("write_failures_total", "Submissions that failed", store.failures);
    count("accepted_total", "Connections accepted", net.accepted);
    count("refused_total", "Connections refused", net.refused);
    count("requests_total", "HTTP requests", net.requests);
    count("frames_in_total", "Messages received", net.frames_in);
    count("frames_out_total", "Messages sent", net.frames_out);
    count("bytes_in_total", "Bytes received", net.bytes_in);
    count("bytes_out_total", "Bytes sent", net.bytes_out);
    count("cut_slow_total", "Sockets cut because they did not read", net.cut_slow);
    count("cut_flood_total", "Sockets cut because they sent too much", net.cut_flood);
    if (options_.site_figures) {
        const SiteFigures site = options_.site_figures();
        gauge("cluster_servers", "Servers that share the store and are there", site.members);
        gauge("cluster_tables_held", "Tables that are this server's", site.held);
        gauge("cluster_sockets_passed_on", "Sockets here whose table is elsewhere", site.passed_on);
        gauge("cluster_sockets_taken_in", "Sockets elsewhere whose table is here", site.taken_in);
        gauge("cluster_hears_others", "Whether NATS is connected", site.hears_others);
        gauge("cluster_is_current", "Whether the store has heard of this server lately",
              site.is_current);
        count("cluster_requests_passed_on_total", "HTTP requests passed on", site.requests);
        count("cluster_sockets_cut_total", "Sockets cut because another server went away",
              site.cut);
    }
    add_histogram(text, "command_seconds", "From a command's arrival to its committed ack",
                  metrics_.acks);
    add_histogram(text, "commit_seconds", "What a transaction took, with the disk's sync",
                  store.seconds);
    add_histogram(text, "commit_shared", "Submissions that shared a transaction", store.shared);

    HttpResponse response;
    response.content_type = "text/plain; version=0.0.4";
    response.body = std::move(text);
    call.reply(std::move(response));
}

}  // namespace moneybags
