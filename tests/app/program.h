#pragma once

// The program itself, started with arguments and fed with lines, as a person or a script would.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace moneybags {

struct Ran {
    int status = -1;
    std::string out, err;
};

inline std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline std::filesystem::path scratch_root() {
    return std::filesystem::path(::testing::TempDir()) / ("moneybags-" + std::to_string(getpid()));
}

// A folder of this test's own, empty at first.
inline std::string scratch() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    const std::filesystem::path folder =
        scratch_root() / (std::string(test->test_suite_name()) + test->name());
    std::filesystem::create_directories(folder);
    return folder.string() + "/";
}

// MONEYBAGS_PROGRAM says where the program is. `arguments` are written as in a shell.
inline Ran run(const std::string& arguments, const std::string& input = {}) {
    const char* program = std::getenv("MONEYBAGS_PROGRAM");
    if (program == nullptr) {
        ADD_FAILURE() << "set MONEYBAGS_PROGRAM to the program";
        return {};
    }
    const std::string folder = scratch();
    std::ofstream(folder + "in", std::ios::binary) << input;
    const std::string line = std::string(program) + " " + arguments + " <" + folder + "in >" +
                             folder + "out 2>" + folder + "err";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder + "out"),
            content(folder + "err")};
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// What earlier versions of the program wrote.
inline const std::string kKept = "tests/kept/";

// A copy: opening a store may bring its schema up to date.
inline std::string copied_store() {
    const std::string file = scratch() + "store.db";
    std::filesystem::copy_file(kKept + "store.db", file,
                               std::filesystem::copy_options::overwrite_existing);
    return file;
}

inline bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace moneybags
