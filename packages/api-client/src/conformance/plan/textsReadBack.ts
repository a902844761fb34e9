import { namesWhere, type FieldTable } from '@college/curriculum-model';
import { excerpt } from '../mismatch';

/** What is wrong where the texts of a record do not read back as they were sent; nothing where they do. */
export function textsReadBack(table: FieldTable, sent: object, found: object): string | undefined {
  const names: readonly string[] = namesWhere(table, { kind: 'text' });
  const differing = names.filter((name) => Reflect.get(sent, name) !== Reflect.get(found, name));
  return differing.length === 0 ? undefined : excerpt(Object.fromEntries(differing.map((name) => [name, Reflect.get(found, name)])), 300);
}
