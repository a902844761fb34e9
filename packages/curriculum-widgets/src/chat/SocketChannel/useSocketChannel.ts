import { useEffect, useReducer, useRef, useState } from 'react';
import { channelReducer, idleChannel, type ChannelHappening } from './channelState';
import { isLoopback, localPermission, type LocalPermission, type PermissionSource } from './localPermission';

/** The browser's WebSocket class, or a replacement. */
export type SocketClass = new (url: string) => WebSocket;

interface UseSocketChannelOptions {
  url: string;
  socketClass: SocketClass | null;
  permissions: PermissionSource | undefined;
  now: () => Date;
}

/** Opens the channel on demand only, and reports every event of it. */
export function useSocketChannel({ url, socketClass, permissions, now }: UseSocketChannelOptions) {
  const [state, dispatch] = useReducer(channelReducer, idleChannel);
  const [permission, setPermission] = useState<LocalPermission>('unknown');
  const socket = useRef<WebSocket | null>(null);

  function add(happening: ChannelHappening) {
    dispatch({ type: 'happened', time: now(), happening });
  }

  function connect() {
    if (!socketClass || socket.current) return;
    add({ kind: 'connecting', text: url });
    try {
      const opened = new socketClass(url);
      socket.current = opened;
      listen(opened);
    } catch (error) {
      // An address that is none is thrown back at once; no close event will follow.
      add({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
      add({ kind: 'close', code: 1006, reason: '' });
    }
  }

  function listen(opened: WebSocket) {
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
      add({ kind: 'open' });
    });
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => add(messageOf(data)));
    opened.addEventListener('error', () => add({ kind: 'error' }));
    opened.addEventListener('close', ({ code, reason }) => {
      socket.current = null;
      add({ kind: 'close', code, reason });
      if (!wasOpen && isLoopback(url)) void localPermission(permissions).then(setPermission);
    });
  }

  useEffect(() => {
    return () => socket.current?.close();
  }, []);

  return {
    state,
    permission,
    connect,
    disconnect: () => socket.current?.close(),
    clear: () => dispatch({ type: 'cleared' }),
    send(text: string) {
      socket.current?.send(text);
      add({ kind: 'sent', text });
    },
  };
}

function messageOf(data: unknown): ChannelHappening {
  if (typeof data === 'string') return { kind: 'message', text: data };
  const bytes = data instanceof Blob ? data.size : data instanceof ArrayBuffer ? data.byteLength : 0;
  return { kind: 'binary', bytes };
}
