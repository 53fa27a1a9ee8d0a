#include "store/sqlite.h"

#include <fcntl.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <compare>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>

namespace moneybags {

namespace fs = std::filesystem;

namespace {

std::string reason() { return std::generic_category().message(errno); }

class Descriptor {
   public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

   private:
    int number_;
};

void sync_folder(const fs::path& folder) {
    const Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!opened.is_open() || fsync(opened.number()) != 0) {
        throw trouble("cannot write the folder " + folder.string() + ": " + reason());
    }
}

// The names of new folders and files must be on disk too, or a power cut takes the games with them.
void make_folder(const fs::path& folder) {
    if (fs::is_directory(folder)) return;
    make_folder(folder.parent_path());
    if (mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
        throw trouble("cannot create the folder " + folder.string() + ": " + reason());
    }
    sync_folder(folder.parent_path());
}

// SQLite would create it too, but readable for others.
void make_file(const fs::path& file) {
    const Descriptor created(open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (created.is_open()) {
        sync_folder(file.parent_path());
    } else if (errno != EEXIST) {
        throw trouble("cannot create " + file.string() + ": " + reason());
    }
}

struct Inode {
    dev_t device{};
    ino_t number{};
    auto operator<=>(const Inode&) const = default;
};

std::optional<Inode> inode(const fs::path& file) {
    struct stat found {};
    if (stat(file.c_str(), &found) != 0) return std::nullopt;
    return Inode{found.st_dev, found.st_ino};
}

// That this program has a file open, and perhaps owns it. The owner has a lock on the file itself,
// so it counts by whatever name the file is opened, and goes with the process, whatever becomes of
// it. It is on a byte that SQLite leaves alone, and of the kind that belongs to the open file.
//
// The file that was opened for the lock is closed when nobody here uses it any more: before, that
// would take away SQLite's own locks, those of other connections among them.
class FileUse {
   public:
    FileUse(const fs::path& file, bool owns) : owns_(owns) {
        const std::lock_guard guard(mutex());
        const std::optional<Inode> found = inode(file);
        if (!found) throw trouble("cannot open " + file.string() + ": " + reason());
        which_ = *found;
        Shared& shared = all()[which_];
        const bool is_mine = !owns || own(shared, file);
        if (is_mine) {
            shared.uses += 1;
            return;
        }
        if (shared.uses == 0) all().erase(which_);
        throw conflict("another moneybags has " + file.string() + " open");
    }
    ~FileUse() {
        const std::lock_guard guard(mutex());
        Shared& shared = all()[which_];
        if (owns_) {
            set(shared, F_UNLCK);
            shared.is_owned = false;
        }
        if (--shared.uses == 0) all().erase(which_);
    }
    FileUse(const FileUse&) = delete;

   private:
    struct Shared {
        int uses = 0;
        bool is_owned = false;
        std::optional<Descriptor> locked;
    };

    static std::mutex& mutex() {
        static std::mutex it;
        return it;
    }
    static std::map<Inode, Shared>& all() {
        static std::map<Inode, Shared> it;
        return it;
    }
    static bool own(Shared& shared, const fs::path& file) {
        if (shared.is_owned) return false;
        if (!shared.locked) {
            Descriptor opened(open(file.c_str(), O_RDWR | O_CLOEXEC));
            if (!opened.is_open()) throw trouble("cannot open " + file.string() + ": " + reason());
            shared.locked.emplace(std::move(opened));
        }
        shared.is_owned = set(shared, F_WRLCK);
        if (!shared.is_owned && errno != EAGAIN && errno != EACCES) {
            throw trouble("cannot lock " + file.string() + ": " + reason());
        }
        return shared.is_owned;
    }
    static bool set(const Shared& shared, short kind) {
        struct flock lock {};
        lock.l_type = kind;
        lock.l_whence = SEEK_SET;
        lock.l_start = std::numeric_limits<off_t>::max() - 1;
        lock.l_len = 1;
        return fcntl(shared.locked->number(), F_OFD_SETLK, &lock) == 0;
    }

    const bool owns_;
    Inode which_;
};

// It is there, and its name is.
const fs::path& prepared(const fs::path& file, Access access) {
    if (access != Access::Own && !fs::exists(file)) {
        throw trouble("there is no file " + file.string());
    }
    if (fs::is_directory(file)) throw trouble(file.string() + " is a folder");
    if (access == Access::Own) {
        make_folder(file.parent_path());
        make_file(file);
    }
    return file;
}

StoreProblem sqlite_problem(const soci::soci_error& error) {
    const auto* ours = dynamic_cast<const soci::sqlite3_soci_error*>(&error);
    switch (ours == nullptr ? SQLITE_OK : ours->result()) {
        case SQLITE_CONSTRAINT:
            return conflict(message_of(error)).problem;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return damaged(message_of(error)).problem;
        case SQLITE_ERROR:  // a table or column of ours is not there
            if (message_of(error).find("no such ") != std::string::npos) {
                return damaged(message_of(error)).problem;
            }
            break;
        default:
            break;
    }
    return trouble(message_of(error)).problem;  // full, busy, read-only, unreadable
}

class Sqlite : private FileUse, public Connection {  // in this order: the file is let go last
   public:
    Sqlite(const fs::path& file, Access access)
        : FileUse(prepared(file, access), access != Access::Read), file_(file) {
        inode_ = inode(file);

        sql_.open(soci::sqlite3, "dbname=\"" + file.string() + "\"");
        run("PRAGMA busy_timeout = 2000");
        if (access == Access::Read) {
            run("PRAGMA query_only = ON");
            return;
        }
        const std::string mode = answer("PRAGMA journal_mode = WAL");
        if (mode != "wal") {
            throw trouble(file.string() + " cannot have a write-ahead log: its journal mode is " +
                          mode);
        }
        // What is acknowledged survives a power cut: one sync for each commit.
        run("PRAGMA synchronous = FULL");
        // What was written is carried from the log to its place by somebody else (tidy), so that no
        // commit waits for that; only if they do not keep up a commit does the rest.
        run("PRAGMA wal_autocheckpoint = 1000");
        run("PRAGMA foreign_keys = ON");
        // What is forgotten is overwritten, not only unlinked.
        run("PRAGMA secure_delete = ON");
    }

    void begin() override {
        // SQLite would go on writing into a file that has no name any more, or another one.
        if (inode(file_) != inode_) throw trouble(file_.string() + " was moved or removed");
        run("BEGIN IMMEDIATE");
    }

    void tidy() override { answer("PRAGMA wal_checkpoint(PASSIVE)"); }

    std::string_view now() const override {
        return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
    }

    StoreProblem problem(const soci::soci_error& error) const override {
        return sqlite_problem(error);
    }

   private:
    fs::path file_;
    std::optional<Inode> inode_;
};

}  // namespace

std::unique_ptr<Connection> connect_sqlite(const fs::path& file, Access access) {
    if (access == Access::Share || access == Access::ShareAgain) {
        throw conflict("several servers cannot share a file: they need a PostgreSQL database");
    }
    // The way SOCI takes a name apart.
    if (file.string().find('"') != std::string::npos) {
        throw conflict("the name of the store must not contain a quotation mark");
    }
    try {
        return std::make_unique<Sqlite>(fs::absolute(file), access);
    } catch (const soci::soci_error& error) {
        throw Failure{sqlite_problem(error)};
    }
}

}  // namespace moneybags
