#pragma once

// What follows from a view and the rules, for those who show it and know no rule: written with the
// view, never read.

#include <string>

#include "games/fields.h"

namespace moneybags::codec {

template <class View, class Facts>
class FactsOf final : public Type {
   public:
    using Find = Facts (*)(const Context&, const View&);
    explicit FactsOf(Find find) : Type(kOf<View>), find_(find) {}

    json::value write_json(const Context& context, const void* view) const override {
        const Facts told = find_(context, *static_cast<const View*>(view));
        return type_of<Facts>().write_json(context, &told);
    }
    std::string typescript(Script& script) const override {
        return type_of<Facts>().typescript(script);
    }

   private:
    Find find_;
};

}  // namespace moneybags::codec
