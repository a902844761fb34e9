import {
  comparedStates,
  compareEditions,
  conflictKey,
  figuresOf,
  mergeEditions,
  readPlace,
  redlineMatrix,
  relateValues,
  selectChanges,
  withoutLoose,
  type Conflict,
  type ConflictChoices,
  type CurriculumState,
  type DescribedChange,
  type EditionMerge,
  type Language,
  type MajorRule,
  type MergePlan,
  type MergeSides,
  type MergeTarget,
  type PlannedConflict,
  type Taken,
} from '@college/curriculum-model';
import { plannedConflicts, type Authors } from './plannedConflicts';

/** What a plan is made for. */
export interface PlanRequest {
  into: MergeTarget;
  take: Taken;
  choices: ConflictChoices;
}

/** What a plan has besides. */
export interface PlanFacts {
  names: Pick<MergePlan, 'editionId' | 'editionName' | 'homeMajorId' | 'homeMajorName' | 'baseTakenAt' | 'seen'>;
  authors: Authors;
  language: Language;
}

/** The plan of a merge of three states, by the rules of the model, as a server answers it. */
export function mergePlanOf(states: MergeSides, { into, take, choices }: PlanRequest, { names, authors, language }: PlanFacts): MergePlan {
  const whole = { base: withoutLoose(states.base), draft: withoutLoose(states.draft), current: withoutLoose(states.current) };
  const selection = take === 'all' ? null : selectChanges(whole.base, whole.draft, isTaken(take));
  const sides = selection ? { ...whole, draft: selection.draft } : whole;
  const merge = mergeEditions(sides, choices);
  const target = into === 'current' ? sides.current : whole.draft;
  const kept = into === 'current' ? whole.current : whole.draft;
  const open = new Set(merge.undecided.map(conflictKey));
  const merged = openAsTarget(sides, choices, merge, into);
  const conflictPlaces = new Set(merge.conflicts.map(({ at }) => at));
  const changes = comparedStates(target, merged, language).changes;
  const along = new Set(selection?.broughtAlong.map(({ at }) => at));
  const present = new Set(merge.conflicts.map(conflictKey));
  return {
    ...names,
    into,
    conflicts: plannedConflicts(merge.conflicts, sides, { choices, authors, language }).map((conflict) => ({
      ...conflict,
      consequence: hasConsequence(conflict) ? consequenceOf(conflict.key, sides, choices, language) : conflict.consequence,
    })),
    undecided: open.size,
    changes: changes.map((change) => ({ ...described(change), isBroughtAlong: along.has(change.at) })),
    kept: comparedStates(sides.base, kept, language)
      .changes.filter(({ at }) => !conflictPlaces.has(at) && isOnlyIn(at, sides, into))
      .map(described),
    findings: findingsOf(target, merged, merge.conflicts, language),
    dropped: Object.keys(choices).filter((key) => !present.has(key)),
    result: { strong: figuresOf(merged).strong, hours: hoursOf(merged, merge.undecided), rows: rowsOf(merged, merge, open, language) },
  };
}

/** A change in words alone. */
export function described({ at, way, topic, course, label, name, shortName, fields }: DescribedChange): MergePlan['kept'][number] {
  return { at, way, topic, course, label, name, shortName, fields: [...fields] };
}

/** A merge leaves what nobody decided as in the current edition; into a draft that is what the draft has. */
function openAsTarget(
  sides: MergeSides,
  choices: ConflictChoices,
  { merged, undecided }: EditionMerge,
  into: MergeTarget,
): CurriculumState {
  if (into === 'current' || undecided.length === 0) return merged;
  const asDraft = Object.fromEntries(undecided.map((conflict) => [conflictKey(conflict), 'draft' as const]));
  return mergeEditions(sides, { ...asDraft, ...choices }).merged;
}

/** Strengths and hours alone change the figures of a curriculum. */
function hasConsequence({ isRelate, field }: PlannedConflict): boolean {
  return isRelate || /学时|hours/.test(field);
}

/** What each choice would do to coverage and hours; nothing where all do the same. */
function consequenceOf(key: string, sides: MergeSides, choices: ConflictChoices, language: Language): PlannedConflict['consequence'] {
  const [base, draft, current] = (['base', 'draft', 'current'] as const).map((side) => {
    const { strong, hours } = figuresOf(mergeEditions(sides, { ...choices, [key]: side }).merged);
    const total = hours.theory + hours.practice;
    return language === 'zh'
      ? `强支撑覆盖 ${strong.covered}/${strong.total}，总学时 ${total}。`
      : `strong coverage ${strong.covered}/${strong.total}, ${total} study hours.`;
  });
  const isSame = base === draft && draft === current;
  return isSame ? { base: null, draft: null, current: null } : { base: base ?? null, draft: draft ?? null, current: current ?? null };
}

function isTaken(take: Exclude<Taken, 'all'>) {
  if ('places' in take) {
    const places = new Set(take.places);
    return ({ at }: { at: string }) => places.has(at);
  }
  return ({ at }: { at: string }) => take.parts.includes(readPlace(at)?.lineage ?? 0);
}

function isOnlyIn(at: string, sides: MergeSides, into: MergeTarget): boolean {
  const other = compareEditions(sides.base, into === 'current' ? sides.draft : sides.current);
  return !other.some((change) => change.at === at);
}

function findingsOf(target: CurriculumState, merged: CurriculumState, conflicts: readonly Conflict[], language: Language) {
  const effects = comparedStates(target, merged, language).changes.flatMap((change) =>
    change.effects.map((effect) => ({ ...effect, change: change.at })),
  );
  const nothing: CurriculumState = { major: { ...target.major, records: {} }, courses: [] };
  const sentences = new Map<string, { rule: MajorRule; at: string; message: string }>(
    comparedStates(nothing, target, language)
      .changes.flatMap((change) => change.effects)
      .map((effect) => [`${effect.rule} ${effect.at}`, effect] as const),
  );
  const stays = figuresOf(merged).gaps.flatMap(({ rule, at }) => sentences.get(`${rule} ${at}`) ?? []);
  const known = new Set(stays.map(({ rule, at }) => `${rule} ${at}`));
  return [
    ...unique(effects).map(({ type, rule, at, message, change }) => {
      const because = conflicts.find((conflict) => conflict.at === change);
      return { type, rule, at, message, because: because ? conflictKey(because) : null };
    }),
    ...[...known]
      .flatMap((id) => sentences.get(id) ?? [])
      .map(({ rule, at, message }) => ({ type: 'kept' as const, rule, at, message, because: null })),
  ];
}

function unique<Effect extends { type: string; rule: string; at: string }>(effects: readonly Effect[]): Effect[] {
  return [...new Map(effects.map((effect) => [`${effect.type} ${effect.rule} ${effect.at}`, effect])).values()];
}

function hoursOf(merged: CurriculumState, undecided: readonly Conflict[]) {
  const { theory, practice } = figuresOf(merged).hours;
  const total = theory + practice;
  const open = undecided.flatMap((conflict) => {
    if (conflict.type !== 'field' || (conflict.name !== 'theoryPeriod' && conflict.name !== 'practicePeriod')) return [];
    const values = [conflict.base, conflict.draft, conflict.current].filter((value) => typeof value === 'number');
    const now = typeof conflict.current === 'number' ? conflict.current : 0;
    return [{ least: Math.min(...values) - now, most: Math.max(...values) - now }];
  });
  const sum = (of: 'least' | 'most') => open.reduce((all, one) => all + one[of], total);
  return { least: sum('least'), most: sum('most') };
}

function rowsOf(merged: CurriculumState, { conflicts }: EditionMerge, open: ReadonlySet<string>, language: Language) {
  const lineages = new Set(conflicts.flatMap(({ at }) => readPlace(at)?.lineage ?? []));
  const openPlaces = new Set(conflicts.filter((conflict) => open.has(conflictKey(conflict))).map(({ at }) => at));
  const { indicators } = figuresOf(merged);
  return redlineMatrix(merged, merged, language)
    .rows.filter(({ lineage }) => lineages.has(lineage))
    .map(({ lineage, name, cells }) => {
      const relates = new Map(cells.map(({ key, after }) => [key, after]));
      return {
        lineage,
        name,
        cells: indicators.map(({ key, number }) => ({
          key,
          number,
          relate: openPlaces.has(`course:${lineage}/binding:${key}`) ? null : (relates.get(key) ?? relateValues.none),
        })),
      };
    });
}
