// Where a store may be, and how an address is spoken of.

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "store/store.h"
#include "tests/store/places.h"

namespace moneybags {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using Kind = StoreProblem::Kind;

TEST(Address, is_logged_without_its_password) {
    struct Row {
        std::string address, logged;
    };
    const Row rows[] = {
        {"store.db",                                                                        "store.db"                            },
        {"sqlite:///var/lib/a:b@c.db",                                                      "sqlite:///var/lib/a:b@c.db"          },
        {"postgresql://ana@host/games",                                                     "postgresql://ana@host/games"         },
        {"postgresql://ana:S3CRET@host:5432/games?sslmode=require",
         "postgresql://ana@host:5432/games?sslmode=require"                                                                       },
        {"postgres://ana:S3CRET@host/games",                                                "postgres://ana@host/games"           },
        {"postgresql://ana:S3C@S3CRET@host/games",                                          "postgresql://ana@host/games"         },
        {"postgresql://ana:S3C/S3C?S3CRET@host/games",                                      "postgresql://ana@host/games"         },
        {"postgresql://:S3CRET@host/games",                                                 "postgresql://@host/games"            },
        {"postgresql://host:5432/games?user=ana&password=S3CRET&sslpassword=S3CRET&port=1",
         "postgresql://host:5432/games?user=ana&password=***&sslpassword=***&port=1"                                              },
        {"host=localhost password=S3CRET user=ana",                                         "host=localhost password=*** user=ana"},
        {"mysql://ana:S3CRET@host/games",                                                   "mysql://ana@host/games"              },
        {"",                                                                                ""                                    },
    };
    for (const Row& row : rows) EXPECT_EQ(address_for_logs(row.address), row.logged);
}

TEST(Address, that_leads_nowhere_is_a_problem_without_a_password) {
    const std::string wrong[] = {
        "postgresql://ana:S3CRET@nowhere.invalid/games",
        "postgresql://ana:S3CRET@127.0.0.1:1/games",
        "postgresql://ana:S3C/S3CRET@127.0.0.1/games",
        "postgresql://ana:S3C?S3CRET@127.0.0.1/games",
        "postgresql://ana:S3CRET%zz@127.0.0.1/games",
        "postgresql://ana:S3CRET@127.0.0.1:many/games",
        "postgresql://ana:S3CRET@127.0.0.1/games?nonsense=1",
        "postgresql://ana:S3CRET@[::1/games",
        "mysql://ana:S3CRET@host/games",
        "sqlite://",
        "",
    };
    for (const std::string& address : wrong) {
        SCOPED_TRACE(address);
        const auto store = open_store(address);
        ASSERT_FALSE(store);
        EXPECT_THAT(store.error().what, Not(HasSubstr("S3C")));
    }
}

TEST(Address, of_a_file_is_a_path_with_or_without_a_scheme) {
    const Folder folder;
    const fs::path file = folder.path() / "deep er" / "a=b db=c" / "it's.db";
    ASSERT_TRUE(is_written(commit(**open_store("sqlite://" + file.string()), {new_table("t")})));
    EXPECT_TRUE((*open_store(file.string()))->table("t")->has_value());
    EXPECT_FALSE(open_store((folder.path() / "quo\"te.db").string()));
}

unsigned mode(const fs::path& path) {
    struct stat found {};
    return stat(path.c_str(), &found) == 0 ? found.st_mode & 07777u : 0;
}

TEST(File, of_a_store_is_readable_by_its_owner_only) {
    const Folder folder;
    const fs::path file = folder.path() / "new" / "newer" / "store.db";
    const mode_t before = umask(0);
    const auto store = open_store(file.string());
    ASSERT_TRUE(is_written(commit(**store, {new_table("t")})));
    umask(before);
    EXPECT_EQ(mode(folder.path() / "new"), 0700u);
    EXPECT_EQ(mode(folder.path() / "new" / "newer"), 0700u);
    for (const std::string name : {"store.db", "store.db-wal", "store.db-shm"}) {
        EXPECT_EQ(mode(file.parent_path() / name), 0600u) << name;
    }
}

// As libpq reads it, not as it looks.
TEST(Address, of_a_postgresql_says_where_it_is_and_whether_that_is_encrypted) {
    struct Row {
        std::string address;
        std::vector<std::string> hosts;
        bool is_encrypted;
    };
    const Row rows[] = {
        {"postgresql:///games",                             {"", ""},                      false},
        {"postgresql://ana@db/games?sslmode=require",       {"db", ""},                    true },
        {"postgresql://db/games?sslmode=verify-full",       {"db", ""},                    true },
        {"postgresql://db/games?sslmode=prefer",            {"db", ""},                    false},
        {"postgresql://ana:sslmode=require@db/games",       {"db", ""},                    false},
        {"postgresql:///games?host=10.0.0.5",               {"10.0.0.5", ""},              false},
        {"postgresql://localhost/games?hostaddr=10.0.0.5",  {"localhost", "10.0.0.5"},     false},
        {"postgresql://localhost:5432,10.0.0.5:5432/games", {"localhost", "10.0.0.5", ""}, false},
        {"postgresql://[::1]/games",                        {"::1", ""},                   false},
        {"postgresql://%2Frun%2Fpostgresql/games",          {"/run/postgresql", ""},       false},
        {"postgresql:///games?service=far",                 {"service far", "", ""},       false},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.address);
        const auto reached = how_reached(row.address);
        ASSERT_TRUE(reached);
        EXPECT_EQ(reached->hosts, row.hosts);
        EXPECT_EQ(reached->is_encrypted, row.is_encrypted);
    }
    EXPECT_FALSE(how_reached("postgresql://[::1/games"));
    setenv("PGHOST", "10.0.0.5", 1);
    EXPECT_EQ(how_reached("postgresql:///games")->hosts.front(), "10.0.0.5");
    EXPECT_EQ(how_reached("postgresql://db/games")->hosts.front(), "db");
    setenv("PGSSLMODE", "verify-full", 1);
    EXPECT_TRUE(how_reached("postgresql:///games")->is_encrypted);
    EXPECT_FALSE(how_reached("postgresql:///games?sslmode=disable")->is_encrypted);
    unsetenv("PGHOST");
    unsetenv("PGSSLMODE");
}

TEST(File, that_is_no_store_is_refused_and_left_alone) {
    const Folder folder;
    const fs::path file = folder.path() / "letter.txt";
    const std::string letter(5'000, 'x');
    std::ofstream(file) << letter;
    EXPECT_TRUE(is_kind(Kind::Damaged, open_store(file.string())));
    std::ifstream in(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), letter);
}

TEST(File, in_a_place_that_cannot_be_is_trouble) {
    const Folder folder;
    std::ofstream(folder.path() / "file") << "not a folder";
    EXPECT_TRUE(is_kind(Kind::Trouble, open_store((folder.path() / "file" / "store.db").string())));
    EXPECT_TRUE(is_kind(Kind::Trouble, open_store(folder.path().string())));
}

}  // namespace
}  // namespace moneybags
