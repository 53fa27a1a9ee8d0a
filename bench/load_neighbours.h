#pragma once

// Others at the same machine, as builds and backups are: each keeps a processor busy and, between
// whiles, makes the disk write what it has.

#include <sys/types.h>

#include <string>
#include <vector>

namespace moneybags::load {

class Neighbours {
   public:
    Neighbours(int count, const std::string& folder);  // their files go there, if it is not empty
    ~Neighbours();                                     // they leave
    Neighbours(const Neighbours&) = delete;

   private:
    std::vector<pid_t> children_;
};

}  // namespace moneybags::load
