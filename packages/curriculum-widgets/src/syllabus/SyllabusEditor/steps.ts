import type { DocumentLanguages } from '@college/curriculum-model';
import { createContext, useMemo, type RefObject } from 'react';
import { recordNameOf, useSyllabusStore, type FieldName } from '../field';
import { jumpToField } from '../SyllabusOutline';

/** Undo and redo over the whole page. */
export interface Steps {
  undo: () => void;
  redo: () => void;
}

/** The steps of the page around, for fields that keep Ctrl+Z to themselves while something is typed. */
export const StepsContext = createContext<Steps | null>(null);

/** Undo and redo of what was kept, each showing the field that changed. */
export function useSteps(sheet: RefObject<HTMLElement | null>, languages: DocumentLanguages): Steps {
  const store = useSyllabusStore();
  return useMemo(() => {
    function show(name: FieldName | null) {
      if (name && sheet.current) jumpToField(sheet.current, languages === 'en' ? recordNameOf(name) : name);
    }
    return { undo: () => show(store.undo()), redo: () => show(store.redo()) };
  }, [store, sheet, languages]);
}
