import { expect, it } from 'vitest';
import { aMail } from '../fakes/aMail';
import { linkState } from './linkState';

const now = Date.parse('2026-05-13T09:00:00+08:00');

it.each([
  ['works', {}],
  ['used', { usedTime: '2026-05-12T10:00:00+08:00', link: null }],
  ['expired', { expireTime: '2026-05-13T08:59:59+08:00', link: null }],
  ['expired', { expireTime: '2026-05-13T09:00:00+08:00' }],
  ['replaced', { link: null }],
  // It stops working at the moment at which the later one is written.
  ['replaced', { expireTime: '2026-05-13T08:30:00+08:00', link: null, isReplaced: true }],
] as const)('%s', (state, change) => expect(linkState(aMail(change), now)).toBe(state));
