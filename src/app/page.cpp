// `page`: the page as a folder of files, for a host that runs no program. Everybody plays in the
// house inside the page (src/pocket), each on their own device.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands.h"
#include "server/embedded_page.h"

namespace moneybags {

namespace {

// Told to the page in its own head: there is no house but the one inside it. And who serves it
// sends no policy along, so the page brings its own.
constexpr std::string_view kHead = "<head>";
constexpr std::string_view kAlone =
    "<head>\n    <meta name=\"moneybags-house\" content=\"none\" />\n"
    "    <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'\" />";

bool has_pocket(const std::vector<PageFile>& files) {
    for (const PageFile& file : files) {
        if (file.path.ends_with(".wasm")) return true;
    }
    return false;
}

int write_page(const std::string& folder) {
    const std::vector<PageFile> files = page_files();
    if (!has_pocket(files)) {
        return fail({"",
                     "this program was built without the house inside its page: install "
                     "emscripten, run tools/page and build it again"});
    }
    for (const PageFile& file : files) {
        const std::filesystem::path path = std::filesystem::path(folder) / file.path.substr(1);
        std::error_code problem;
        std::filesystem::create_directories(path.parent_path(), problem);
        if (problem) return fail({path.parent_path().string(), problem.message()});
        std::string bytes(file.bytes);
        if (file.path == "/index.html") bytes.replace(bytes.find(kHead), kHead.size(), kAlone);
        std::ofstream out(path, std::ios::binary);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!out.flush()) return fail({path.string(), "cannot be written"});
    }
    return kFine;
}

}  // namespace

Errand add_page(CommandLine line, const Voice& words) {
    const auto folder = std::make_shared<std::string>();
    line.option("--static", *folder, words("page.static")).called("DIR").required();
    return [folder] { return write_page(*folder); };
}

}  // namespace moneybags
