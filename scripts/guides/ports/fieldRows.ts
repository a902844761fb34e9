import type { Described, DescribedField } from './described';
import { meaningOfField, type Meaning } from './meanings';

/** One row of a table of fields. */
export interface FieldRow {
  /** `list[].name` */
  path: string;
  type: Described;
  isOptional: boolean;
  meaning: Meaning;
}

/** The fields of a type, those of objects without a name below the field that holds them; fields of shapes are in the section of the shape. */
export function fieldRows(type: Described, path = ''): FieldRow[] {
  const found = new Map<string, FieldRow>();
  for (const row of rowsOf(type, path)) if (!found.has(row.path)) found.set(row.path, row);
  return [...found.values()];
}

function rowsOf(type: Described, path: string): FieldRow[] {
  switch (type.kind) {
    case 'object':
      return type.fields.flatMap((field) => rowsOfField(field, type.fields, path));
    case 'list':
      return rowsOf(type.of, `${path}[]`);
    case 'map':
      return rowsOf(type.of, `${path}{}`);
    case 'choice':
      return type.of.flatMap((part) => rowsOf(part, path));
    default:
      return [];
  }
}

function rowsOfField(field: DescribedField, siblings: readonly DescribedField[], path: string): FieldRow[] {
  const own = path && !path.endsWith('.') ? `${path}.${field.name}` : `${path}${field.name}`;
  const row = { path: own, type: field.type, isOptional: Boolean(field.isOptional), meaning: meaningOfField(field, siblings) };
  return [row, ...rowsOf(field.type, own)];
}
