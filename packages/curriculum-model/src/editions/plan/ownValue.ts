import type { z } from 'zod';
import { relateValues } from '../../matrices';
import type { FieldTable } from '../../records';
import { savedShape } from '../../records/fieldSchemas';
import { requiredText, text } from '../../fields';
import { textLimits } from '../../fields/textLimits';
import type { ConflictChoice } from '../calls';
import type { Choice, Conflict } from '../merge';
import { readPlace } from '../places';
import { shapeOf } from '../shapes';
import type { Value } from '../shapeFields';

/** Whether a conflict can be decided by a value of one's own: a text, a number, a choice, or one of the strengths. */
export function isOwnAllowed(conflict: Conflict): boolean {
  return conflict.type === 'field' && (conflict.name === 'relate' || ownSchema(conflict) !== undefined);
}

/** A choice as the merge takes it; undefined where it does not fit the conflict. */
export function choiceFor(conflict: Conflict, choice: ConflictChoice): Choice | undefined {
  if (typeof choice === 'string') return choice;
  if (conflict.type !== 'field') return undefined;
  const { value } = choice;
  if (conflict.name === 'relate') {
    if (value === relateValues.none || value === null) return { value: null };
    return value === relateValues.strong || value === relateValues.weak ? { value } : undefined;
  }
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const given = ownSchema(conflict)?.safeParse(trimmed);
  return given?.success ? { value: given.data as Value } : undefined;
}

/** What a field may hold; undefined where no single field says it, such as a timetable. */
function ownSchema({ at, name }: { at: string; name: string }): z.ZodType | undefined {
  const { kind } = readPlace(at) ?? {};
  const field = kind && shapeOf(kind).fields[name];
  if (!field) return undefined;
  if (!field.field) return field.blank === '' ? text(textLimits.line) : undefined;
  if (field.field.kind === 'own') return undefined;
  if (field.isEnglish && field.field.kind === 'text') return text(field.field.maxLength);
  if (field.field.kind === 'text' && field.field.isRequired) return requiredText(field.field.maxLength);
  return savedShape({ [name]: field.field } as FieldTable)[name];
}
