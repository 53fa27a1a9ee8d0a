#include "bench/cuda/play.cuh"
#include "games/madcity/game.h"

int main(int count, char** words) {
    using namespace moneybags;
    return gpu::run<madcity::Family, gpu::Shape<384, 8, true>>(count, words);
}
