#include "notation/millions/parts.h"

namespace moneybags::millions {

bool pays(Act act) { return act == Act::Offer || act == Act::Demand || act == Act::Counter; }
bool has_proposer(Act act) {
    return act == Act::Counter || act == Act::Accept || act == Act::Decline || act == Act::Cancel;
}
bool has_character(Act act) {
    return pays(act) || has_proposer(act) || act == Act::Claim || act == Act::Ask ||
           act == Act::Withdraw || act == Act::Intimidate || act == Act::Leave || act == Act::Rob;
}
bool has_roles(Act act) { return act == Act::Pick || act == Act::Announce || act == Act::Answer; }
bool has_role(Act act) { return has_roles(act) || act == Act::Claim || act == Act::Name; }

}  // namespace moneybags::millions
