import type { Language } from '../../language';
import type { PlannedConflict } from '../calls';
import { describedFields } from '../describe/describedFields';
import { shapeOf } from '../shapes';
import type { LocatedRecord } from '../stateIndex';

/** What a record that one side removed holds, so that people see what they keep or let go. `shown` is what it is called, which is said already; `nameOfLineage` names what its fields name. */
export function removedFields(
  { kind, record }: LocatedRecord,
  shown: string,
  language: Language,
  nameOfLineage: (lineage: number) => string,
): Pick<PlannedConflict['base'], 'fields'> {
  const changes = Object.entries(shapeOf(kind).fields).flatMap(([name, { field, blank, isEnglish }]) => {
    const value = record.fields[name] ?? blank;
    // Printed numbers belong to the name; a strength and what a record comes from are told by themselves.
    return field === undefined || value === blank || (isEnglish && language === 'zh') ? [] : [{ name, before: blank, after: value }];
  });
  const written = describedFields(changes, { kind, language, nameOfLineage });
  const fields = written.flatMap(({ label, after }) => (after === '' || shown.includes(after) ? [] : [{ label, text: after }]));
  return fields.length === 0 ? {} : { fields };
}
