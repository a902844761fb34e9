import type { CurriculumState, Key, StateRecordKind } from '@college/curriculum-model';

/** Puts the records of a course's list in another order. */
export function reorder(lineage: number, kind: StateRecordKind, keys: readonly Key[]) {
  return ({ major, courses }: CurriculumState): CurriculumState => ({
    major,
    courses: courses.map((part) =>
      part.lineage === lineage
        ? { ...part, records: { ...part.records, [kind]: keys.flatMap((key) => part.records[kind]?.find((one) => one.key === key) ?? []) } }
        : part,
    ),
  });
}
