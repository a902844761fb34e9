import { describe, expect, it } from 'vitest';
import { isLoopback, localPermission } from './localPermission';

it.each([
  ['ws://127.0.0.1:8765', true],
  ['ws://127.1.2.3/x', true],
  ['ws://localhost:1', true],
  ['ws://assistant.localhost', true],
  ['ws://[::1]:8765', true],
  ['wss://assistant.college.example', false],
  ['ws://128.0.0.1', false],
  ['not an address', false],
])('%s leads to this machine: %s', (url, expected) => expect(isLoopback(url)).toBe(expected));

/** A browser that knows some permissions by name. */
function browser(known: Record<string, PermissionState>) {
  return {
    query({ name }: { name: string }) {
      const state = known[name];
      return state ? Promise.resolve({ state } as PermissionStatus) : Promise.reject(new TypeError(name));
    },
  };
}

describe('the permission', () => {
  it.each([
    [{ 'loopback-network': 'denied', 'local-network-access': 'granted' } as const, 'denied'],
    [{ 'local-network-access': 'denied' } as const, 'denied'],
    [{ 'loopback-network': 'prompt' } as const, 'prompt'],
    [{}, 'unknown'],
  ])('of a browser that says %j is %s', async (known, expected) => expect(await localPermission(browser(known))).toBe(expected));

  it('is unknown without a permissions API', async () => expect(await localPermission(undefined)).toBe('unknown'));
});
