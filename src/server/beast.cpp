// Asio and Beast are compiled here, once (BOOST_ASIO_SEPARATE_COMPILATION and its twin, set for the
// room): every other unit sees their declarations only.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
