import { expect, it } from 'vitest';
import { sinceWith } from './since.mjs';

it('gives new components the version of the release, leaves the others theirs, and drops what is no more', () => {
  expect(sinceWith({ Button: '1.0.0', Gone: '1.0.0' }, ['Link', 'Button'], '1.1.0')).toEqual({ Button: '1.0.0', Link: '1.1.0' });
});
