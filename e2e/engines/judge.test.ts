import { expect, it } from 'vitest';
import { judge } from './judge';

const passed = { at: 'a--passed', wrong: [], milliseconds: 1 };
const failed = { at: 'a--failed', wrong: ['no such text'], milliseconds: 1 };
const all = [passed.at, failed.at, 'a--not-visited'];
const listed = (at: string) => ({ engine: 'webkit' as const, at, reason: 'It has no such picture.' });

it('passes where only what is listed fails', () => {
  const verdict = judge('webkit', { outcomes: [passed, failed], all, listed: [listed(failed.at)] });
  expect(verdict).toEqual({ passed: 1, known: [{ ...failed, reason: 'It has no such picture.' }], failed: [], stale: [], unknown: [] });
});

it('fails on what is listed for another engine', () => {
  expect(judge('firefox', { outcomes: [failed], all, listed: [listed(failed.at)] }).failed).toEqual([failed]);
});

it('fails on an entry that no longer differs, or names nothing', () => {
  const entries = [listed(passed.at), listed('a--gone'), listed('a--not-visited')];
  expect(judge('webkit', { outcomes: [passed], all, listed: entries })).toMatchObject({ stale: [entries[0]], unknown: [entries[1]] });
});
