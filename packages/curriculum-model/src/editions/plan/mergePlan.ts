import type { Language } from '../../language';
import { gapSentences } from '../compared/gapSentences';
import type { MergePlan } from '../calls';
import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { changeDescriber } from '../describe';
import { coverageChange } from '../figures';
import { conflictKey } from '../merge';
import { courseList, partPlace, recordPlace } from '../places';
import { relateSchema } from '../../matrices';
import { recordsOf, type CurriculumState } from '../state';
import { fieldText } from '../fieldText';
import { totalHours } from './consequences';
import { decidedPart } from './decidedPart';
import { passedLimits } from './passedLimits';
import { plannedConflicts, type AuthorsOfSides } from './plannedConflicts';
import type { ThreeWay } from './threeWay';

/** What of a plan follows from the three states. */
export type PlannedMerge = Pick<MergePlan, 'conflicts' | 'undecided' | 'changes' | 'kept' | 'findings' | 'dropped' | 'result'>;

/** Puts a merge into words: what it asks, what it changes, what stays, and what stands against it. */
export function mergePlan(merge: ThreeWay, into: 'draft' | 'current', language: Language, authors: AuthorsOfSides = {}): PlannedMerge {
  const target = merge[into];
  const describe = changeDescriber(target, merge.merged, language);
  const own = compareEditions(merge.base, target).filter(({ at }) => at !== courseList);
  const describeOwn = changeDescriber(merge.base, target, language);
  const changed = new Set(merge.changes.map(({ at }) => at));
  const decided = (changes: readonly Change[]) => changes.flatMap((change) => decidedPart(change, merge.undecided));
  return {
    conflicts: plannedConflicts(merge, target, language, authors),
    undecided: merge.undecided.length,
    changes: decided(merge.changes).map((change) => ({ ...inWords(describe(change)), isBroughtAlong: merge.broughtAlong.has(change.at) })),
    kept: decided(own.filter(({ at }) => !changed.has(at))).map((change) => inWords(describeOwn(change))),
    findings: findingsOf(merge, target, language),
    dropped: [...merge.dropped],
    result: resultOf(merge, language),
  };
}

function inWords({ fields, ...change }: ReturnType<ReturnType<typeof changeDescriber>>) {
  return { ...change, fields: [...fields] };
}

/** What blocks a merge, and the gaps that it opens, closes and leaves. */
export function findingsOf({ merged, conflicts, stood }: ThreeWay, target: CurriculumState, language: Language): MergePlan['findings'] {
  const coverage = coverageChange(target, merged);
  const [was, is] = [gapSentences(target, language), gapSentences(merged, language)];
  const because = (at: string) => {
    const found = conflicts.find((conflict) => conflict.at === at);
    return found ? conflictKey(found) : null;
  };
  const opened = new Set(coverage.opened.map(({ rule, at }) => `${rule} ${at}`));
  const kept = coverage.after.gaps.filter(({ rule, at }) => !opened.has(`${rule} ${at}`));
  return [
    ...passedLimits(stood, merged, language).map((passed) => ({ type: 'blocks' as const, rule: null, ...passed, because: null })),
    ...coverage.opened.map((gap) => ({ type: 'opened' as const, ...gap, message: is(gap), because: because(gap.at) })),
    ...kept.map((gap) => ({ type: 'kept' as const, ...gap, message: is(gap), because: null })),
    ...coverage.closed.map((gap) => ({ type: 'closed' as const, ...gap, message: was(gap), because: because(gap.at) })),
  ];
}

function resultOf(merge: ThreeWay, language: Language): MergePlan['result'] {
  const { merged } = merge;
  const { strong, indicators } = coverageChange(merged, merged).after;
  const open = new Set(merge.undecided.map(({ at }) => at));
  const asked = new Set(merge.conflicts.map(({ at }) => at.split('/')[0]!));
  const rows = merged.courses.flatMap((part) => {
    if (!asked.has(partPlace(part))) return [];
    const relates = new Map(recordsOf(part, 'binding').map(({ key, fields }) => [key, relateSchema.safeParse(fields.relate).data ?? -1]));
    const name = fieldText(recordsOf(part, 'course')[0] ?? { fields: {} }, 'name', language);
    const cells = indicators.map(({ key, number }) => {
      const isOpen = open.has(recordPlace(part, 'binding', key));
      return { key, number, relate: isOpen ? null : (relates.get(key) ?? -1) };
    });
    return [{ lineage: part.lineage, name, cells }];
  });
  return { strong, hours: hoursOf(merge), rows };
}

/** The least and the most hours that the open decisions allow. */
function hoursOf({ merged, undecided }: ThreeWay): MergePlan['result']['hours'] {
  const range = { least: totalHours(merged), most: totalHours(merged) };
  for (const conflict of undecided) {
    if (conflict.type !== 'field' || (conflict.name !== 'theoryPeriod' && conflict.name !== 'practicePeriod')) continue;
    if (conflict.at.includes('/')) continue;
    const values = [conflict.base, conflict.draft, conflict.current].map(Number);
    range.least += Math.min(...values) - Number(conflict.current);
    range.most += Math.max(...values) - Number(conflict.current);
  }
  return range;
}
