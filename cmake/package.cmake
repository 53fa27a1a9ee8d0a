# What `cpack` gives away (./play --package): a Debian package, and a tarball for any Linux with a glibc as new as
# ours, which brings all other libraries along. Both hold the program, its manual and completions, and licences;
# tools/check/package plays with both.
set(made ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGE_CONTACT "Moneybags <keeper@moneybags.example>")  # packages must name somebody

# The same program, once more, that looks for libraries beside itself. DT_RPATH, not DT_RUNPATH: libraries that
# others need are looked for there, too.
get_target_property(program_sources moneybags SOURCES)
add_executable(moneybags_portable EXCLUDE_FROM_ALL ${program_sources})
target_link_libraries(moneybags_portable PRIVATE app moneybags_options)
target_link_options(moneybags_portable PRIVATE -Wl,--disable-new-dtags)
set_target_properties(moneybags_portable PROPERTIES
    BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "$ORIGIN/../lib/moneybags")

find_package(Python3 COMPONENTS Interpreter)
add_custom_command(
    OUTPUT ${made}/moneybags.1.gz
    COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/manual $<TARGET_FILE:moneybags> ${made}
    COMMAND gzip -9nf ${made}/moneybags.1
    DEPENDS moneybags ${PROJECT_SOURCE_DIR}/tools/manual
    COMMENT "Writing the manual page and completions"
    VERBATIM)
add_custom_command(
    OUTPUT ${made}/copyright
    COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/licences program >${made}/copyright
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/licences ${PROJECT_SOURCE_DIR}/NOTICE
            ${PROJECT_SOURCE_DIR}/web/package-lock.json
    COMMENT "Collecting licences")
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${PROJECT_SOURCE_DIR}/deploy/debian/changelog.in ${made}/changelog.Debian @ONLY)
add_custom_command(
    OUTPUT ${made}/changelog.gz ${made}/changelog.Debian.gz
    COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md >${made}/changelog.gz
    COMMAND gzip -9nc ${made}/changelog.Debian >${made}/changelog.Debian.gz
    DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${made}/changelog.Debian
    COMMENT "Compressing the changes")
add_custom_target(packaged DEPENDS
    moneybags moneybags_portable ${made}/moneybags.1.gz ${made}/copyright ${made}/changelog.gz)

# In both. Where zsh and fish look for completions of packages is not the same everywhere; these are Debian's places.
install(FILES ${made}/moneybags.1.gz DESTINATION share/man/man1 COMPONENT both)
install(FILES ${made}/moneybags.bash DESTINATION share/bash-completion/completions RENAME moneybags COMPONENT both)
install(FILES ${made}/_moneybags DESTINATION share/zsh/vendor-completions COMPONENT both)
install(FILES ${made}/moneybags.fish DESTINATION share/fish/vendor_completions.d COMPONENT both)
install(FILES ${made}/copyright ${made}/changelog.gz DESTINATION share/doc/moneybags COMPONENT both)
install(FILES deploy/Caddyfile deploy/nginx.conf DESTINATION share/doc/moneybags/examples COMPONENT both)

# For Debian: its own libraries, and a unit.
install(TARGETS moneybags DESTINATION bin COMPONENT debian)
install(FILES deploy/moneybags.service DESTINATION lib/systemd/system COMPONENT debian)
install(FILES deploy/moneybags.default DESTINATION /etc/default RENAME moneybags COMPONENT debian
        PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ)
install(FILES ${made}/changelog.Debian.gz DESTINATION share/doc/moneybags COMPONENT debian)
install(FILES deploy/debian/lintian-overrides DESTINATION share/lintian/overrides RENAME moneybags COMPONENT debian)

# For everywhere: whatever it is linked with but glibc itself, and under which licences that is.
install(PROGRAMS $<TARGET_FILE:moneybags_portable> DESTINATION bin RENAME moneybags COMPONENT portable)
install(FILES LICENSE NOTICE DESTINATION share/doc/moneybags COMPONENT portable)
install(FILES deploy/moneybags.service deploy/moneybags.default DESTINATION share/doc/moneybags/examples
        COMPONENT portable)
install(CODE [[
    set(top "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
    file(GET_RUNTIME_DEPENDENCIES
        EXECUTABLES $<TARGET_FILE:moneybags_portable>
        RESOLVED_DEPENDENCIES_VAR libraries
        PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|pthread|resolv)[.]so")
    file(INSTALL ${libraries} DESTINATION ${top}/lib/moneybags FOLLOW_SYMLINK_CHAIN)
    execute_process(
        COMMAND $<TARGET_PROPERTY:moneybags_portable,SOURCE_DIR>/tools/licences
                libraries ${top}/share/doc/moneybags/licences ${libraries}
        COMMAND_ERROR_IS_FATAL ANY)
]] COMPONENT portable)

set(CPACK_PACKAGE_NAME moneybags)
set(CPACK_PACKAGE_VENDOR "Moneybags")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION
    "Play and host Millions of Dollars (first and second edition), Billionaires &
Guillotines (levels 1 to 4) and Mad Millionaire: in a browser with friends and
bots, or in the terminal. One program with everything inside: rules, bots, a
server for tables, and its page, in English and Traditional Chinese.")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_FILE_NAME moneybags-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/package-each.cmake)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "caddy | nginx, postgresql, nats-server")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/deploy/debian/conffiles ${PROJECT_SOURCE_DIR}/deploy/debian/postinst
    ${PROJECT_SOURCE_DIR}/deploy/debian/prerm ${PROJECT_SOURCE_DIR}/deploy/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
