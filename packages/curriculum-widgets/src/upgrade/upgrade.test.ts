import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { BreakingChange } from './breakingChanges';
import { changesSince } from './changesSince';
import { upgradeFile, upgradeFiles } from './upgradeFiles';

const changes: readonly BreakingChange[] = [
  { since: '2.0.0', kind: 'export', package: '@college/curriculum-widgets', from: 'GoalPanel', to: 'GoalBoard' },
  { since: '2.0.0', kind: 'prop', component: 'GoalPanel', from: 'onGoalsChange', to: 'onSaved' },
  { since: '2.0.0', kind: 'entry', from: '@college/curriculum-widgets/goals/GoalPanel', to: '@college/curriculum-widgets/goals/GoalBoard' },
  { since: '2.0.0', kind: 'element', from: 'college-goal-panel', to: 'college-goal-board' },
  { since: '2.0.0', kind: 'attribute', element: 'college-goal-board', from: 'course', to: 'course-id' },
  { since: '2.0.0', kind: 'variable', from: '--college-color-accent', to: '--college-accent' },
];

const upgraded = (path: string, text: string) => upgradeFile(ts, path, text, changes);

it('renames what is imported, under the name that the file uses, with its props and entries', () => {
  const before = `import { GoalPanel, type GoalPanelProps } from '@college/curriculum-widgets/goals/GoalPanel';
import { GoalPanel as Other } from './own';
const later = () => import('@college/curriculum-widgets/goals/GoalPanel');
export const Page = () => <><GoalPanel onGoalsChange={save} courseId={1} /><Other onGoalsChange={save} /></>;
const colour = 'var(--college-color-accent)';`;
  expect(upgraded('page.tsx', before))
    .toBe(`import { GoalBoard as GoalPanel, type GoalPanelProps } from '@college/curriculum-widgets/goals/GoalBoard';
import { GoalPanel as Other } from './own';
const later = () => import('@college/curriculum-widgets/goals/GoalBoard');
export const Page = () => <><GoalPanel onSaved={save} courseId={1} /><Other onGoalsChange={save} /></>;
const colour = 'var(--college-accent)';`);
});

it('keeps an own alias, and renames what is exported again', () => {
  expect(upgraded('a.ts', `import { GoalPanel as Goals } from '@college/curriculum-widgets';`)).toBe(
    `import { GoalBoard as Goals } from '@college/curriculum-widgets';`,
  );
  expect(upgraded('a.ts', `export { GoalPanel } from '@college/curriculum-widgets';`)).toBe(
    `export { GoalBoard as GoalPanel } from '@college/curriculum-widgets';`,
  );
});

it.each([
  ['page.html', '<college-goal-panel course="1"></college-goal-panel>', '<college-goal-board course-id="1"></college-goal-board>'],
  [
    'Page.vue',
    `<template><college-goal-panel :course="id" title="the course > 1" @saved="() => save()" /></template>\n<script setup>import '@college/curriculum-widgets/goals/GoalPanel'</script>`,
    `<template><college-goal-board :course-id="id" title="the course > 1" @saved="() => save()" /></template>\n<script setup>import '@college/curriculum-widgets/goals/GoalBoard'</script>`,
  ],
  ['Page.svelte', '<college-goal-panel course={id} />', '<college-goal-board course-id={id} />'],
  [
    'page.css',
    'a { color: var(--college-color-accent); --college-color-accent-soft: red }',
    'a { color: var(--college-accent); --college-color-accent-soft: red }',
  ],
  [
    'page.jsx',
    'export const P = () => <college-goal-panel>x</college-goal-panel>;',
    'export const P = () => <college-goal-board>x</college-goal-board>;',
  ],
  ['notes.md', '<college-goal-panel>', '<college-goal-panel>'],
])('renames in %s', (path, before, after) => expect(upgraded(path, before)).toBe(after));

it('takes the changes of the versions that a host passes, in their order', () => {
  const at = (since: string): BreakingChange => ({ since, kind: 'variable', from: since, to: since });
  expect(changesSince([at('10.0.0'), at('2.0.0'), at('1.0.0')], '1.4.2')).toEqual([at('2.0.0'), at('10.0.0')]);
});

it('rewrites the files of a folder, and none of them when it only tries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'college-upgrade-'));
  try {
    const path = join(folder, 'page.html');
    await writeFile(path, '<college-goal-panel>');
    expect(await upgradeFiles(ts, folder, changes, true)).toEqual([path]);
    expect(await readFile(path, 'utf8')).toBe('<college-goal-panel>');
    expect(await upgradeFiles(ts, folder, changes, false)).toEqual([path]);
    expect(await readFile(path, 'utf8')).toBe('<college-goal-board>');
    expect(await upgradeFiles(ts, folder, changes, false)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
