import { describe, expect, it } from 'vitest';
import { graduateRequires } from '../../fixtures';
import { accreditationStandards } from '../saveMajor';
import { catalogueOf, requirementCatalogues } from './catalogue';

describe('the catalogues', () => {
  it('hold 11 headings of 2024 and 12 of 2015 to 2022, in both languages, each once', () => {
    expect(requirementCatalogues.map(({ headings }) => headings.length)).toEqual([11, 12]);
    for (const { headings, source } of requirementCatalogues) {
      expect(new Set(headings.map(({ zh }) => zh)).size).toBe(headings.length);
      for (const { zh, en } of [...headings, source]) {
        expect(zh).toMatch(/\p{Script=Han}/u);
        expect(en).toMatch(/^[\x20-\x7e]+$/);
      }
    }
  });

  it('are found by the standard of a major', () => {
    expect(accreditationStandards.map((standard) => catalogueOf(standard)?.standard)).toEqual([...accreditationStandards]);
    expect(catalogueOf('')).toBeUndefined();
    expect(catalogueOf(undefined)).toBeUndefined();
  });

  it('are what the sample majors follow', () => {
    expect(graduateRequires[1002]!.map(({ description }) => description)).toEqual(
      catalogueOf('CEEAA-2015')!.headings.map(({ zh }, at) => `${at + 1} ${zh}`),
    );
  });
});
