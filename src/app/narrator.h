#pragma once

// Tells a story line by line: what happened, with its clause in the margin, and what was said.

#include <string>

#include "app/terminal.h"
#include "app/words.h"
#include "notation/notation.h"
#include "table/log.h"
#include "table/wire.h"

namespace moneybags {

class Narrator {
   public:
    Narrator(Terminal& terminal, const Session& session, Language language)
        : terminal_(terminal),
          notation_(session.notation()),
          names_(session.names()),
          language_(language),
          words_(app_voice(language)) {}

    // A line of a table's story. False if it was not worth one here.
    bool tell(const wire::Line&);
    // The reader must be one who may know of it.
    bool tell(const AnyEvent&, Seat reader);
    // For who may know everything: what only one seat was told is read over its shoulder.
    bool tell_privately(const AnyEvent&, Seat told_to);
    void said(Seat speaker, const std::string& words);

   private:
    bool line(const AnyEvent&, const std::string& text);
    bool line(const std::string& text, std::string_view event, const std::string& clause);

    Terminal& terminal_;
    const Notation& notation_;
    const Names& names_;
    Language language_;
    Voice words_;
    std::string last_clause_;
};

}  // namespace moneybags
