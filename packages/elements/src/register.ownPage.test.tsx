import { GoalPanel } from '@college/curriculum-widgets/goals/GoalPanel';
import { afterEach, expect, it, vi } from 'vitest';
import { createElementClass } from './createElementClass';
import { elementDefinitions } from './elements.gen';
import { registerCollegeElements } from './registerCollegeElements';

afterEach(() => vi.restoreAllMocks());

it('registers some, then all, and may be called again', () => {
  const warn = vi.spyOn(console, 'warn');
  customElements.define('college-exam-choice', class extends HTMLElement {});
  // As another copy of the script would have done.
  const other = elementDefinitions.find(({ tag }) => tag === 'college-grade-note')!;
  customElements.define(other.tag, createElementClass(other));

  registerCollegeElements({ only: ['college-goal-panel'] });
  expect(customElements.get('college-goal-panel')).toBeDefined();
  expect(customElements.get('college-copy-wizard')).toBeUndefined();
  registerCollegeElements();
  registerCollegeElements();
  expect(elementDefinitions.filter(({ tag }) => !customElements.get(tag))).toEqual([]);
  expect(new Set(warn.mock.calls.map(([said]) => String(said)))).toEqual(
    new Set(['<college-exam-choice> is already another element of this page: the widget is not available under that name.']),
  );
});

it('loads a widget by its tag', async () => {
  expect(await elementDefinitions.find(({ tag }) => tag === 'college-goal-panel')!.load()).toBe(GoalPanel);
});

it('names no prop like an existing property of elements, except those it replaces on purpose', () => {
  // Titles of a notice and of a progress window; on the element a browser also shows them under the pointer.
  const replaced = ['title'];
  const clashes = elementDefinitions.flatMap(({ tag, props }) =>
    Object.entries(props).flatMap(([prop, kind]) =>
      kind !== 'children' && prop in HTMLElement.prototype && !replaced.includes(prop) ? [`${tag}.${prop}`] : [],
    ),
  );
  expect(clashes).toEqual([]);
});
