import { hiddenNotice, isSame } from '@college/curriculum-model';
import { useLocale } from '@college/ui/messages';
import { useMemo } from 'react';
import type { FieldName, SyllabusValues } from './fieldNames';
import { fieldProblem } from './fieldProblem';
import type { SyllabusField } from './SyllabusField';
import { useSyllabusPart, useSyllabusStore } from './SyllabusStoreContext';
import type { SyllabusAct } from './syllabusWork';

/** One field of the syllabus around: its values, and its acts, which stay the same. */
export function useSyllabusField<Name extends FieldName>(name: Name): SyllabusField<SyllabusValues[Name]> {
  const store = useSyllabusStore();
  const { locale } = useLocale();
  const stored = useSyllabusPart(({ base }) => base.kept[name]);
  const value = useSyllabusPart(({ work }) => work.kept[name]);
  const typed: SyllabusValues[Name] | undefined = useSyllabusPart(({ work }) => work.typed[name]);
  const { isRevisable } = store;
  const acts = useMemo(
    () => ({
      edit: () => store.act({ type: 'fieldOpened', name }),
      type: (next: SyllabusValues[Name]) => store.act({ type: 'fieldTyped', name, value: next } as SyllabusAct),
      save: () => {
        const text = store.getState().work.typed[name];
        if (text === undefined || fieldProblem(name, text) === null) store.act({ type: 'fieldKept', name });
      },
      cancel: () => store.act({ type: 'fieldCancelled', name }),
    }),
    [store, name],
  );
  return useMemo(() => {
    const problem = fieldProblem(name, typed ?? value) ?? hiddenNotice(typed);
    const isUnsaved = !isSame(value, stored) || (typed !== undefined && !isSame(typed, value));
    return { name, value, typed, isRevisable, isUnsaved, problem: problem?.[locale.startsWith('zh') ? 'zh' : 'en'], ...acts };
  }, [name, stored, value, typed, isRevisable, locale, acts]);
}
