#include "app/commands.h"

int main(int argc, char** argv) { return moneybags::run_program(argc, argv); }
