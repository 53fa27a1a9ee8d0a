# assets(<target> <folder>)
#
# Puts every file of <folder>, as it is and compressed, into <target>, and defines the function of
# src/server/embedded_page.h for them. Run as a script it compresses one file, FILE to GZ, which is left
# empty if it would not be smaller.
if(CMAKE_SCRIPT_MODE_FILE)
    # A twentieth smaller than gzip makes it, and without name and time, so that the same page makes the same program.
    execute_process(COMMAND zopfli -c ${FILE} OUTPUT_FILE ${GZ} COMMAND_ERROR_IS_FATAL ANY)
    file(SIZE ${FILE} before)
    file(SIZE ${GZ} after)
    if(after GREATER_EQUAL before)
        file(WRITE ${GZ} "")
    endif()
    return()
endif()

set(assets_script ${CMAKE_CURRENT_LIST_FILE})

function(assets target folder)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} NORMALIZE)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*)
    list(SORT files)
    set(blobs "")
    set(entries "")
    set(depends "")
    set(count 0)
    foreach(path IN LISTS files)
        set(file ${folder}/${path})
        set(gz ${CMAKE_CURRENT_BINARY_DIR}/page/${path}.gz)
        cmake_path(GET gz PARENT_PATH gz_folder)
        file(MAKE_DIRECTORY ${gz_folder})
        add_custom_command(
            OUTPUT ${gz}
            COMMAND ${CMAKE_COMMAND} -DFILE=${file} -DGZ=${gz} -P ${assets_script}
            DEPENDS ${file} ${assets_script}
            COMMENT "Compressing ${path}"
            VERBATIM)
        string(APPEND blobs "BLOB(moneybags_page_${count}, \"${file}\")\n"
                            "BLOB(moneybags_page_${count}_gz, \"${gz}\")\n")
        string(APPEND entries "    Entry{\"/${path}\", moneybags_page_${count}, "
                              "&moneybags_page_${count}_size, moneybags_page_${count}_gz, "
                              "&moneybags_page_${count}_gz_size},\n")
        list(APPEND depends ${file} ${gz})
        math(EXPR count "${count} + 1")
    endforeach()

    set(source ${CMAKE_CURRENT_BINARY_DIR}/page.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/assets.cpp.in ${source} @ONLY)
    # The compiler does not see through .incbin, so the build must be told.
    set_property(SOURCE ${source} APPEND PROPERTY OBJECT_DEPENDS "${depends}")
    target_sources(${target} PRIVATE ${source})
endfunction()
