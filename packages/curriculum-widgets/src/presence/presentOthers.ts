import type { PresentPerson } from '@college/curriculum-model';

/** Somebody else who has the same thing open, in however many windows. */
export interface PresentOther {
  userId: number;
  userName: string;
  /** The reader, in another window. */
  isReader: boolean;
  /** What they edit. */
  fields: readonly string[];
}

/** Those who are here beside the reader's own line, in the order in which they came. */
export function presentOthers(people: readonly PresentPerson[], line: string): PresentOther[] {
  const reader = people.find((one) => one.line === line)?.userId;
  const others = new Map<number, PresentOther>();
  for (const { userId, userName, field, line: theirs } of people) {
    if (theirs === line) continue;
    const known = others.get(userId) ?? { userId, userName, isReader: userId === reader, fields: [] };
    others.set(userId, { ...known, fields: field === null || known.fields.includes(field) ? known.fields : [...known.fields, field] });
  }
  return [...others.values()];
}

/** What others edit, each place once with those who edit it. */
export function editedFields(others: readonly PresentOther[]): { field: string; others: PresentOther[] }[] {
  const fields = [...new Set(others.flatMap((other) => other.fields))];
  return fields.map((field) => ({ field, others: others.filter((other) => other.fields.includes(field)) }));
}

/** What stands in a circle for a name: its first character in Chinese, else its initials. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name][0] ?? '';
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
