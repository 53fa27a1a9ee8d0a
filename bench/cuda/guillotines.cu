#include "bench/cuda/play.cuh"
#include "games/guillotines/game.h"

int main(int count, char** words) {
    using namespace moneybags;
    return gpu::run<guillotines::Family, gpu::Shape<384, 128, true>>(count, words);
}
