// What is said at one press is heard by each reader in their own language, whoever said it in
// which.

#include "table/phrases.h"

#include <algorithm>

#include "tests/table/evening.h"

namespace moneybags::evenings {
namespace {

TEST(Phrases, are_heard_in_the_readers_language) {
    Evening evening(opening("millions-2e", 4, {}, {}, 1));
    evening.start(1, "rookie");
    for (const Language spoken : languages()) {
        for (const auto& [key, phrase] : spoken.names("talk")) {
            for (const Language reader : languages()) {
                EXPECT_EQ(as_heard(phrase, reader), reader.names("talk").at(key));
            }
        }
        const std::string said = spoken.names("talk").at("trust");
        ASSERT_EQ(evening.ask(0, entry::Say{said}), "");
        for (const Language reader : languages()) {
            const std::string heard = reader.names("talk").at("trust");
            const auto story = evening.table().story(Reader{}, 1'000'000, 20, reader);
            const auto line =
                std::find_if(story.rbegin(), story.rend(),
                             [](const wire::Line& each) { return each.what == "say"; });
            ASSERT_NE(line, story.rend());
            EXPECT_EQ(line->event->as_object().at("words"), boost::json::value(heard));
            EXPECT_NE(line->text.find(heard), std::string::npos) << line->text;
        }
    }
    // Words of one's own are nobody else's to change.
    EXPECT_EQ(as_heard("Trust me, Al.", languages().back()), "Trust me, Al.");
}

}  // namespace
}  // namespace moneybags::evenings
