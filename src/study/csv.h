#pragma once

// Tables as text, for other programs to read.

#include <string>

namespace moneybags {

// What has a comma or a quote in it stands in quotes.
std::string csv_field(const std::string& text);
std::string csv_number(double value);

}  // namespace moneybags
