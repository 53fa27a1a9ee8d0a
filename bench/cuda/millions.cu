#include "bench/cuda/play.cuh"
#include "games/millions/game.h"

int main(int count, char** words) {
    using namespace moneybags;
    return gpu::run<millions::Family, gpu::Shape<512, 8, false>>(count, words);
}
