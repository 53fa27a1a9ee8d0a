#include "tests/store/power_cut.h"

#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <new>
#include <sstream>
#include <string>

#include "tests/store/sqlite_api.h"

namespace moneybags {

namespace fs = std::filesystem;

namespace {

std::mutex mutex;
std::map<std::string, std::string> synced;  // by path

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// ---- a file: everything is passed on to the real one, a sync is noted ----

struct File {
    sqlite3_file base;  // what SQLite sees
    sqlite3_file* real;
    std::string path;
};
File& ours(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return ours(file).real; }

template <auto Method, class... Arguments>
int pass_on(sqlite3_file* file, Arguments... arguments) {
    return (real(file)->pMethods->*Method)(real(file), arguments...);
}

int sync_file(sqlite3_file* file, int flags) {
    const int result = real(file)->pMethods->xSync(real(file), flags);
    if (result == SQLITE_OK) {
        std::string content = text_of(ours(file).path);
        const std::lock_guard lock(mutex);
        synced[ours(file).path] = std::move(content);
    }
    return result;
}

int close_file(sqlite3_file* file) {
    const int result = real(file)->pMethods->xClose(real(file));
    ours(file).~File();
    return result;
}

void barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }

using Methods = sqlite3_io_methods;
const Methods kMethods = {
    .iVersion = 2,  // without the memory maps of version 3, which would write past us
    .xClose = close_file,
    .xRead = pass_on<&Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = pass_on<&Methods::xWrite, const void*, int, sqlite3_int64>,
    .xTruncate = pass_on<&Methods::xTruncate, sqlite3_int64>,
    .xSync = sync_file,
    .xFileSize = pass_on<&Methods::xFileSize, sqlite3_int64*>,
    .xLock = pass_on<&Methods::xLock, int>,
    .xUnlock = pass_on<&Methods::xUnlock, int>,
    .xCheckReservedLock = pass_on<&Methods::xCheckReservedLock, int*>,
    .xFileControl = pass_on<&Methods::xFileControl, int, void*>,
    .xSectorSize = pass_on<&Methods::xSectorSize>,
    .xDeviceCharacteristics = pass_on<&Methods::xDeviceCharacteristics>,
    .xShmMap = pass_on<&Methods::xShmMap, int, int, int, void volatile**>,
    .xShmLock = pass_on<&Methods::xShmLock, int, int, int>,
    .xShmBarrier = barrier,
    .xShmUnmap = pass_on<&Methods::xShmUnmap, int>,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

// ---- the file system ----

sqlite3_vfs* real_files = nullptr;

// SQLite gives us room for File and, behind it, for the real one.
constexpr int kRoom = (sizeof(File) + 15) / 16 * 16;

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    File* const mine = new (file) File{{nullptr}, nullptr, name == nullptr ? "" : name};
    mine->real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + kRoom);
    const int result = real_files->xOpen(real_files, name, mine->real, flags, flags_out);
    if (mine->real->pMethods == nullptr) {
        mine->~File();
        file->pMethods = nullptr;
        return result;
    }
    mine->base.pMethods = &kMethods;
    return result;
}

int delete_file(sqlite3_vfs*, const char* name, int sync_folder) {
    const int result = real_files->xDelete(real_files, name, sync_folder);
    const std::lock_guard lock(mutex);
    if (result == SQLITE_OK) synced.erase(name);
    return result;
}

sqlite3_vfs our_files;

}  // namespace

PowerCut::PowerCut() {
    synced.clear();
    real_files = FROM_SQLITE(sqlite3_vfs_find)(nullptr);
    our_files = *real_files;
    our_files.zName = "power_cut";
    our_files.szOsFile = kRoom + real_files->szOsFile;
    our_files.pNext = nullptr;
    our_files.xOpen = open_file;
    our_files.xDelete = delete_file;
    FROM_SQLITE(sqlite3_vfs_register)(&our_files, 1);
}

PowerCut::~PowerCut() {
    FROM_SQLITE(sqlite3_vfs_unregister)(&our_files);
    FROM_SQLITE(sqlite3_vfs_register)(real_files, 1);
}

void PowerCut::survivors(const fs::path& file, const fs::path& folder) const {
    const std::lock_guard lock(mutex);
    // The names of file and log were synced when they were created.
    for (const std::string& path : {file.string(), file.string() + "-wal"}) {
        if (const auto found = synced.find(path); found != synced.end()) {
            std::ofstream(folder / fs::path(path).filename(), std::ios::binary) << found->second;
        } else if (path == file.string()) {
            std::ofstream(folder / file.filename());
        }
    }
}

}  // namespace moneybags
