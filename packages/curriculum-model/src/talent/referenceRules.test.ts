import { describe, expect, it } from 'vitest';
import { academicScore, isSaveShown, newRelateRow, readAcademicSystem, readRelates } from '../college-majors';
import { lastLevelId, occupationRequestSchema, readSkills, topLevelLabels } from '../occupations';
import { storedTalentType, talentTypeLabel } from './talentType';

const levels = [
  { label: '专业技术人员', value: 2, children: [{ label: '工程技术人员', value: 202, children: [{ label: '信息技术', value: 20_210 }] }] },
];
const occupation = {
  id: 0,
  occupationName: '软件工程技术人员',
  levelId: 2_021_003,
  lvlKeywords: '',
  typeId: 4,
  publishId: null,
  content: '',
  occupationCode: '2-02-10-03',
};

describe('occupations', () => {
  it('are stored by the last of the nested path', () => {
    expect([lastLevelId(levels), lastLevelId([])]).toEqual([20_210, null]);
    expect(topLevelLabels.map((label) => label.en).at(-1)).toBe('The Eighth Major Level');
  });

  it.each([
    ['[{"courseIds":[1,2],"score":0.5}]', true],
    ['[]', true],
    ['', true],
    ['{', false],
    ['{"courseIds":[1]}', false],
    ['[{"courseIds":["x"],"score":1}]', false],
  ])('skills %s are a list: %s', (skills, fits) => expect(occupationRequestSchema.safeParse({ ...occupation, skills }).success).toBe(fits));

  it('read the rows out of the JSON text, and none out of anything else', () => {
    expect(readSkills('[{"courseIds":[1,2],"score":0.5}]')).toEqual([{ courseIds: [1, 2], score: 0.5 }]);
    expect([readSkills('null'), readAcademicSystem('nonsense'), readRelates('[{"label":"a"}]')]).toEqual([[], [], [{ label: 'a' }]]);
  });
});

describe('college majors', () => {
  it('sum the scores exactly', () => expect(academicScore([{ score: 0.1 }, { score: 0.2 }])).toBe(0.3));
  it('start a related row with level 4 and type 1', () => expect(newRelateRow).toEqual({ label: '', occupationLevel: 4, demandType: 1 }));
  it.each([
    [false, undefined, true],
    [true, undefined, false],
    [false, 'show-when-true' as const, false],
    [true, 'show-when-true' as const, true],
  ])('disabled %s by rule %s shows save: %s', (isDisabled, rule, shown) => expect(isSaveShown(isDisabled, rule)).toBe(shown));
});

describe('talent report type', () => {
  it.each([
    [0, 'admission class', 0],
    [1, 'level evaluation class', 1],
    [7, 'level evaluation class', 1],
  ])('%i shows as %s and is stored as %i', (type, label, stored) => {
    expect(talentTypeLabel(type).en).toBe(label);
    expect(storedTalentType(type)).toBe(stored);
  });
});
