#pragma once

#include <string>

namespace moneybags {

std::string qr_svg(const std::string& text);  // a picture of its own, black on white

}  // namespace moneybags
