import { hiddenNotice } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import type { FieldName, SyllabusValues } from './fieldNames';
import { fieldProblem } from './fieldProblem';
import type { SyllabusField } from './SyllabusField';
import { useSyllabusPart, useSyllabusStore } from './SyllabusStoreContext';
import { isFieldUnsaved, type SyllabusEvent } from './syllabusState';
import { selectField } from './syllabusStore';

/** One field of the syllabus around: its values, and its acts, which stay the same. */
export function useSyllabusField<Name extends FieldName>(name: Name): SyllabusField<SyllabusValues[Name]> {
  const store = useSyllabusStore();
  const { locale } = useLocale();
  const field = useSyllabusPart((state) => selectField(state, name));
  const isRevisable = useSyllabusPart((state) => state.isRevisable);
  const acts = useMemo(
    () => ({
      edit: () => store.dispatch({ type: 'fieldOpened', name }),
      type: (value: SyllabusValues[Name]) => store.dispatch({ type: 'fieldTyped', name, value } as SyllabusEvent),
      save: () => {
        const { typed } = selectField(store.getState(), name);
        if (typed === undefined || fieldProblem(name, typed) === null) store.dispatch({ type: 'fieldKept', name });
      },
      cancel: () => store.dispatch({ type: 'fieldCancelled', name }),
    }),
    [store, name],
  );
  const { kept: value, typed } = field;
  return useMemo(() => {
    const problem = fieldProblem(name, typed ?? value) ?? hiddenNotice(typed);
    const isUnsaved = isFieldUnsaved(field);
    return { name, value, typed, isRevisable, isUnsaved, problem: problem?.[locale.startsWith('zh') ? 'zh' : 'en'], ...acts };
  }, [name, field, value, typed, isRevisable, locale, acts]);
}
