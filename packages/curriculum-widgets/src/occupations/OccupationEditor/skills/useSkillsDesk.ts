import type { OccupationSkill, SavedSkill } from '@college/curriculum-model';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../../course-units/messageOf';
import type { OccupationEditorSource } from '../OccupationEditorSource';
import { deletedSkills, savedSkill, skillEntries, type SkillEntry, type SkillForm } from './skillTree';

type Load = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'done'; tree: readonly OccupationSkill[] };

/** A skill that is being written. */
export interface SkillEditing {
  form: SkillForm;
  status: 'filling' | 'refused' | 'saving';
  failure: string | null;
}

interface UseSkillsDeskOptions {
  source: Pick<OccupationEditorSource, 'listOccupationSkills' | 'saveOccupationSkills'>;
  now: () => number;
  /** Hears that the tree changed. */
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
    setLoad({ status: 'done', tree: await source.saveOccupationSkills(list) });
    onChange();
  }

  return {
    load,
    tree,
    entries,
    editing,
    retry() {
      setLoad({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    begin: (form: SkillForm) => setEditing({ form, status: 'filling', failure: null }),
    change: (part: Partial<SkillForm>) =>
      setEditing((current) => current && { ...current, form: { ...current.form, ...part }, failure: null }),
    cancel: () => setEditing(null),
    async save() {
      if (!editing || editing.status === 'saving') return;
      const { form } = editing;
      if (form.label.trim() === '') {
        setEditing({ form, status: 'refused', failure: null });
        return;
      }
      setEditing({ form, status: 'saving', failure: null });
      try {
        await store([savedSkill(form, entries, new Date(now()).toISOString())]);
        setEditing(null);
        onSaved();
      } catch (error) {
        setEditing({ form, status: 'filling', failure: messageOf(error) });
      }
    },
    remove: (entry: SkillEntry) => store(deletedSkills(entry, entries)),
  };
}
