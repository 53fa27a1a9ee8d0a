# room(<name> [HEADERS_ONLY] [FAST] [APART] [PRECOMPILED_WITH <room>] [LINKS <target>...])
#
# One folder under src/ is one room: a library of all its .cpp files that may use itself and the rooms
# it links, and no other. A folder inside with a CMakeLists.txt of its own is another room, and
# main.cpp belongs to the program, not to the library. Includes are written from src/:
# "core/seat.h". Because they would be found there whether linked or not, cmake/includes.cmake checks
# them against the links as part of every build. FAST rooms play games by the million and are worth
# the time that compiling them well takes. Files have names of their own even for what they keep to
# themselves, so that a folder can be compiled in one piece (cmake/unity.cmake); those of an APART room are not, where
# each measures a game alone.
add_custom_target(includes ALL)

function(room name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "HEADERS_ONLY;FAST;APART" "PRECOMPILED_WITH" "LINKS")

    file(GLOB_RECURSE files CONFIGURE_DEPENDS *.h *.cpp)
    file(GLOB inner_rooms CONFIGURE_DEPENDS */CMakeLists.txt)
    foreach(inner IN LISTS inner_rooms)
        cmake_path(GET inner PARENT_PATH inner)
        list(FILTER files EXCLUDE REGEX "^${inner}/")
    endforeach()

    set(include_from ${PROJECT_SOURCE_DIR}/src)
    # What the example games have for this room (examples/<game>/src mirrors src).
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src
               OUTPUT_VARIABLE folder)
    foreach(example IN LISTS MONEYBAGS_EXAMPLES)
        file(GLOB_RECURSE theirs CONFIGURE_DEPENDS
             ${example}/src/${folder}/*.h ${example}/src/${folder}/*.cpp)
        foreach(inner IN LISTS inner_rooms)
            cmake_path(GET inner PARENT_PATH inner)
            cmake_path(GET inner FILENAME inner)
            list(FILTER theirs EXCLUDE REGEX "^${example}/src/${folder}/${inner}/")
        endforeach()
        list(APPEND files ${theirs})
        list(APPEND include_from ${example}/src)
    endforeach()

    set(sources ${files})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    if(arg_HEADERS_ONLY)
        if(sources)
            message(FATAL_ERROR "${name} is all headers; what needs a .cpp belongs to another room")
        endif()
        add_library(${name} INTERFACE)
        target_include_directories(${name} INTERFACE ${include_from})
        target_link_libraries(${name} INTERFACE ${arg_LINKS})
    else()
        if(NOT sources)  # an empty room is still a room
            set(sources ${CMAKE_CURRENT_BINARY_DIR}/empty.cpp)
            file(TOUCH ${sources})
        endif()
        add_library(${name} STATIC ${sources})
        target_include_directories(${name} PUBLIC ${include_from})
        target_link_libraries(${name} PUBLIC ${arg_LINKS} PRIVATE moneybags_options)
        precompile(${name} SHARED_WITH ${arg_PRECOMPILED_WITH})
        if(NOT arg_APART)
            compile_in_one_piece(${name} ${sources})
        endif()
        if(arg_FAST)
            target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
        endif()
    endif()
    add_library(moneybags::${name} ALIAS ${name})

    # A room may include itself and whatever the rooms it links may include.
    set(may_include ${folder})
    foreach(link IN LISTS arg_LINKS)
        get_property(inherited TARGET ${link} PROPERTY MAY_INCLUDE)
        list(APPEND may_include ${inherited})
    endforeach()
    list(REMOVE_DUPLICATES may_include)
    set_property(TARGET ${name} PROPERTY MAY_INCLUDE ${may_include})

    set(stamp ${CMAKE_CURRENT_BINARY_DIR}/${name}.includes)
    set(list ${stamp}.list)
    file(CONFIGURE OUTPUT ${list} CONTENT "${files}" @ONLY)
    add_custom_command(
        OUTPUT ${stamp}
        COMMAND ${CMAKE_COMMAND} -DROOM=${folder} "-DMAY_INCLUDE=${may_include}" -DFILES=${list}
                -DROOT=${PROJECT_SOURCE_DIR}/src -P ${PROJECT_SOURCE_DIR}/cmake/includes.cmake
        COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
        DEPENDS ${files} ${list} ${PROJECT_SOURCE_DIR}/cmake/includes.cmake
        COMMENT "Checking the includes of src/${folder}"
        VERBATIM)
    add_custom_target(${name}_includes DEPENDS ${stamp})
    add_dependencies(includes ${name}_includes)
endfunction()
