import type { OccupationSkill } from '@college/curriculum-model';
import { useMemo } from 'react';
import type { DeskNews } from '../../../support/desk/DeskPort';
import { useOwnDesk } from '../../../support/desk/useDesk';
import { useLatest } from '../../../support/desk/useLatest';
import type { OccupationEditorSource } from '../OccupationEditorSource';
import { createSkillsDesk, isSameForm, type SkillsWork } from './skillsDesk';
import { skillEntries, type SkillEntry, type SkillForm } from './skillTree';

interface UseSkillsDeskOptions {
  source: Pick<OccupationEditorSource, 'listOccupationSkills' | 'saveOccupationSkills'>;
  now: () => number;
  /** Called when the tree changed, with the tree as recorded. */
  onChange: (tree: readonly OccupationSkill[]) => void;
  onSaved: () => void;
}

/** A skill that is being written. */
export interface SkillEditing {
  form: SkillForm;
  status: 'filling' | 'refused' | 'saving';
  /** What the server said. */
  failure: string | null;
}

const noSkills: readonly OccupationSkill[] = [];

/** The desk of a college's skills, as the dialog shows it. */
export function useSkillsDesk({ onChange, onSaved, ...options }: UseSkillsDeskOptions) {
  const latest = useLatest(options);
  const open = () => createSkillsDesk({ source: () => latest().source, now: () => latest().now() });
  const { desk, state } = useOwnDesk(null, open, handleNews);
  const tree = treeOf();
  const entries = useMemo(() => skillEntries(tree), [tree]);

  function handleNews(news: DeskNews<SkillsWork>) {
    if (news.type !== 'saved') return;
    onChange(news.stored.tree);
    onSaved();
  }

  function treeOf() {
    if (state.phase !== 'open') return noSkills;
    return state.save.status === 'conflict' ? state.save.theirs.tree : state.history.present.tree;
  }

  function editingOf(): SkillEditing | null {
    const form = state.phase === 'open' ? state.history.present.form : null;
    if (state.phase !== 'open' || !form) return null;
    const { save, refusals, history } = state;
    const isRefused = save.status === 'conflict' || (save.status === 'failed' && save.sent === history.present);
    return {
      form,
      status: save.status === 'saving' ? 'saving' : refusals > 0 ? 'refused' : 'filling',
      failure: isRefused ? (save.message ?? null) : null,
    };
  }

  return {
    state,
    tree,
    entries,
    editing: editingOf(),
    /** Whether something was typed that is not stored. */
    isChanged: state.phase === 'open' && !isSameForm(state.base.form, state.history.present.form),
    retry: desk.load,
    begin: desk.begin,
    change: desk.type,
    save: desk.save,
    async remove(entry: SkillEntry) {
      onChange(await desk.remove(entry, entries));
    },
  };
}
