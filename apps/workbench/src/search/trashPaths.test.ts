import { expect, it } from 'vitest';
import { trashedRecordPath } from './trashPaths';

it.each([
  ['course', 3, '/courseUnit/detail?majorId=3&courseUnitId=7'],
  ['edition', 3, '/major/editions?majorId=3'],
  ['department', null, '/department'],
  ['major', null, '/major/index?majorId=7'],
  ['occupation', null, '/job/detail?jobId=7'],
  ['collegeMajor', null, '/college/majorDetail?majorId=7'],
  ['talentReport', null, '/dic/talentDemandDetail?id=7'],
  ['news', null, '/news?id=7'],
  ['outline', null, '/dic/outlines?id=7'],
] as const)('a %s that is back is opened on its page', (kind, majorId, path) => {
  expect(trashedRecordPath({ kind, id: 7, majorId })).toBe(path);
});
