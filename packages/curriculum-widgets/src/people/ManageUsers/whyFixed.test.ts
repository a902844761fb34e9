import type { ManagedUser } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { whyFixed } from './whyFixed';

const leader = sampleUser('majorLeader');
const person = (who: Parameters<typeof sampleUser>[0], isEditable: boolean): ManagedUser => ({
  ...sampleUser(who),
  scopeName: '',
  isEditable,
});

it.each([
  ['majorLeader', false, 'self'],
  ['majorLeader', true, 'self'],
  ['collegeAdmin', false, 'notLower'],
  ['departmentViewer', false, 'notLower'],
  ['courseEditor', false, 'outside'],
  ['majorEditor', true, null],
] as const)('%s, editable %s: %s', (who, isEditable, reason) => expect(whyFixed(person(who, isEditable), leader)).toBe(reason));
