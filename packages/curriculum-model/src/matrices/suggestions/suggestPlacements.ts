import { likenessOf, outcomesAlike, termsOf } from '../../assistant/likeness';
import type { Language } from '../../language';
import { placeKey, placeOf } from '../linked/entries';
import type { LinkedMatrices, PlacedPoint } from '../linked/linkedMatrices';
import type { Support } from '../relate';
import { relateValues } from '../relateValues';
import { fitOf, readCourseWords, type CourseWords, type ReadRecord } from './courseWords';
import { entriesElsewhere, type CourseElsewhere, type EntryElsewhere } from './entriesElsewhere';
import type { PlacementOrigin, PlacementSuggestion } from './placementSuggestion';

type Suggested = Omit<PlacementSuggestion, 'isDeclined'>;

/** From this likeness on a suggestion is made, and strong support is suggested. */
const least = 0.5;
const strongFrom = 0.7;
/** What the chapter and the goal of a point weigh, and how well a chapter must fit at least. */
const pointWeights = { project: 0.6, goal: 0.4, leastProject: 0.35, leastGoal: 0.25 };
/** A KSA item of the point counts so much by itself, and what its task goal is about adds; that must be about the point, unless it is the chapter's only one. */
const ownKsa = { base: 0.5, task: 0.3, leastTask: 0.25, only: 0.45 };
/** From this likeness to the task goal or the point on a KSA item can be a strong support. */
const sharesMuch = 0.3;
/** An entry that the same course has elsewhere, and what each further one adds. */
const elsewhereLike = { base: 0.75, each: 0.1 };

/** Entries for the matrices of a course that its texts, and the same course in other majors, speak for; the most likely first. None is made for a point or a KSA item that has its place. */
export function suggestPlacements(matrices: LinkedMatrices, others: readonly CourseElsewhere[], language: Language): Suggested[] {
  const suggest = placementSuggester(matrices, others, language);
  return matrices.points.flatMap(({ id }) => suggest(id)).toSorted(byLikelihood);
}

/** The most likely first. */
export function byLikelihood(one: Suggested, other: Suggested): number {
  return other.score - one.score || one.pointId - other.pointId || (one.ksaId ?? 0) - (other.ksaId ?? 0);
}

/** The same point by point, for a large course. */
export function placementSuggester(
  matrices: LinkedMatrices,
  others: readonly CourseElsewhere[],
  language: Language,
): (pointId: number) => Suggested[] {
  const own = readCourseWords(matrices, language);
  const known = others.map((other) => entriesElsewhere(other));
  const placed = new Map<number, PlacedPoint[]>();
  for (const entry of matrices.placedPoints) placed.set(entry.pointId, [...(placed.get(entry.pointId) ?? []), entry]);
  const ties = new Set(matrices.pointKsas?.map(({ pointId, ksaId }) => `${pointId} ${ksaId}`));
  const filled = new Set(matrices.placedKsas.map((entry) => `${placeKey(entry)} ${entry.ksaId}`));
  const fit = rememberedFit();
  return (pointId) => {
    const point = own.points.find(({ id }) => id === pointId);
    if (!point) return [];
    const places = placed.get(pointId) ?? [];
    const common = { own, point, elsewhere: known.map((one) => one.ofPoint(point.title)), fit, language };
    const ksas = places.flatMap((place) => ksaPlacements({ ...common, place, ties, filled }));
    return [...pointPlacements({ ...common, places }), ...ksas];
  };
}

interface Common {
  own: CourseWords;
  point: CourseWords['points'][number];
  elsewhere: readonly EntryElsewhere[];
  fit: ReturnType<typeof rememberedFit>;
  language: Language;
}

function pointPlacements({ own, point, places, elsewhere, fit, language }: Common & { places: readonly PlacedPoint[] }): Suggested[] {
  if (places.length > 0) return [];
  const found = own.projects.flatMap((project) => {
    const ofProject = Math.max(fit(point, project), fitOf(point.title, project.words));
    return own.goals.flatMap((goal) => {
      const same = elsewhere.flatMap((one) => one.hasPoint(project.words, goal.words) ?? []);
      const ofGoal = goalFit(point, goal, fit);
      const isLike = ofProject >= pointWeights.leastProject && ofGoal >= pointWeights.leastGoal;
      const like = likeWith(isLike ? pointWeights.project * ofProject + pointWeights.goal * ofGoal : 0, same.length);
      if (like < least) return [];
      const at = { projectId: project.id, goalId: goal.id, pointId: point.id, taskGoalId: null, ksaId: null };
      const parts = [['point', point] as const, ['project', project] as const, ['goal', goal] as const];
      return [made({ at, like, relate: strengthOf(like, same), parts, same, isOwnKsa: false, language })];
    });
  });
  return mostLikely(found);
}

interface Place {
  place: PlacedPoint;
  ties: ReadonlySet<string>;
  filled: ReadonlySet<string>;
}

function ksaPlacements({ own, point, place, ties, filled, elsewhere, fit, language }: Common & Place): Suggested[] {
  const tasks = own.taskGoals
    .filter(({ projectId }) => projectId === place.projectId)
    .map((task) => ({ task, ofTask: Math.max(fit(point, task), fitOf(point.title, task.words)) }));
  // The point belongs to the task goal that is about it.
  const nearest = Math.max(tasks.length === 1 ? ownKsa.only : 0, ...tasks.map(({ ofTask }) => ofTask));
  return own.ksas.flatMap((ksa) => {
    if (filled.has(`${placeKey(place)} ${ksa.id}`)) return [];
    const isOwnKsa = ties.has(`${point.id} ${ksa.id}`);
    const found = tasks.flatMap(({ task, ofTask }) => {
      const same = elsewhere.flatMap((one) => one.hasKsa(ksa.words, task.words) ?? []);
      const ofKsa = fit(ksa, task);
      const isNearest = nearest >= ownKsa.leastTask && (tasks.length === 1 || ofTask === nearest);
      const ofOwn = ownKsa.base + Math.max(ownKsa.task * nearest, (1 - ownKsa.base) * ofKsa);
      const like = likeWith(isNearest ? (isOwnKsa ? ofOwn : ofKsa) : 0, same.length);
      if (like < least) return [];
      const at = { ...placeOf(place), taskGoalId: task.id, ksaId: ksa.id };
      const relate = strengthOf(Math.max(ofKsa, fit(ksa, point)) >= sharesMuch ? like : 0, same);
      const parts = [['ksa', ksa] as const, ['point', point] as const, ['taskGoal', task] as const];
      return [made({ at, like, relate, parts, same, isOwnKsa, language })];
    });
    return mostLikely(found);
  });
}

/** One place: which of two is meant is not in the words. What the course does elsewhere goes first. */
function mostLikely(found: readonly Suggested[]): Suggested[] {
  const known = found.filter(({ elsewhere }) => elsewhere.length > 0);
  return (known.length > 0 ? known : found).toSorted(byLikelihood).slice(0, 1);
}

function goalFit(point: ReadRecord, goal: ReadRecord, fit: Common['fit']): number {
  return Math.max(fit(point, goal), 0.6 * likenessOf(point.words, goal.words) + 0.4 * outcomesAlike(point.words, goal.words));
}

function likeWith(words: number, elsewhere: number): number {
  return elsewhere === 0 ? words : Math.min(1, Math.max(words, elsewhereLike.base) + elsewhereLike.each * (Math.min(elsewhere, 3) - 1));
}

/** As strong as elsewhere where that is known. */
function strengthOf(like: number, same: readonly { relate: Support }[]): Support {
  if (same.length > 0) return same.some(({ relate }) => relate === relateValues.strong) ? relateValues.strong : relateValues.weak;
  return like >= strongFrom ? relateValues.strong : relateValues.weak;
}

interface Made {
  at: Pick<Suggested, 'projectId' | 'goalId' | 'pointId' | 'taskGoalId' | 'ksaId'>;
  like: number;
  relate: Support;
  parts: readonly (readonly [PlacementOrigin['kind'], ReadRecord])[];
  same: readonly { courseId: number; majorName: string }[];
  isOwnKsa: boolean;
  language: Language;
}

function made({ at, like, relate, parts, same, isOwnKsa, language }: Made): Suggested {
  const [own, ...others] = parts.map(([, { words }]) => words);
  const terms = own ? others.flatMap((words) => termsOf([own], words, language)) : [];
  return {
    ...at,
    relate,
    score: Math.round(like * 100) / 100,
    terms: [...new Set(terms)].filter((term) => /\p{Script=Han}/u.test(term) === (language === 'zh')),
    origins: parts.map(([kind, { id, text }]) => ({ kind, id, text })),
    isOwnKsa,
    elsewhere: same.map(({ courseId, majorName }) => ({ courseId, majorName })),
  };
}

/** Pairs come back for each cell of their row and column. */
function rememberedFit() {
  const known = new Map<ReadRecord, Map<ReadRecord, number>>();
  return (one: ReadRecord, other: ReadRecord): number => {
    const row = known.get(one) ?? new Map<ReadRecord, number>();
    known.set(one, row);
    const fit = row.get(other) ?? fitOf(one.words, other.words);
    row.set(other, fit);
    return fit;
  };
}
