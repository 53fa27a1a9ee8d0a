// A page's house has no others beside it.

#include "server/house.h"

namespace moneybags {

void House::tell_others(const boost::json::object&) {}
void House::tell_of_person(PersonId) {}
void House::tell_of_alert(const Alert&, bool) {}
void House::tell_of_notice(PersonId, const std::optional<Notice>&) {}
void House::share_counts() {}

void House::end_sessions(PersonId, const std::string& of, const std::string&) {
    show_out([&](const Client& client) { return client.session == of; });
}
void House::tell_out(PersonId person, const std::string& of, const std::string& but) {
    end_sessions(person, of, but);
}

}  // namespace moneybags
