import type { OptionItem } from '../options';

/** What is chosen of school, college and major (step 1 of copying). */
export interface TargetPath {
  schoolId: number | null;
  collegeId: number | null;
  majorId: number | null;
  /** The major of the draft in which the copy is rehearsed; null where it goes into the current edition. */
  draftId: number | null;
}
export type TargetLevel = 'school' | 'college' | 'major';

/** Nothing chosen yet. */
export const emptyTargetPath: TargetPath = { schoolId: null, collegeId: null, majorId: null, draftId: null };

/** The choices of one level under what is chosen above it. */
export function targetOptions(schools: readonly OptionItem[], path: TargetPath, level: TargetLevel): readonly OptionItem[] {
  if (level === 'school') return schools;
  const colleges = optionOf(schools, path.schoolId)?.children ?? [];
  return level === 'college' ? colleges : (optionOf(colleges, path.collegeId)?.children ?? []);
}

/** Chooses on one level; the levels below are reset unless the choice is unchanged (core §2). */
export function chooseTarget(path: TargetPath, level: TargetLevel, id: number): TargetPath {
  if (level === 'major') return path.majorId === id ? path : { ...path, majorId: id, draftId: null };
  if (level === 'college') return path.collegeId === id ? path : { ...path, collegeId: id, majorId: null, draftId: null };
  return path.schoolId === id ? path : { ...emptyTargetPath, schoolId: id };
}

/** Chooses a draft of the chosen major by its major, or the current edition by null. */
export function chooseDraft(path: TargetPath, draftId: number | null): TargetPath {
  return path.majorId === null ? path : { ...path, draftId };
}

/** The major into which is copied; null before one is chosen. */
export function targetMajorOf({ majorId, draftId }: TargetPath): number | null {
  return draftId ?? majorId;
}

/** The names of what is chosen, from the school down. */
export function targetNames(schools: readonly OptionItem[], path: TargetPath): string[] {
  const chosen = [
    optionOf(schools, path.schoolId),
    optionOf(targetOptions(schools, path, 'college'), path.collegeId),
    optionOf(targetOptions(schools, path, 'major'), path.majorId),
  ];
  return chosen.flatMap((option) => (option ? [option.label] : []));
}

function optionOf(options: readonly OptionItem[], id: number | null): OptionItem | undefined {
  return options.find((option) => Number(option.value) === id);
}
