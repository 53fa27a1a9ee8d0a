#pragma once

// The languages whose sentences tests quote; the program itself names none.

#include "notation/language.h"

namespace moneybags {

inline const Language kEnglish = *find_language("en");
inline const Language kChinese = *find_language("zh-Hant");

}  // namespace moneybags
