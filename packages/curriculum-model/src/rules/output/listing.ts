import { groupBy } from '../../grouping';
import type { Language } from '../../language';
import { ruleLevels, type RuleLevel } from '../level';
import type { ToldFinding } from './toldFinding';

/** What the levels are called. */
export const levelNames: Record<RuleLevel, { zh: string; en: string }> = {
  error: { zh: '错误', en: 'Error' },
  warning: { zh: '警告', en: 'Warning' },
  advice: { zh: '建议', en: 'Advice' },
};

const none = { zh: '没有发现问题', en: 'No findings' };

/** The findings as lines to be read: by course, what weighs most first, and how many there are of each level at the end. */
export function findingLines(findings: readonly ToldFinding[], language: Language): string[] {
  if (findings.length === 0) return [none[language]];
  const byPart = groupBy(findings, ({ at }) => at.split('/')[0]!);
  const lines = [...byPart.values()].flatMap((own) => [own[0]!.owner[language], ...own.map((one) => lineOf(one, language)), '']);
  const counts = ruleLevels.map((level) => `${levelNames[level][language]} ${findings.filter((one) => one.level === level).length}`);
  return [...lines, counts.join(language === 'zh' ? '，' : ', ')];
}

function lineOf({ level, sentence, rule }: ToldFinding, language: Language): string {
  return language === 'zh' ? `  ${levelNames[level].zh}：${sentence.zh}（${rule}）` : `  ${levelNames[level].en}: ${sentence.en} (${rule})`;
}
