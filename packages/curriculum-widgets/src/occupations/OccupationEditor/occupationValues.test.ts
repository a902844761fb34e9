import { occupationRequestSchema, readSkills, type OccupationResponse } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occupationEditorMessages } from './messages';
import { occupationProblems, proportionSum } from './occupationProblems';
import { blankOccupation, readableOccupation, scoreOf, toOccupationRequest, toOccupationValues, type SkillDraft } from './occupationValues';

const text = occupationEditorMessages.zh as unknown as typeof occupationEditorMessages.en;
const now = '2026-06-01T08:00:00.000Z';
const record: OccupationResponse = {
  id: 1001,
  name: '软件工程师',
  levels: [{ label: '专业技术人员', value: 1002, children: [{ label: '工程技术人员', value: 1009 }] }],
  lvlKeywords: '软件',
  type: { id: 1004 },
  publish: { id: null },
  content: '设计程序',
  skills: '[{"courseIds":[1001,1003],"score":33.333},{"courseIds":[1002],"score":40}]',
  code: '2-02-10-03',
  version: 3,
  translations: { en: { name: { text: 'Engineer', updatedAt: now } } },
};

describe('an occupation on its form', () => {
  it('equals the record, and sends the last level and the path of each skill', () => {
    const values = toOccupationValues(record);
    expect(values).toMatchObject({
      levelId: 1009,
      typeId: 1004,
      publishId: null,
      skills: [{ path: [1001, 1003], score: '33.333' }, { path: [1002] }],
    });
    const request = toOccupationRequest(values, { id: 1001, record }, now);
    expect(occupationRequestSchema.parse(request)).toEqual(request);
    expect(request).toMatchObject({ id: 1001, occupationName: '软件工程师', levelId: 1009, version: 3, translations: record.translations });
    expect(readSkills(request.skills)).toEqual(readSkills(record.skills));
  });

  it('is empty with one skill row when new, and a record without skills shows one as well', () => {
    expect(blankOccupation().skills).toHaveLength(1);
    expect(toOccupationValues({ ...record, skills: '[]' }).skills).toHaveLength(1);
    expect(toOccupationRequest({ ...toOccupationValues(record), code: ' ' }, { id: null, record: null }, now)).not.toHaveProperty(
      'version',
    );
  });

  it('is read in English where there is any', () => {
    expect(readableOccupation(record, 'en')).toMatchObject({ name: 'Engineer', content: '设计程序' });
    expect(readableOccupation(record, 'zh').name).toBe('软件工程师');
  });

  it('keeps every proportion that was stored, to the last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (thousandths) => {
        const score = thousandths / 10_000;
        expect(scoreOf(String(score))).toBe(score);
      }),
    );
  });
});

describe('the problems of an occupation', () => {
  const rows = (...scores: string[]): SkillDraft[] => scores.map((score) => ({ path: [1001], score }));
  const good = { ...toOccupationValues(record), skills: rows('60', '40') };

  it.each([
    ['nothing', good, []],
    ['a blank name', { ...good, name: '  ' }, ['name']],
    ['no category', { ...good, levelId: null }, ['levelId']],
    ['no level', { ...good, typeId: null }, ['typeId']],
    ['no year, no code and no work are fine', { ...good, publishId: null, code: '', content: '' }, []],
    ['a row without a skill', { ...good, skills: [{ path: [], score: '5' }] }, ['skills.0.path']],
    ['a row without a proportion', { ...good, skills: rows('60', '') }, ['skills.1.score']],
    ['a proportion of 101', { ...good, skills: rows('101') }, ['skills.0.score', 'skills']],
    ['more than 100 in sum', { ...good, skills: rows('60', '40.1') }, ['skills']],
    ['less than 100 in sum is fine', { ...good, skills: rows('60') }, []],
    ['0.1 and 0.2 and 99.7 are 100', { ...good, skills: rows('0.1', '0.2', '99.7') }, []],
    ['all of it', blankOccupation(), ['name', 'levelId', 'typeId', 'skills.0.path', 'skills.0.score']],
  ])('%s', (_, values, problems) => expect(Object.keys(occupationProblems(values, text))).toEqual(problems));

  it('adds up without the dust of binary fractions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 20 }), (tenths) => {
        const total = proportionSum(tenths.map((value) => ({ path: [], score: String(value / 10) })));
        expect(Math.round(total * 10)).toBe(tenths.reduce((sum, value) => sum + value, 0));
      }),
    );
  });
});
