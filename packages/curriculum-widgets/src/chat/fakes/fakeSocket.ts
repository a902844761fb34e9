import type { SocketClass } from '../SocketChannel';

/** A websocket class without a network; a story triggers the events of the newest connection. */
export function fakeSocketClass() {
  const opened: FakeSocket[] = [];

  class FakeSocket extends EventTarget {
    readonly sent: string[] = [];

    constructor(readonly url: string) {
      super();
      opened.push(this);
    }
    send(text: string) {
      this.sent.push(text);
    }
    close() {
      this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
    }
  }

  const newest = () => opened.at(-1)!;
  return {
    socketClass: FakeSocket as unknown as SocketClass,
    connections: () => opened.length,
    sent: () => newest().sent,
    open: () => newest().dispatchEvent(new Event('open')),
    message: (data: unknown) => newest().dispatchEvent(new MessageEvent('message', { data })),
    error: () => newest().dispatchEvent(new Event('error')),
    close: (code = 1000, reason = '') => newest().dispatchEvent(new CloseEvent('close', { code, reason })),
  };
}

/** A browser with this state of the local-network permission. */
export function permissionsSaying(state: PermissionState) {
  return { query: async () => ({ state }) as PermissionStatus };
}
