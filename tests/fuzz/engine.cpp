// Lines of bytes where requests are read: every one gets a reply that is JSON and says whether it
// was granted.

#include "app/engine.h"

#include "tests/fuzz/bytes.h"

namespace moneybags::fuzz {
namespace {

// Most lines should reach a table that is under way.
constexpr std::string_view kBeginnings[] = {
    R"({"do":"new","game":"millions-1e","players":3,"seed":1})",
    R"({"do":"new","game":"millions-1e","players":5,"seed":2,"options":{"scheduling":"live"}})",
    R"({"do":"new","game":"millions-2e","players":7,"seed":3})",
    R"({"do":"rulesets"})",
};

void ask(Engine& engine, std::string_view line) {
    boost::system::error_code error;
    const boost::json::value reply = boost::json::parse(engine.answer(line), error);
    must(!error && reply.is_object() && reply.get_object().contains("ok"), "no good reply", line);
    must(reply.at("ok").as_bool() || reply.as_object().contains("error"), "no reason given", line);
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace moneybags;
    fuzz::Bytes bytes(data, size);
    Engine engine;
    fuzz::ask(engine, fuzz::kBeginnings[bytes.below(std::size(fuzz::kBeginnings))]);
    for (std::uint32_t k = bytes.below(16); k > 0; --k) {  // some steps on, by luck and bots
        fuzz::ask(engine, R"({"do":"chance"})");
        const std::string seat = std::to_string(bytes.below(8));
        fuzz::ask(engine, R"({"do":"bot","seat":)" + seat + R"(,"level":"random"})");
    }
    std::string_view rest = bytes.rest();
    while (!rest.empty() && !engine.finished()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        fuzz::ask(engine, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
