import { expect, it } from 'vitest';
import { registerCollegeElements } from './index';

it('can be imported and called on a server, where it does nothing', () => {
  expect(typeof HTMLElement).toBe('undefined');
  expect(() => registerCollegeElements()).not.toThrow();
});
