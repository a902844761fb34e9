import type { OccupationSkill, SavedSkill } from '@college/curriculum-model';
import { useEffect, useMemo, useState } from 'react';
import { isConflict } from '../../../support/saving/conflict';
import { messageOf } from '../../../support/messageOf';
import type { OccupationEditorSource } from '../OccupationEditorSource';
import { deletedSkills, savedSkill, skillEntries, type SkillEntry, type SkillForm } from './skillTree';

type Load = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'done'; tree: readonly OccupationSkill[] };

/** A skill that is being written. */
export interface SkillEditing {
  form: SkillForm;
  /** The form as it opened. */
  start: SkillForm;
  status: 'filling' | 'refused' | 'saving';
  failure: string | null;
}

interface UseSkillsDeskOptions {
  source: Pick<OccupationEditorSource, 'listOccupationSkills' | 'saveOccupationSkills'>;
  now: () => number;
  /** Called when the tree changed. */
  onChange: () => void;
  onSaved: () => void;
}

/** The tree of skills as recorded, and its changes: each is stored at once, and a refusal keeps what was typed. */
export function useSkillsDesk({ source, now, onChange, onSaved }: UseSkillsDeskOptions) {
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [editing, setEditing] = useState<SkillEditing | null>(null);
  const tree = useMemo(() => (load.status === 'done' ? load.tree : []), [load]);
  const entries = useMemo(() => skillEntries(tree), [tree]);

  useEffect(() => {
    const controller = new AbortController();
    source.listOccupationSkills({ isToEdit: true, signal: controller.signal }).then(
      (loaded) => controller.signal.aborted || setLoad({ status: 'done', tree: loaded }),
      (error: unknown) => controller.signal.aborted || setLoad({ status: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, attempt]);

  async function store(list: readonly SavedSkill[]) {
    try {
      setLoad({ status: 'done', tree: await source.saveOccupationSkills(list) });
      onChange();
    } catch (error) {
      // What somebody else made of the tree meanwhile is shown; what was typed stays.
      if (isConflict(error)) setAttempt((count) => count + 1);
      throw error;
    }
  }

  return {
    load,
    tree,
    entries,
    editing,
    /** Whether something was typed that is not stored. */
    isChanged: editing !== null && !isSameForm(editing.form, editing.start),
    retry() {
      setLoad({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    begin: (form: SkillForm) => setEditing({ form, start: form, status: 'filling', failure: null }),
    change: (part: Partial<SkillForm>) =>
      setEditing((current) => current && { ...current, form: { ...current.form, ...part }, failure: null }),
    cancel: () => setEditing(null),
    async save() {
      if (!editing || editing.status === 'saving') return;
      const { form, start } = editing;
      if (form.label.trim() === '') {
        setEditing({ form, start, status: 'refused', failure: null });
        return;
      }
      setEditing({ form, start, status: 'saving', failure: null });
      try {
        await store([savedSkill(form, entries, new Date(now()).toISOString())]);
        setEditing(null);
        onSaved();
      } catch (error) {
        setEditing({ form, start, status: 'filling', failure: messageOf(error) });
      }
    },
    remove: (entry: SkillEntry) => store(deletedSkills(entry, entries)),
  };
}

function isSameForm(left: SkillForm, right: SkillForm): boolean {
  return left.label === right.label && left.english === right.english && left.parentId === right.parentId;
}
