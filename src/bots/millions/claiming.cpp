#include "bots/millions/claiming.h"

namespace moneybags::millions {
namespace {

// A role that somebody surely played and that is not his own. One that is scarce and claimed by a
// rival is the best: it may scare him out. Nobody plays the Snitch to be liked, so that is not
// pretended.
Role lie(const Thought& t, Character c) {
    FixedVector<Weighted<Role>, kRoles> lies;
    for (const Role role : t.rules.roles - RoleSet{t.seen.role[c], t.rules.namer}) {
        std::uint32_t weight = t.open().on_view[role] > 0 ? 4 : 1;
        for (const Character rival : t.rivals() & t.open().spoke) {
            if (t.open().claim[rival] == role && t.open().on_view[role] == 1) weight += 2;
        }
        lies.push_back({role, weight});
    }
    return lies.empty() ? t.seen.role[c] : draw(lies, t.luck);
}

}  // namespace

Role story(const Thought& t, Character c) {
    const Role role = t.seen.role[c];
    // Who has told a story had better stick to it.
    const Role told = t.open().spoke.has(c) ? t.open().claim[c] : Role::None;
    if (told != Role::None && t.now_and_then(80)) return told;
    const std::uint32_t truth = role == t.rules.namer ? 35 : 68;
    return t.now_and_then(truth) ? role : lie(t, c);
}

Move announce_roles(const Thought& t) {
    const Role one = story(t, character(t.rules, t.me(), 0));
    const Role two = t.rules.slots == 2 ? story(t, character(t.rules, t.me(), 1)) : Role::None;
    return t.options.roles(Act::Announce, one, two).value_or(t.options.any());
}

Move answer_the_roll_call(const Thought& t) {
    Role said[2] = {Role::None, Role::None};
    std::size_t i = 0;
    for (const Character c : t.mine()) said[i++] = t.now_and_then(8) ? Role::None : story(t, c);
    return t.options.roles(Act::Answer, said[0], said[1]).value_or(t.options.any());
}

}  // namespace moneybags::millions
