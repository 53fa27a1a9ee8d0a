#pragma once

#include <boost/json.hpp>
#include <string>

namespace moneybags {

// One page with everything in it, for people to look at: a study or a solution as it is written to
// disk, shown by the page's own code (web/src/study/report.tsx).
std::string report_page(const boost::json::object& written);

}  // namespace moneybags
