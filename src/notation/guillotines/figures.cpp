#include "notation/guillotines/notation.h"

namespace moneybags::guillotines {

// The guide tells level 1; what the levels above add are notes.
GuideFigures GuillotinesNotation::guide_figures(Language) const {
    const Rules& r = rules_;
    GuideFigures g;
    for (int level = 2; level <= r.level; ++level) {
        g.notes.push_back("level-" + std::to_string(level));
    }
    if (r.puppets) g.notes.emplace_back("puppets");
    return g;
}

}  // namespace moneybags::guillotines
