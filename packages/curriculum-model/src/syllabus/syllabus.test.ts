import { describe, expect, it } from 'vitest';
import { additionalInfos } from '../fixtures';
import { additionalInfoSchema } from './additionalInfo';
import { emptyAdditionalInfo, toAdditionalInfo, toSyllabusData, totalPeriodText } from './mapping';
import { syllabusDataSchema } from './syllabusData';
import { yearLabel, yearOptions } from './yearOptions';

const intro = { introduction: '课程简介', totalPeriodData: [48, 16, 0] as [number, number, number] };

describe('stored and edited syllabus', () => {
  it.each([additionalInfos[0]!, emptyAdditionalInfo(1004)])('go there and back without a loss', (stored) => {
    const data = toSyllabusData(stored, intro);
    expect(syllabusDataSchema.parse(data)).toEqual(data);
    const { id, courseUnitId, version, translations } = stored;
    const back = toAdditionalInfo(data, { id, courseUnitId, version, translations });
    expect(back).toEqual({ ...stored, version, translations, courseDesc: '课程简介' });
    expect(additionalInfoSchema.safeParse(back).success).toBe(true);
  });

  it('renames references and group', () => {
    const data = toSyllabusData({ ...additionalInfos[0]!, textreferences: '参考书', textgroup: '分组' }, intro);
    expect(data).toMatchObject({ references: '参考书', group: '分组' });
  });

  it('prints the hours as total and its three parts', () => expect(totalPeriodText([32, 16, 0])).toBe('48(32/16/0)'));

  it('prints fractions of hours without binary dust', () => expect(totalPeriodText([1.1, 2.2, 0])).toBe('3.3(1.1/2.2/0)'));
});

describe('year options', () => {
  it('are four terms of two years', () => {
    expect(yearOptions('zh')).toHaveLength(8);
    expect(yearOptions('zh')[4]).toEqual({ value: '2024-2025-1', label: '2024-2025学年第1学期' });
    expect(yearOptions('en')[0]).toEqual({ value: '2023-2024-1', label: '2023-2024, term 1' });
  });

  it('keep a stored value that is not among them', () => {
    expect(yearOptions('zh', '2019-2020-2').at(-1)).toEqual({ value: '2019-2020-2', label: '2019-2020学年第2学期' });
    expect(yearLabel('春季')).toEqual({ zh: '春季', en: '春季' });
    expect(yearOptions('zh', '2024-2025-1')).toHaveLength(8);
  });
});
