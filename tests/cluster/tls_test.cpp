// PostgreSQL and NATS on other machines: by TLS, with certificates as deploy/certificates makes
// them.

#include <cstdlib>
#include <filesystem>

#include "tests/cluster/guest.h"
#include "tests/cluster/site.h"

namespace moneybags::cluster_tests {

namespace fs = std::filesystem;
using testing_support::free_port;
using testing_support::Nats;
using testing_support::Postgresql;

namespace {

constexpr const char* kHere = "127.0.0.1";

// Those of a site whose PostgreSQL is called so and whose NATS has this machine's address.
class Certificates {
   public:
    Certificates() {
        fs::permissions(folder_.path(), fs::perms(0755));  // PostgreSQL is another user
        const std::string make = "deploy/certificates " + folder_.path().string() + " postgresql ";
        EXPECT_EQ(std::system((make + kHere).c_str()), 0);
    }
    std::string file(const std::string& name) const { return folder_.path() / name; }

   private:
    const load::TemporaryFolder folder_;
};

class Tls : public testing::Test {
   protected:
    load::Server::Wish wish(const Certificates& trusted, const std::string& host = "postgresql",
                            const std::string& nats_at = kHere) {
        std::string db = db_;
        const std::size_t at = db.find("host=") + 5;
        db.replace(at, db.find('&', at) - at,
                   host + "&hostaddr=" + kHere +
                       "&sslmode=verify-full&sslrootcert=" + trusted.file("ca.pem"));
        load::Server::Wish wish = crash::serve(db, folder_);
        wish.more = {"--cluster", "tls://" + nats_at + ":" + std::to_string(nats_.port()),
                     "--nats-ca", trusted.file("ca.pem")};
        return wish;
    }

    const Certificates certificates_;
    const load::TemporaryFolder folder_;
    Nats nats_{
        {"--tls", "--tlscert", certificates_.file(std::string(kHere) + ".pem"), "--tlskey",
         certificates_.file(std::string(kHere) + ".key")}
    };
    Postgresql postgresql_{
        free_port(),
        {"-c", std::string("listen_addresses=") + kHere, "-c", "ssl=on", "-c",
            "ssl_cert_file=" + certificates_.file("postgresql.pem"), "-c",
            "ssl_key_file=" + certificates_.file("postgresql.key")}
    };
    const std::string db_ = postgresql_.new_database();
};

}  // namespace

TEST_F(Tls, servers_that_trust_the_authority_of_a_site_share_its_tables) {
    load::Server one(wish(certificates_)), two(wish(certificates_));
    one.start();
    two.start();
    Guest ann("Ann"), bob("Bob");
    const std::string table =
        ann.open(one.port(), {
                                 {"game",    "mad-millionaire"},
                                 {"players", 2                }
    });
    EXPECT_EQ(bob.join(two.port(), table).status, 200);
    EXPECT_NE(ann.visit(two.port(), table).find("\"Bob\""), std::string::npos);
}

TEST_F(Tls, nobody_else_is_spoken_to) {
    const Certificates others;
    EXPECT_NE(refusal_of(wish(others)).find("certificate verify failed"), std::string::npos);
    EXPECT_NE(refusal_of(wish(certificates_, "elsewhere")).find("certificate"), std::string::npos);
    load::Server::Wish wrong = wish(certificates_);
    wrong.more.back() = others.file("ca.pem");
    EXPECT_NE(refusal_of(wrong).find("does not let us in"), std::string::npos);
    EXPECT_NE(refusal_of(wish(certificates_, "postgresql", "localhost")).find("does not let us in"),
              std::string::npos);
}

}  // namespace moneybags::cluster_tests
