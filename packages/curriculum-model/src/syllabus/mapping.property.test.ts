import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankFields, reportedCourseFields } from '../records';
import { additionalInfoSchema } from './additionalInfo';
import { syllabusEnglish } from './document';
import { storedFieldName, syllabusFieldNames, syllabusTextFields, type SyllabusFieldName } from './fieldNames';
import { toAdditionalInfo, toSyllabusData } from './mapping';
import { anyInfo } from './randomReport.test-data';
import { syllabusDataSchema } from './syllabusData';

const totalPeriodData: [number, number, number] = [48, 16, 0];
const intro = { ...blankFields(reportedCourseFields), introduction: '课程简介', totalPeriodData };

describe('the stored names', () => {
  it('go into the editor and back without a loss, whatever is stored', () => {
    fc.assert(
      fc.property(anyInfo, (stored) => {
        const data = toSyllabusData(stored, intro);
        expect(syllabusDataSchema.parse(data)).toEqual(data);
        const { id, courseUnitId, version, translations } = stored;
        expect(toAdditionalInfo(data, { id, courseUnitId, version, translations })).toEqual(stored);
      }),
    );
  });

  it('come back from storing as they were edited, whatever is edited', () => {
    fc.assert(
      fc.property(anyInfo, anyInfo, (edited, { id, courseUnitId, version, translations }) => {
        const data = toSyllabusData(edited, intro);
        const stored = toAdditionalInfo(data, { id, courseUnitId, version, translations });
        expect(additionalInfoSchema.parse(stored)).toEqual(stored);
        expect(toSyllabusData(stored, intro)).toEqual(data);
      }),
    );
  });

  it('hold every field of the editor under exactly one name', () => {
    fc.assert(
      fc.property(anyInfo, (stored) => {
        const data = toSyllabusData(stored, intro);
        for (const name of Object.keys(syllabusFieldNames) as SyllabusFieldName[]) {
          if (name === 'totalPeriodData') continue;
          if (name === 'exampercent') expect(data[name]).toEqual(stored.exampercent.rows);
          else if (name === 'exampercenttype') expect(data[name]).toEqual(stored.exampercent.type);
          else expect(data[name]).toEqual(stored[storedFieldName(name) as keyof typeof stored]);
        }
      }),
    );
    const names = Object.keys(syllabusFieldNames).map((name) => storedFieldName(name as SyllabusFieldName));
    expect(new Set(names).size).toBe(27);
    expect([storedFieldName('references'), storedFieldName('group')]).toEqual(['textreferences', 'textgroup']);
  });

  it('find the English of each text, renamed or not', () => {
    fc.assert(
      fc.property(anyInfo, (info) => {
        for (const name of syllabusTextFields) {
          const english = syllabusEnglish({ intro, info }, name);
          expect(english).toEqual(info.translations?.en?.[storedFieldName(name)]);
        }
      }),
    );
  });

  it("take the introduction's English from the course where the info brings none", () => {
    const translations = { en: { introduction: { text: 'An introduction', updatedAt: '2026-05-13T09:00:00+08:00' } } };
    const [info] = fc.sample(anyInfo, 1);
    const report = { intro: { ...intro, translations }, info: { ...info!, translations: undefined } };
    expect(syllabusEnglish(report, 'courseDesc')?.text).toBe('An introduction');
  });
});
