# compile_in_one_piece(<target> <file>...)
#
# Each folder becomes one piece, if MONEYBAGS_UNITY is on: what its files include is read, and the machine code of
# templates is made, only once.
function(compile_in_one_piece target)
    if(NOT MONEYBAGS_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(file IN LISTS ARGN)
        cmake_path(GET file PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
        string(MAKE_C_IDENTIFIER ${folder} group)
        set_property(SOURCE ${file} PROPERTY UNITY_GROUP ${group})
    endforeach()
endfunction()
