import { UiProvider } from '@college/ui/theme';
import type { PresentPerson } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { aPerson, ownLine, reader } from '../fakes/somePeople';
import { Presence } from './Presence';

const presence = (people: readonly PresentPerson[], isReached = true) => (
  <UiProvider>
    <Presence people={people} line={ownLine} isReached={isReached} />
  </UiProvider>
);
const said = () => document.querySelector('[role="status"]')?.textContent;

it('says who comes and who leaves, and not who was there', async () => {
  const me = reader('zh');
  const editor = aPerson('majorEditor', 'zh');
  const leader = aPerson('courseLeader', 'zh');
  const { rerender } = await render(presence([]));
  await rerender(presence([me, editor]));
  expect(said()).toBe('');
  await rerender(presence([me, editor, leader]));
  expect(said()).toBe('孙越 来了。');
  // A second window of somebody, or another field, is no news.
  await rerender(presence([me, editor, leader, { ...leader, line: 'line-of-second' }]));
  expect(said()).toBe('孙越 来了。');
  await rerender(presence([me, leader]));
  expect(said()).toBe('何佳 离开了。');
  await rerender(presence([me, leader], false));
  expect(said()).toBe('');
  await rerender(presence([me, editor]));
  expect(said()).toBe('');
});
