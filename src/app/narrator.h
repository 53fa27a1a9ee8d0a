#pragma once

// Tells a story line by line: what happened, with its clause in the margin, and what was said.

#include <string>

#include "app/terminal.h"
#include "app/words.h"
#include "notation/notation.h"
#include "table/log.h"

namespace moneybags {

class Narrator {
   public:
    Narrator(Terminal& terminal, const Session& session, Language language)
        : terminal_(terminal),
          notation_(session.notation()),
          names_(session.names()),
          language_(language),
          words_(app_voice(language)) {}

    // The reader must be one who may know of it. False if it was not worth a line.
    bool tell(const AnyEvent&, Seat reader);
    // For who may know everything: what only one seat was told is read over its shoulder.
    bool tell_privately(const AnyEvent&, Seat told_to);
    void said(Seat speaker, const std::string& words);

   private:
    bool line(const AnyEvent&, const std::string& text);

    Terminal& terminal_;
    const Notation& notation_;
    const Names& names_;
    Language language_;
    Voice words_;
    std::string last_clause_;
};

}  // namespace moneybags
