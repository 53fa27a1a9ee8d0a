// A link to a moment of a game that is over: the page itself, with what it is about in its head, so
// that wherever such a link is posted it can be shown as a card.

#include <algorithm>

#include "server/answers.h"
#include "server/assets.h"
#include "server/house.h"
#include "server/net_text.h"
#include "table/replay.h"

namespace moneybags {

namespace json = boost::json;

namespace {

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string tag(std::string_view property, std::string_view content) {
    return "<meta property=\"" + std::string(property) + "\" content=\"" + escaped(content) +
           "\" />\n";
}

// The page names its parts by where it lies itself, and it does not lie in /replay/.
std::string at_the_top(std::string page) {
    constexpr std::string_view kBeside = "=\"./";
    for (std::size_t at = page.find(kBeside); at != std::string::npos;
         at = page.find(kBeside, at)) {
        page.erase(at + 2, 1);
    }
    return page;
}

HttpResponse page_with(const std::string& head) {
    HttpRequest whole;
    whole.method = "GET";
    whole.path = "/";
    HttpResponse response;
    response.content_type = "text/html; charset=utf-8";
    response.headers.emplace_back("Cache-Control", "no-cache");
    if (auto page = asset(whole)) response.body = at_the_top(std::move(page->body));
    if (const std::size_t end = response.body.find("</head>"); end != std::string::npos) {
        response.body.insert(end, head);
    }
    return response;
}

// What was told at that step, to whomever: all is open now.
std::string told_at(const Finished& game, std::size_t step, Language language) {
    std::string told;
    const json::object replay = replay_json(game, step, 1, language);
    for (const json::value& each : replay.at("list").as_array()) {
        for (const json::value& line : each.at("lines").as_array()) {
            const std::string_view text = line.at("text").as_string();
            if (!text.empty()) told += (told.empty() ? "" : " ") + std::string(text);
        }
    }
    return told;
}

}  // namespace

void House::show_moment(const Call& call) {
    const std::size_t wanted = number_in(call.request.query, "step", 0);
    desk_.find(call.id, [this, call, wanted](const Stored<std::shared_ptr<Hosted>>& found) {
        if (!found) return fail(call, found.error());
        if (*found == nullptr) {  // the page says so
            HttpResponse page = page_with("");
            page.status = 404;
            return call.reply(std::move(page));
        }
        const Table& table = (*found)->table();
        // Whoever may not know more gets the page, which says why.
        if (table.status() != Table::Status::Over || !table.opening().settings.spectators) {
            return call.reply(page_with(""));
        }
        const std::size_t step = std::min(wanted, table.session()->records().size());
        const Voice words("server", call.language);
        const std::string name = game_name(table.opening().game, call.language);
        const std::string url =
            (options_.base_url.empty() ? "http://" + call.request.host : options_.base_url) +
            "/replay/" + table.id() + "?step=" + std::to_string(step);
        const auto prepare = [&]() -> Readings::Make {
            return [language = call.language, step, words, name, url, game = finished(table)] {
                const std::string told = told_at(game, step, language);
                const std::string title =
                    words("moment.title", "game", name, "names", words.list(game.agreed.names));
                return page_with(
                    tag("og:type", "website") + tag("og:site_name", "Moneybags") +
                    tag("og:title", title) +
                    tag("og:description", told.empty() ? words("moment.step", "n", step) : told) +
                    tag("og:url", url) +
                    tag("og:image", url.substr(0, url.find("/replay/")) + "/card.png") +
                    tag("og:image:type", "image/png") + tag("og:image:width", "1200") +
                    tag("og:image:height", "630"));
            };
        };
        const std::string what = "moment " + url + " " + std::string(call.language.tag());
        if (!readings_.answer(what, household(call.request.address), prepare, call.reply)) {
            call.reply(page_with(""));
        }
    });
}

}  // namespace moneybags
