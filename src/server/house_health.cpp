// For whoever keeps the house running.

#include "server/house.h"

namespace moneybags {

namespace {

constexpr Span kRecently{2'000};

}  // namespace

void House::health(const Call& call) {
    // Healthy is a house that can write: it says so only after it has. A disk that is nearly full
    // may have room for this line and none for a game, so a write that failed just now counts too.
    if (loop_.now() - desk_.last_lost() < kRecently) return fail(call, 503, "storage");
    writer_->submit({change::Alive{loop_.now().time_since_epoch().count()}},
                    [this, call](const auto& problem) {
                        loop_.post([this, call, failed = problem.has_value()] {
                            if (failed) return fail(call, 503, "storage");
                            if (closing_) return fail(call, 503, "closing");
                            answer(call, {{"ok", true}});
                        });
                    });
}

void House::metrics(const Call& call) {
    const Desk::Figures desk = desk_.figures();
    const Writer::Figures store = writer_->figures();
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
    gauge("writes_waiting", "Submissions waiting for the disk", store.waiting);
    count("tables_opened_total", "Tables opened", metrics_.opened);
    count("steps_total", "Steps of games", desk.steps);
    count("thoughts_total", "Moves bots thought of", desk.thoughts);
    count("tables_lost_total", "Tables fetched again after a failed write", desk.lost);
    count("commands_total", "Commands received", metrics_.commands);
    count("nacks_total", "Commands refused", metrics_.nacks);
    count("unreadable_total", "Frames that could not be read", metrics_.unreadable);
    count("hellos_total", "Hellos", metrics_.hellos);
    count("hellos_resumed_total", "Hellos that went on from a number", metrics_.resumed);
    count("logins_failed_total", "Failed log-ins", metrics_.logins_failed);
    count("commits_total", "Transactions", store.commits);
    count("commit_seconds_total", "Time spent in them", static_cast<double>(store.micros) / 1e6);
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
    add_ack_times(text, metrics_);

    HttpResponse response;
    response.content_type = "text/plain; version=0.0.4";
    response.body = std::move(text);
    call.reply(std::move(response));
}

}  // namespace moneybags
