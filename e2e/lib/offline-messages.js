// What browsers themselves log while a server cannot be reached. It is not the page's fault, and no two browsers say the
// same: each sentence is listed here once, whole, so that no error of the page can be mistaken for one.

const LINE_IS_DOWN = [
  ...['INTERNET_DISCONNECTED', 'NETWORK_CHANGED', 'ADDRESS_UNREACHABLE', 'TIMED_OUT', 'SOCKET_NOT_CONNECTED'],
  ...[
    'CONNECTION_REFUSED',
    'CONNECTION_RESET',
    'CONNECTION_CLOSED',
    'CONNECTION_ABORTED',
    'CONNECTION_FAILED',
  ],
  ...['CONNECTION_TIMED_OUT', 'EMPTY_RESPONSE', 'CONTENT_LENGTH_MISMATCH', 'INCOMPLETE_CHUNKED_ENCODING'],
];

const OFFLINE_MESSAGES = [
  // A request, by Chromium: all that it calls a connection that is not there, or that ended before the answer did.
  new RegExp(`^Failed to load resource: net::ERR_(${LINE_IS_DOWN.join('|')}) \\(`),
  // The page's socket, by Chromium.
  /^WebSocket connection to '[^']*' failed: /,
  // The service worker looks for a newer version of itself, by Chromium 156; 150 says nothing.
  /^An unknown error occurred when fetching the script\. \(\)$/,
];

/** Whether this error is only that. To be asked of errors that came after a test has cut the line. */
export const isOfflineMessage = (error) => OFFLINE_MESSAGES.some((message) => message.test(error));
