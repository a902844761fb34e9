import { expect, it, onTestFinished } from 'vitest';
import { findIdsIn, idPrefix } from './idsInShadow';

function putInShadow(id: string) {
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  const part = document.createElement('h2');
  part.id = id;
  tree.append(part);
  document.body.append(host);
  onTestFinished(() => host.remove());
  return { tree, part };
}

// React Aria puts a number of its own between the two, but for servers and tests.
it.each([`react-aria-_${idPrefix}r_1_`, `react-aria1700733779-_${idPrefix}r_1_`])('finds %s until it is stopped', (id) => {
  const { tree, part } = putInShadow(id);
  const stop = findIdsIn(tree);
  expect(document.getElementById(id)).toBe(part);
  stop();
  expect(document.getElementById(id)).toBeNull();
});

it.each(['title', 'react-aria1700733779-_r_1_', `${idPrefix}title`])('leaves %s to the page', (id) => {
  const { tree } = putInShadow(id);
  onTestFinished(findIdsIn(tree));
  expect(document.getElementById(id)).toBeNull();
});
