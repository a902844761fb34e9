import { spyOn } from 'storybook/test';

/** For `beforeEach` of a story: takes the browser offline; the returned function brings it back online. */
export function withoutNetwork() {
  const spy = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    spy.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

/** What the client throws when nobody could be reached, and when the server breaks down. */
export function networkError(reason: 'connection' | 'status', message: string) {
  return Object.assign(new Error(message), { name: 'NetworkError', reason });
}

export const unreachedWords = '系统错误 System error: Failed to fetch';
