// What browsers themselves log while a server cannot be reached. It is not the page's fault, and no two browsers say the
// same: each sentence is listed here once, whole, so that no error of the page can be mistaken for one.

const OFFLINE_MESSAGES = [
  // A request, by Chromium.
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE) \(/,
  // The page's socket, by Chromium.
  /^WebSocket connection to '[^']*' failed: /,
  // The service worker looks for a newer version of itself, by Chromium 156; 150 says nothing.
  /^An unknown error occurred when fetching the script\. \(\)$/,
];

/** Whether this error is only that. To be asked of errors that came after a test has cut the line. */
export const isOfflineMessage = (error) => OFFLINE_MESSAGES.some((message) => message.test(error));
