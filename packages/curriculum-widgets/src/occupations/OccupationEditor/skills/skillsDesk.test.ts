import type { OccupationSkill } from '@college/curriculum-model';
import { describe, expect, it, vi } from 'vitest';
import { createSkillsDesk } from './skillsDesk';
import { skillEntries } from './skillTree';

const tree = (label: string, version: number): OccupationSkill[] => [{ label, value: 1, version }];
const form = { id: 1, parentId: null, label: '编程', english: '' };
const conflict = () => Promise.reject(Object.assign(new Error('技能「程序设计」已被其他人修改'), { code: '30009' }));

/** A tree whose only skill somebody else renames before anything is saved here. */
async function openDesk() {
  let stored = tree('编程', 1);
  const source = {
    listOccupationSkills: vi.fn(async () => stored),
    saveOccupationSkills: vi.fn(async () => tree('写程序', 3)).mockImplementationOnce(conflict),
  };
  const desk = createSkillsDesk({ source: () => source, now: () => 0 });
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  stored = tree('程序设计', 2);
  const open = () => {
    const state = desk.getState();
    if (state.phase !== 'open') throw new Error('the desk is not open');
    return state;
  };
  return { desk, source, open };
}

describe('a skill that somebody else changed first', () => {
  it('is stored over theirs by the next save', async () => {
    const { desk, source, open } = await openDesk();
    desk.begin(form);
    desk.type({ label: '写程序' });
    expect(await desk.save()).toBe(false);
    expect(open()).toMatchObject({ save: { status: 'conflict', message: '技能「程序设计」已被其他人修改' } });
    expect(open().history.present.form?.label).toBe('写程序');
    expect(await desk.save()).toBe(true);
    expect(source.saveOccupationSkills).toHaveBeenLastCalledWith([expect.objectContaining({ label: '写程序', version: 2 })]);
    expect(open().history.present).toEqual({ tree: tree('写程序', 3), form: null });
  });

  it('is shown as they made it once what was typed is given up', async () => {
    const { desk, open } = await openDesk();
    desk.begin(form);
    desk.type({ label: '写程序' });
    await desk.save();
    desk.begin(null);
    expect(open()).toMatchObject({ save: { status: 'idle' }, base: { tree: tree('程序设计', 2), form: null } });
  });

  it('is shown as they made it when it cannot be deleted', async () => {
    const { desk, open } = await openDesk();
    const entries = skillEntries(open().base.tree);
    await expect(desk.remove(entries[0]!, entries)).rejects.toThrow('已被其他人修改');
    expect(open().base.tree).toEqual(tree('程序设计', 2));
  });
});
