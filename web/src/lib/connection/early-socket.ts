// Opens the WebSocket to a table early, while the code that will use it is still being loaded.

import { PROTOCOL } from '../../protocol';
import type { ToServer } from '../../protocol';

/** A socket, and what it received while nobody listened. */
export interface OpenedSocket {
  socket: WebSocket;
  received: MessageEvent[];
}

let early: (OpenedSocket & { code: string }) | undefined;

/** What the first message says. */
export interface Hello {
  /** The position of the newest state that is known. */
  after?: number;
  /** It is for a screen in the room, which shows what everybody may see. */
  screen?: boolean;
}

/** Opens a socket and says which table it is for. */
function open(code: string, { after, screen }: Hello = {}): OpenedSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  const message: ToServer = {
    type: 'hello',
    version: PROTOCOL,
    table: code,
    ...(after !== undefined && { after }),
    ...(screen && { screen }),
  };
  socket.onopen = () => socket.send(JSON.stringify(message));
  return { socket, received: [] };
}

/** Opens the socket to the table that somebody is about to see. */
export function openSocketEarly(code: string) {
  const opened = open(code);
  opened.socket.onmessage = (event) => opened.received.push(event);
  early = { ...opened, code };
}

/** The socket that was opened early, if it is for this table and still up; else a new one. */
export function takeSocket(code: string, hello: Hello): OpenedSocket {
  const opened = early;
  early = undefined;
  if (opened?.code === code && !hello.screen && opened.socket.readyState <= WebSocket.OPEN) return opened;
  opened?.socket.close();
  return open(code, hello);
}
