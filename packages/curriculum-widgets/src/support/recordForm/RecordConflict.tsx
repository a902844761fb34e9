import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../conflict/ConflictChoice';
import { recordFormMessages } from './messages';
import { mergeValues, suggestedSides, type RecordConflicting } from './recordMerge';

/** A field as two versions of it are set side by side. */
export interface RecordField<Values> {
  name: keyof Values & string;
  label: string;
  /** What the field says, in words. @default its text or figure */
  words?: (values: Values) => string;
}

interface RecordConflictProps<Values extends object> {
  form: RecordConflicting<Values>;
  fields: readonly RecordField<Values>[];
  /** @default 'Someone else saved this record first' */
  title?: string;
}

/** Two people saved the same record: each difference is shown side by side, and one side of it is chosen. Nothing shows without a conflict. */
export function RecordConflict<Values extends object>({ form, fields, title }: RecordConflictProps<Values>) {
  const text = useMessages(recordFormMessages);
  const heading = title ?? text.conflictTitle;
  const { conflict: versions } = form;
  if (!versions) return null;
  const suggested = suggestedSides(versions);
  const differing = fields.filter(({ name }) => suggested[name] !== undefined);
  return (
    <ConflictChoice
      title={heading}
      differences={differing.map((field) => ({
        name: field.name,
        label: field.label,
        mine: fieldText(field, versions.mine),
        theirs: fieldText(field, versions.theirs),
      }))}
      suggested={suggested}
      onResolve={(sides) => void form.resolveConflict(mergeValues(versions, sides))}
      onLater={() => form.leaveConflict(heading)}
    />
  );
}

function fieldText<Values extends object>({ name, words }: RecordField<Values>, values: Values): string {
  if (words) return words(values);
  const value: unknown = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
