import { expect, it } from 'vitest';
import { additionalInfos } from '../fixtures';
import { emptyAdditionalInfo } from '../syllabus';
import { countSyllabusFields } from './syllabusFields';

it('counts what is filled', () => {
  expect(countSyllabusFields(emptyAdditionalInfo(1004))).toBe(0);
  expect(countSyllabusFields({ score: 0, year: ' ', textbooks: '教材', schedule: { label: ['周'], data: [] } })).toBe(2);
  expect(countSyllabusFields(additionalInfos[0]!)).toBeGreaterThan(10);
});
