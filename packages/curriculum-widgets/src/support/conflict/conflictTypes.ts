/** Whose version of a difference is kept. */
export type ConflictSide = 'mine' | 'theirs';

/** The side that is kept of each difference. */
export type ConflictSides<Name extends string> = Partial<Record<Name, ConflictSide>>;

/** What two versions say differently; an empty text is shown as not filled in. */
export interface Difference<Name extends string> extends Record<ConflictSide, string> {
  name: Name;
  label: string;
}

export interface ConflictChoiceProps<Name extends string> {
  title: string;
  /** What to do. @default choose for each difference */
  intro?: string;
  differences: readonly Difference<Name>[];
  /** The sides that are chosen at first. */
  suggested: ConflictSides<Name>;
  onResolve: (sides: ConflictSides<Name>) => void;
  onLater: () => void;
}
