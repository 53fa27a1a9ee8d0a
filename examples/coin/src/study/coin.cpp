#include "games/coin/game.h"
#include "study/typed_study.h"

namespace moneybags {

template <>
Inquiry inquiry_of<coin::Family>() {
    return inquiry_by_types<coin::Family, NoWatch<coin::Family>>();
}

}  // namespace moneybags
