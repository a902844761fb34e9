import { departments, majors } from '@college/curriculum-model/fixtures';
import { saveDepartmentRequestSchema, saveMajorRequestSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { theirsIn, toForm, toSaveDepartment, toSaveMajor } from './recordForm';

const now = '2026-05-13T09:00:00+08:00';
const major = { ...majors[0]!, edit: true };

describe('a department or major as it is edited', () => {
  it('is saved as it was read, times of translations included', () => {
    const saved = toSaveMajor(toForm(major), { id: major.id, departmentId: 1001 }, major, now);
    expect(saved).toEqual({
      id: 1001,
      departmentId: 1001,
      name: '软件工程',
      code: '080902',
      standard: 'CEEAA-2024',
      objectives: major.objectives,
      version: 1,
      translations: major.translations,
    });
    expect(toSaveDepartment({ ...toForm(departments[0]), english: ' ' }, 1001, departments[0], now).translations).toEqual({ en: {} });
  });

  it('makes bodies that the calls take, whatever is typed', () => {
    const name = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'软件 学院abc') }).filter((text) => text.trim() !== '');
    const form = fc.record({
      name,
      english: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }),
      code: fc.constantFrom('', ' 080902T '),
      standard: fc.constant('' as const),
      objectives: fc.constantFrom('', ' 能设计；\n能带队。 '),
      objectivesEnglish: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }),
    });
    fc.assert(
      fc.property(form, (typed) => {
        expect(saveDepartmentRequestSchema.safeParse(toSaveDepartment(typed, 0, undefined, now)).success).toBe(true);
        const body = toSaveMajor(typed, { id: 0, departmentId: 1001 }, undefined, now);
        expect(saveMajorRequestSchema.safeParse(body).success).toBe(true);
        const trimmed = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text.trim()]));
        expect(toForm(body)).toEqual(trimmed);
      }),
    );
  });

  it('knows what another person saved only from the refusal of an old version', () => {
    const refusal = (code: string) => Object.assign(new Error('已被他人修改'), { code, data: { name: '信息学院', version: 3 } });
    expect(theirsIn(refusal('30009'))).toMatchObject({ name: '信息学院', version: 3 });
    expect(theirsIn(refusal('30001'))).toBeUndefined();
    expect(theirsIn(new Error('忙'))).toBeUndefined();
  });
});
