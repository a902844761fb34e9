import { ruleLevels, type Language, type RuleLevel, type WaitingFinding, type WaitingKind } from '@college/curriculum-model';

/** Findings under one heading. */
export interface WaitingGroup {
  key: string;
  title: string;
  level: RuleLevel;
  /** Of all findings, also of those that were not sent. */
  count: number;
  findings: readonly WaitingFinding[];
}

/** The kinds as they come. */
export function groupsByKind(kinds: readonly WaitingKind[], language: Language): WaitingGroup[] {
  return kinds.map(({ rule, title, ...kind }) => ({ key: rule, title: title[language], ...kind }));
}

/** The same findings by the course or major in which they are mended, those with the worst first. */
export function groupsByCourse(kinds: readonly WaitingKind[], language: Language): WaitingGroup[] {
  const groups = new Map<string, WaitingGroup & { findings: WaitingFinding[] }>();
  for (const { findings } of kinds) {
    for (const finding of findings) {
      const { courseId, majorId, owner, level } = finding;
      const key = `${majorId} ${courseId ?? ''}`;
      const group = groups.get(key) ?? { key, title: owner[language], level, count: 0, findings: [] };
      const worse = Math.min(ruleLevels.indexOf(group.level), ruleLevels.indexOf(level));
      groups.set(key, { ...group, level: ruleLevels[worse]!, count: group.count + 1, findings: [...group.findings, finding] });
    }
  }
  return [...groups.values()].toSorted((one, other) => ruleLevels.indexOf(one.level) - ruleLevels.indexOf(other.level));
}

/** The name of the one course or major in which everything is missing; undefined where there are more, or not all findings were sent. */
export function onlyOwner(kinds: readonly WaitingKind[]): WaitingFinding['owner'] | undefined {
  const areAllSent = kinds.every(({ count, findings }) => count === findings.length);
  return areAllSent && groupsByCourse(kinds, 'zh').length === 1 ? kinds[0]?.findings[0]?.owner : undefined;
}
