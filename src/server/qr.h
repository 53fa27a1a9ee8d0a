#pragma once

#include <string>

namespace moneybags {

std::string qr_svg(const std::string& text);   // a picture of its own, black on white
std::string qr_text(const std::string& text);  // for a terminal, two rows a line

}  // namespace moneybags
