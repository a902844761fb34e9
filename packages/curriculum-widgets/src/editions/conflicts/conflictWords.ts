import { readPlace, relateValues, type PlannedConflict } from '@college/curriculum-model';

type Named = Pick<PlannedConflict, 'at' | 'course' | 'label' | 'name' | 'field'>;

/** What a conflict is about, and in a lesser voice what the record says. */
export interface ConflictTitle {
  title: string;
  detail: string;
}

const numbered = /^(?<number>[\d.]+)\s*(?<words>.*)$/s;

/** Names a conflict: a support by course and indicator point, anything else by course, kind of record and field. */
export function conflictTitle({ at, course, label, name, field }: Named, comma: string): ConflictTitle {
  const kind = readPlace(at)?.kind;
  const parts = numbered.exec(name)?.groups;
  if (kind === 'binding' && course && parts) return { title: `${course.name} × ${parts.number}`, detail: parts.words ?? '' };
  // A course, like a major, is called by its name; other records say what they are.
  const isNamedItself = kind === 'course' || kind === 'major' || kind === 'syllabus';
  const what = kind === 'course' ? '' : label;
  const title = [course?.name ?? '', what, field === label ? '' : field].filter((part) => part !== '').join(comma);
  return { title, detail: isNamedItself && name === course?.name ? '' : name };
}

/** How a strength is drawn; undefined for what is none. */
export function starOf(value: unknown): 'strong' | 'weak' | 'none' | undefined {
  if (value === relateValues.strong) return 'strong';
  if (value === relateValues.weak) return 'weak';
  return value === relateValues.none || value === null ? 'none' : undefined;
}

const ranks = { strong: 2, weak: 1, none: 0 };

/** Whether a strength or a figure is more or less than another one. */
export function directionOf(before: unknown, after: unknown, isRelate: boolean): 'strengthened' | 'weakened' | undefined {
  const [from, to] = [before, after].map((value) => {
    const star = isRelate ? starOf(value) : undefined;
    return star ? ranks[star] : value;
  });
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return undefined;
  return to > from ? 'strengthened' : 'weakened';
}
