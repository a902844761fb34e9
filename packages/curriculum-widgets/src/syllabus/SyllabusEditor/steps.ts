import { isSame, type DocumentLanguages } from '@college/curriculum-model';
import { activeElement } from '@college/ui/shadow';
import { createContext, useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldNames, fieldProblem, recordNameOf, useSyllabusStore, type FieldName } from '../field';
import { jumpToField } from '../SyllabusOutline';

/** Undo and redo over the whole page. */
export interface Steps {
  undo: () => void;
  redo: () => void;
}

/** The steps of the page around, for fields that keep Ctrl+Z to themselves while something is typed. */
export const StepsContext = createContext<Steps | null>(null);

/** Undo and redo of what was kept, each showing the field that changed. What was chosen in the field with the focus is the last change, kept or not. */
export function useSteps(sheet: RefObject<HTMLElement | null>, languages: DocumentLanguages): Steps {
  const store = useSyllabusStore();
  return useMemo(() => {
    function show(name: FieldName | null) {
      if (name && sheet.current) jumpToField(sheet.current, languages === 'en' ? recordNameOf(name) : name);
    }
    function undo() {
      const { kept, typed } = store.getState().work;
      const open = fieldWithFocus();
      if (!open || typed[open] === undefined || isSame(typed[open], kept[open])) return show(store.undo());
      // A wrong value is no step, and nothing else is taken back in its place.
      if (fieldProblem(open, typed[open])) return;
      // The choice is drawn before the focus goes to what is chosen.
      show(
        flushSync(() => {
          store.act({ type: 'fieldKept', name: open });
          return store.undo();
        }),
      );
    }
    return { undo, redo: () => show(store.redo()) };
  }, [store, sheet, languages]);
}

function fieldWithFocus(): FieldName | undefined {
  const name = activeElement()?.closest<HTMLElement>('[data-field]')?.dataset.field;
  return fieldNames.find((one) => one === name);
}
