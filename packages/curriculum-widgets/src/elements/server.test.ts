import { expect, it } from 'vitest';

it('can be imported and called on a server, where it does nothing', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  const { registerCollegeElements } = await import('./index');
  expect(() => registerCollegeElements()).not.toThrow();
});
