import type { OccupationSkill } from '@college/curriculum-model';
import { createDesk } from '../../../support/desk/createDesk';
import { isConflict } from '../../../support/saving/conflict';
import type { OccupationEditorSource } from '../OccupationEditorSource';
import { deletedSkills, savedSkill, skillEntries, type SkillEntry, type SkillForm } from './skillTree';

/** The tree of skills as recorded, and the one that is being written. */
export interface SkillsWork {
  tree: readonly OccupationSkill[];
  form: SkillForm | null;
}

interface SkillsDeskOptions {
  /** Asked each time, so that it may change with every render. */
  source: () => Pick<OccupationEditorSource, 'listOccupationSkills' | 'saveOccupationSkills'>;
  now: () => number;
}

/** The desk of a college's skills: each is stored by itself, and a refusal keeps what was typed. */
export function createSkillsDesk({ source, now }: SkillsDeskOptions) {
  const read = (signal?: AbortSignal) => source().listOccupationSkills({ isToEdit: true, ...(signal && { signal }) });
  const desk = createDesk<SkillsWork>(
    {
      load: async ({ signal }) => ({ tree: await read(signal), form: null }),
      async save({ form }, { tree }) {
        const list = form ? [savedSkill(form, skillEntries(tree), new Date(now()).toISOString())] : [];
        return { stored: { tree: await source().saveOccupationSkills(list), form: null } };
      },
      isSame: (one, other) => isSameForm(one.form, other.form),
      rebase: (_, mine, { tree }) => ({ tree, form: mine.form }),
      follow: (_, stored) => () => stored,
      // Only a skill that somebody else changed is refused as old.
      isRival: () => true,
      isSendable: ({ form }) => form !== null && form.label.trim() !== '',
      sendsUnchanged: true,
      isLockedWhileSaving: true,
    },
    now,
  );
  const take = (part: Partial<SkillsWork>) => desk.follow((work) => ({ ...work, ...part }));
  const conflict = () => {
    const state = desk.getState();
    return state.phase === 'open' && state.save.status === 'conflict' ? { mine: state.history.present, ...state.save } : null;
  };

  return {
    ...desk,
    /** Gives up what was typed, and goes on with another skill or with none. */
    begin(form: SkillForm | null) {
      const theirs = conflict()?.theirs;
      if (theirs) desk.choose(theirs);
      desk.discard();
      take({ form });
    },
    type: (part: Partial<SkillForm>) =>
      desk.change((work) => (work.form ? { ...work, form: { ...work.form, ...part } } : work), { isStep: false }),
    /** Saves the skill, after a conflict over what somebody else made of it. */
    save() {
      const found = conflict();
      return found ? desk.resolve({ ...found.theirs, form: found.mine.form }) : desk.save();
    },
    /** Deletes a skill with those below it, and returns the tree that is left. */
    async remove(entry: SkillEntry, entries: readonly SkillEntry[]): Promise<readonly OccupationSkill[]> {
      try {
        const tree = await source().saveOccupationSkills(deletedSkills(entry, entries));
        take({ tree });
        return tree;
      } catch (error) {
        // What somebody else made of the tree meanwhile is shown.
        if (isConflict(error)) take({ tree: await read() });
        throw error;
      }
    },
  };
}

/** Whether two forms say the same. */
export function isSameForm(one: SkillForm | null, other: SkillForm | null): boolean {
  return one?.label === other?.label && one?.english === other?.english && one?.parentId === other?.parentId;
}
