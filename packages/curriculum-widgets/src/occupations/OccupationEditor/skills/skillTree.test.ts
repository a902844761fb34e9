import { savedSkillSchema, type OccupationSkill } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { deletedSkills, parentChoices, savedSkill, skillEntries } from './skillTree';

const at = '2026-01-01T00:00:00.000Z';
const now = '2026-06-01T08:00:00.000Z';
const tree: OccupationSkill[] = [
  {
    label: '编程',
    value: 1,
    translations: { en: { label: { text: 'Programming', updatedAt: at } } },
    children: [{ label: 'Java', value: 2, children: [{ label: 'Spring', value: 3 }] }],
  },
  { label: '数据', value: 4 },
];
const entries = skillEntries(tree);

describe('the tree of skills', () => {
  it('is listed from the top down, each with all that is below it', () => {
    expect(entries.map(({ id, parentId, depth, below }) => [id, parentId, depth, below])).toEqual([
      [1, null, 0, [2, 3]],
      [2, 1, 1, [3]],
      [3, 2, 2, []],
      [4, null, 0, []],
    ]);
    expect(entries[0]?.english).toBe('Programming');
  });

  it.each([
    ['as it was', 'Programming', { label: { text: 'Programming', updatedAt: at } }],
    ['written now', ' Coding ', { label: { text: 'Coding', updatedAt: now } }],
    ['not at all', ' ', {}],
  ])('sends the English %s', (_, english, en) => {
    const saved = savedSkill({ id: 1, parentId: null, label: ' 编程 ', english }, entries, now);
    expect(savedSkillSchema.parse(saved)).toEqual({ id: 1, parentId: null, label: '编程', translations: { en } });
  });

  it('deletes a skill with all below it', () => {
    expect(deletedSkills(entries[0]!, entries).map(({ id }) => id)).toEqual([-1, -2, -3]);
    expect(deletedSkills(entries[2]!, entries).map(({ id }) => id)).toEqual([-3]);
  });

  it('offers no place below itself, so that no circle comes about', () => {
    const [programming, data] = parentChoices(tree, 2, '下级');
    expect(programming?.children).toEqual([{ id: 2, label: 'Java', disabledReason: '下级' }]);
    expect(data).toEqual({ id: 4, label: '数据' });
    expect(JSON.stringify(parentChoices(tree, 0, '下级'))).not.toContain('disabledReason');
  });
});
