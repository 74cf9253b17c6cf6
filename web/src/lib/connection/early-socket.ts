// The line to a table is opened while the code that will listen to it is still on its way.

import { PROTOCOL } from '../../protocol';
import type { ToServer } from '../../protocol';

/** A line, and what was heard on it while nobody listened. */
export interface Line {
  socket: WebSocket;
  heard: MessageEvent[];
}

let begun: (Line & { code: string }) | undefined;

/** What is said first of all. */
export interface Greeting {
  /** The newest state that is known. */
  after?: number;
  /** It is for a screen in the room, which shows what everybody may see. */
  screen?: boolean;
}

/** Opens a line and says which table it is for. */
function open(code: string, { after, screen }: Greeting = {}): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  const hello: ToServer = {
    type: 'hello',
    version: PROTOCOL,
    table: code,
    ...(after !== undefined && { after }),
    ...(screen && { screen }),
  };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  return { socket, heard: [] };
}

/** Opens the line to the table that somebody is about to see. */
export function beginLine(code: string) {
  const line = open(code);
  line.socket.onmessage = (event) => line.heard.push(event);
  begun = { ...line, code };
}

/** The line that was begun, if it is for this table and still up; else a new one. */
export function takeLine(code: string, greeting: Greeting): Line {
  const line = begun;
  begun = undefined;
  if (line?.code === code && !greeting.screen && line.socket.readyState <= WebSocket.OPEN) return line;
  line?.socket.close();
  return open(code, greeting);
}
