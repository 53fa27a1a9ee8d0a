#pragma once

// Connections that were upgraded to WebSocket. Includes Beast: for net_http.cpp and net_socket.cpp.

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net_hall.h"

namespace moneybags {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers the handshake, then tells the guests; from there on the connection looks after itself.
void upgrade(Hall&, tcp::socket, Ticket, UpgradeRequest, HttpRequest);

}  // namespace moneybags
