import { expect, it } from 'vitest';
import { additionalInfos } from '../fixtures';
import { emptyAdditionalInfo } from '../syllabus';
import { additionalInfoSchema } from '../syllabus';
import { copiedSyllabusFields, countSyllabusFields, signatureFields } from './syllabusFields';

it('parts the stored fields into those that are copied and those of whoever signs', () => {
  const stored = Object.keys(additionalInfoSchema.shape);
  const own = ['id', 'courseUnitId', 'courseDesc', 'version', 'translations'];
  expect([...copiedSyllabusFields, ...signatureFields, ...own].toSorted()).toEqual(stored.toSorted());
});

it('counts what is filled', () => {
  expect(countSyllabusFields(emptyAdditionalInfo(1004))).toBe(0);
  expect(countSyllabusFields({ score: 0, year: ' ', textbooks: '教材', schedule: { label: ['周'], data: [] } })).toBe(2);
  expect(countSyllabusFields(additionalInfos[0]!)).toBeGreaterThan(10);
});
