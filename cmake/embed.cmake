# embed(<target> <prefix> <file>...)
#
# Puts the files into <target> and defines the functions of src/games/embedded.h for them. Each file is
# known by its path from the top of the repository, or of an example, which mirrors it; its symbols in the
# object file begin with <prefix>.
function(embed target prefix)
    set(blobs "")
    set(entries "")
    set(count 0)
    foreach(file IN LISTS ARGN)
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${PROJECT_SOURCE_DIR} NORMALIZE)
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
        string(REGEX REPLACE "^examples/[^/]*/" "" path ${path})
        set(symbol "${prefix}_${count}")
        string(APPEND blobs "BLOB(${symbol}, \"${file}\")\n")
        string(APPEND entries "    {\"${path}\", ${symbol}, &${symbol}_size},\n")
        math(EXPR count "${count} + 1")
    endforeach()

    set(source ${CMAKE_CURRENT_BINARY_DIR}/${prefix}.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/embed.cpp.in ${source} @ONLY)
    # The compiler does not see through .incbin, so the build must be told.
    set_property(SOURCE ${source} APPEND PROPERTY OBJECT_DEPENDS "${ARGN}")
    target_sources(${target} PRIVATE ${source})
endfunction()
