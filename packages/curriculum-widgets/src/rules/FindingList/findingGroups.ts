import { ruleById, ruleLevels, type Language, type RuleLevel, type ToldFinding } from '@college/curriculum-model';

/** By what the findings are grouped. */
export const findingGroupings = ['rule', 'level', 'course', 'requirement'] as const;
/** One way to group findings. */
export type FindingGrouping = (typeof findingGroupings)[number];

/** What of the findings is on show. */
export interface FindingFilter {
  level: RuleLevel | 'all';
  keyword: string;
  /** Only those that the former state did not have. */
  isNewOnly: boolean;
}

/** Nothing is left out. */
export const everyFinding: FindingFilter = { level: 'all', keyword: '', isNewOnly: false };

/** Filter and grouping of the findings on show. */
export interface FindingListQuery extends FindingFilter {
  grouping: FindingGrouping;
}

/** Findings under one heading; the title is null for findings without a course or requirement. */
export interface FindingGroup {
  key: string;
  title: string | null;
  findings: readonly ToldFinding[];
}

/** How many findings of each level there are. */
export function countLevels(findings: readonly ToldFinding[]): Record<RuleLevel, number> {
  const counts: Record<RuleLevel, number> = { error: 0, warning: 0, advice: 0 };
  for (const { level } of findings) counts[level] += 1;
  return counts;
}

/** The findings that a filter leaves: their sentence, place, rule or id has every word of the keyword. */
export function filterFindings(
  findings: readonly ToldFinding[],
  { level, keyword, isNewOnly }: FindingFilter,
  { language, isNew }: { language: Language; isNew: (finding: ToldFinding) => boolean },
): ToldFinding[] {
  const words = keyword.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return findings.filter((finding) => {
    if (level !== 'all' && finding.level !== level) return false;
    if (isNewOnly && !isNew(finding)) return false;
    if (words.length === 0) return true;
    const said = [finding.sentence, finding.owner, finding.record, ruleById(finding.rule)?.title].map((text) => text?.[language] ?? '');
    const haystack = [...said, finding.rule].join('\n').toLocaleLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** The findings under their headings; groups stand in the order in which their first finding comes, those of no requirement last. */
export function groupFindings(findings: readonly ToldFinding[], grouping: FindingGrouping, language: Language): FindingGroup[] {
  const groups = new Map<string, { key: string; title: string | null; findings: ToldFinding[] }>();
  for (const finding of findings) {
    const { key, title } = headingOf(finding, grouping, language);
    const group = groups.get(key) ?? { key, title, findings: [] };
    group.findings.push(finding);
    groups.set(key, group);
  }
  const list = [...groups.values()];
  if (grouping === 'level') return list.toSorted((one, other) => levelRank(one.key) - levelRank(other.key));
  if (grouping !== 'requirement') return list;
  const number = ({ title }: FindingGroup) => (title === null ? Infinity : Number.parseInt(title, 10) || 0);
  return list.toSorted((one, other) => number(one) - number(other));
}

/** What is new since a former state, and how many findings of it are gone; accepted findings are not gone. */
export function compareFindings(
  { findings, accepted = [] }: { findings: readonly ToldFinding[]; accepted?: readonly { finding: ToldFinding }[] | undefined },
  former: readonly ToldFinding[],
): { newIds: ReadonlySet<string>; gone: number } {
  const before = new Set(former.map(({ id }) => id));
  const now = new Set([...findings, ...accepted.map(({ finding }) => finding)].map(({ id }) => id));
  return {
    newIds: new Set(findings.flatMap(({ id }) => (before.has(id) ? [] : [id]))),
    gone: [...before].filter((id) => !now.has(id)).length,
  };
}

/** Rows that are unfolded at first; groups that begin behind them are folded, so that a long list is drawn at once. */
const unfoldedRows = 200;

/** The groups that are unfolded at first. */
export function unfoldedGroups(groups: readonly FindingGroup[], shownOfGroup: number): ReadonlySet<string> {
  let rows = 0;
  const unfolded = groups.filter(({ findings }) => {
    const isUnfolded = rows < unfoldedRows;
    rows += Math.min(findings.length, shownOfGroup);
    return isUnfolded;
  });
  return new Set(unfolded.map(({ key }) => key));
}

function headingOf({ rule, level, at, owner, requirement }: ToldFinding, grouping: FindingGrouping, language: Language) {
  if (grouping === 'rule') return { key: rule, title: ruleById(rule)?.title[language] ?? rule };
  if (grouping === 'level') return { key: level, title: level };
  if (grouping === 'requirement') return { key: requirement?.zh ?? '', title: requirement?.[language] ?? null };
  const part = at.split('/')[0]!;
  return part.startsWith('course:') ? { key: part, title: owner[language] } : { key: '', title: null };
}

function levelRank(level: string): number {
  return ruleLevels.indexOf(level as RuleLevel);
}
