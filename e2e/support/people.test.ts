import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPeople } from './people';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let count = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.endsWith('/auth/login')
      ? { ...aLoginInfo().data, authToken: `token-${(count += 1)}` }
      : { menus: [], permission: 1 };
    return Response.json({ code: 0, data });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives each job of a long run a sign-in whose password counts as entered just now', async () => {
  const people = createPeople('http://college.test');
  const tokenOf = async () => (await people.loginInfo('majorLeader')).data.authToken;
  expect(await tokenOf()).toBe('token-1');
  vi.advanceTimersByTime(7 * 60_000);
  people.beginJob();
  expect(await tokenOf()).toBe('token-1');
  // A job takes two minutes at most, the server counts ten; within the job the sign-in stays the one that its page has.
  vi.advanceTimersByTime(60_000);
  expect(await tokenOf()).toBe('token-1');
  people.beginJob();
  expect(await tokenOf()).toBe('token-2');
});
