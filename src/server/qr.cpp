#include "server/qr.h"

#include <qrencode.h>

#include <memory>

namespace moneybags {

namespace {

constexpr int kQuiet = 4;  // modules of empty border that readers want

struct Free {
    void operator()(QRcode* code) const { QRcode_free(code); }
};
using Code = std::unique_ptr<QRcode, Free>;

Code encode(const std::string& text) {
    return Code(QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
}

bool is_dark(const QRcode& code, int x, int y) {
    if (x < 0 || y < 0 || x >= code.width || y >= code.width) return false;
    return (code.data[y * code.width + x] & 1) != 0;
}

}  // namespace

std::string qr_svg(const std::string& text) {
    const Code code = encode(text);
    if (!code) return {};
    const std::string size = std::to_string(code->width + 2 * kQuiet);
    std::string path;
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            if (!is_dark(*code, x, y)) continue;
            int run = 1;
            while (is_dark(*code, x + run, y)) ++run;
            path += "M" + std::to_string(x + kQuiet) + " " + std::to_string(y + kQuiet) + "h" +
                    std::to_string(run) + "v1h-" + std::to_string(run) + "z";
            x += run;
        }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size +
           "\" shape-rendering=\"crispEdges\"><rect width=\"100%\" height=\"100%\" "
           "fill=\"#fff\"/><path d=\"" +
           path + "\"/></svg>";
}

}  // namespace moneybags
