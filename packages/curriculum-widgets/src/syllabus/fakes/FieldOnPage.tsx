import { useEffect, useState, type ReactNode } from 'react';
import {
  createSyllabusStore,
  fieldNames,
  openSyllabus,
  SyllabusStoreContext,
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

/** One field on a page that keeps its fields as the editor does. */
export function FieldOnPage<Name extends FieldName>({ name, value, isRevisable = true, ...rest }: FieldOnPageProps<Name>) {
  const [store] = useState(() => {
    const none = Object.fromEntries(fieldNames.map((other) => [other, ''])) as unknown as SyllabusValues;
    return createSyllabusStore(openSyllabus({ values: { ...none, [name]: value }, older: [] }, isRevisable));
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
