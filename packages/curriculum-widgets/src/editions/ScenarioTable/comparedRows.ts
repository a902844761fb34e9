import { sum, type EditionFiguresList } from '@college/curriculum-model';

/** What one state amounts to. */
export type Side = EditionFiguresList[number];

export type SupportLevel = 'strong' | 'weak' | 'none';

/** How one indicator point is supported, and whether that is another level than in the current edition. */
export interface CoverageSquare {
  key: string;
  number: string;
  level: SupportLevel;
  isDifferent: boolean;
}

/** The coverage of a requirement in one state. */
export interface CoverageCell {
  squares: readonly CoverageSquare[];
  covered: number;
  /** How many strong supports more than in the current edition. */
  stars: number;
  /** How the levels changed altogether; `other` where only the number of supports did. */
  change: 'same' | 'better' | 'worse' | 'other';
}

/** A graduation requirement with a cell for each state; null where the state has no such requirement. */
export interface CoverageRow {
  key: string;
  number: string;
  text: string;
  cells: readonly (CoverageCell | null)[];
  isDifferent: boolean;
}

export type FigureName = 'totalHours' | 'practiceHours' | 'credits' | 'courses' | 'coursesTouched' | 'changes';

/** A figure for each state, with what it is more than that of the current edition. */
export interface FigureRow {
  name: FigureName;
  cells: readonly { value: number | null; more: number }[];
  isDifferent: boolean;
}

const rank = { none: 0, weak: 1, strong: 2 } satisfies Record<SupportLevel, number>;

/** The rows of coverage: the requirements of the current edition, then those that only scenarios have. The first side is the current edition. */
export function coverageRows(sides: readonly Side[]): CoverageRow[] {
  const requirements = new Map<string, Side['requirements'][number]>();
  for (const side of sides) for (const one of side.requirements) if (!requirements.has(one.key)) requirements.set(one.key, one);
  const levels = sides.map(({ figures }) => new Map(figures.indicators.map((one) => [one.key, one])));
  return [...requirements.values()].map(({ key, number, text }) => {
    const cells = sides.map((side, at) => coverageCell(side, key, levels[at]!, levels[0]!));
    const isDifferent = cells.some((cell, at) => at > 0 && cell?.change !== 'same');
    return { key, number, text, cells, isDifferent };
  });
}

type Supports = ReadonlyMap<string, Side['figures']['indicators'][number]>;

function coverageCell({ requirements }: Side, key: string, supports: Supports, current: Supports): CoverageCell | null {
  const requirement = requirements.find((one) => one.key === key);
  if (!requirement) return null;
  const squares = requirement.indicators.map((indicator): CoverageSquare => {
    const [level, was] = [levelOf(supports.get(indicator.key)), current.get(indicator.key)];
    return { key: indicator.key, number: indicator.number, level, isDifferent: !was || levelOf(was) !== level };
  });
  const more = (of: (supports: Supports, at: string) => number) =>
    squares.reduce((sum, { key: at }) => sum + of(supports, at) - of(current, at), 0);
  const [levels, stars, weak] = [
    more((from, at) => rank[levelOf(from.get(at))]),
    more((from, at) => from.get(at)?.strong ?? 0),
    more((from, at) => from.get(at)?.weak ?? 0),
  ];
  const isSame = stars === 0 && weak === 0 && squares.every(({ isDifferent }) => !isDifferent);
  const change = isSame ? 'same' : levels > 0 ? 'better' : levels < 0 ? 'worse' : 'other';
  return { squares, covered: squares.filter(({ level }) => level === 'strong').length, stars, change };
}

function levelOf(support: { strong: number; weak: number } | undefined): SupportLevel {
  if (!support) return 'none';
  return support.strong > 0 ? 'strong' : support.weak > 0 ? 'weak' : 'none';
}

/** Hours, credits and courses; credits only where a state names any. */
export function figureRows(sides: readonly Side[]): FigureRow[] {
  const values: Record<FigureName, (side: Side) => number | null> = {
    totalHours: ({ figures: { hours } }) => sum([hours.theory, hours.practice]),
    practiceHours: ({ figures: { hours } }) => hours.practice,
    credits: ({ figures }) => figures.credits,
    courses: ({ figures }) => figures.courses,
    coursesTouched: ({ coursesTouched }) => coursesTouched,
    changes: ({ changes }) => changes,
  };
  return (Object.keys(values) as FigureName[]).flatMap((name) => {
    const [current = null, ...others] = sides.map(values[name]);
    if ([current, ...others].every((value) => value === null)) return [];
    const cells = [current, ...others].map((value) => ({ value, more: rounded((value ?? 0) - (current ?? 0)) }));
    return [{ name, cells, isDifferent: cells.some(({ value }) => value !== current) }];
  });
}

/** Sums of credits such as 0.1 and 0.2. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The scenario with the most strong support, and the one with the fewest gaps, where only one is; by its position among the sides. */
export function bestSides(sides: readonly Side[]): { coverage: number | null; gaps: number | null } {
  return {
    coverage: onlyBest(sides.map(({ figures: { strong } }) => strong.covered / Math.max(1, strong.total))),
    gaps: onlyBest(sides.map(({ figures }) => -figures.gaps.length)),
  };
}

function onlyBest(values: readonly number[]): number | null {
  const best = Math.max(...values);
  const at = values.indexOf(best);
  return at > 0 && values.lastIndexOf(best) === at ? at : null;
}
