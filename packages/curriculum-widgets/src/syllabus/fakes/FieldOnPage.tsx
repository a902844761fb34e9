import { useEffect, useState, type ReactNode } from 'react';
import { createDesk } from '../../support/desk/createDesk';
import {
  fieldNames,
  isSameSyllabus,
  openSyllabus,
  rebaseSyllabus,
  SyllabusStoreContext,
  syllabusStoreOf,
  useSyllabusField,
  type FieldName,
  type SyllabusField,
  type SyllabusValues,
} from '../field';

interface FieldOnPageProps<Name extends FieldName> {
  name: Name;
  value: SyllabusValues[Name];
  /** @default true */
  isRevisable?: boolean;
  /** Every value that is kept. */
  onKeep?: (value: SyllabusValues[Name]) => void;
  children: (field: SyllabusField<SyllabusValues[Name]>) => ReactNode;
}

/** One field on a page that stores its fields as the editor does. */
export function FieldOnPage<Name extends FieldName>({ name, value, isRevisable = true, ...rest }: FieldOnPageProps<Name>) {
  const [store] = useState(() => {
    const none = Object.fromEntries(fieldNames.map((other) => [other, ''])) as unknown as SyllabusValues;
    const initial = openSyllabus({ ...none, [name]: value });
    const desk = createDesk({
      initial,
      load: async () => initial,
      save: async (stored) => ({ stored }),
      isSame: isSameSyllabus,
      rebase: rebaseSyllabus,
    });
    return syllabusStoreOf(desk, isRevisable);
  });
  return (
    <SyllabusStoreContext value={store}>
      <Field name={name} {...rest} />
    </SyllabusStoreContext>
  );
}

function Field<Name extends FieldName>({ name, onKeep, children }: Pick<FieldOnPageProps<Name>, 'name' | 'onKeep' | 'children'>) {
  const field = useSyllabusField(name);
  const { value, isUnsaved, typed } = field;
  useEffect(() => {
    if (isUnsaved && typed === undefined) onKeep?.(value);
  }, [value, isUnsaved, typed, onKeep]);
  return <div style={{ maxInlineSize: 848 }}>{children(field)}</div>;
}
