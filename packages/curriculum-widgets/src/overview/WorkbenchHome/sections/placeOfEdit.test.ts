import type { OverviewEdit } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { aWorkbench, somePlaces } from '../../fakes/workbench';
import { placeOfEdit } from './placeOfEdit';

const edit = (await aWorkbench().overview.loadOverview('80101')).edits[0]!;

it.each<[Partial<OverviewEdit>, string | undefined]>([
  [{ kind: 'courseMatrix' }, '#matrix-1004'],
  [{ kind: 'goals' }, '#course-1004-of-1001'],
  [{ kind: 'report' }, '#report-1004-of-1001'],
  [{ kind: 'points', majorId: null }, '#course-1004-of-any'],
  [{ kind: 'courseMatrix', majorId: null }, '#course-1004-of-any'],
  [{ kind: 'graduateRequires', courseId: null }, '#major-1001'],
  [{ kind: 'course', action: 'delete' }, undefined],
  [{ kind: 'points', action: 'delete' }, '#course-1004-of-1001'],
  [{ kind: 'user', courseId: null, majorId: null }, undefined],
  [{ kind: 'course', name: '' }, undefined],
])('an edit with %j leads to %s', (changes, place) => {
  expect(placeOfEdit({ ...edit, ...changes }, somePlaces)).toBe(place);
});
