import type { Language } from '../../language';
import type { RuleLevel } from '../level';
import type { Rule } from '../rule';
import type { ToldFinding } from './toldFinding';

const levels: Record<RuleLevel, 'error' | 'warning' | 'note'> = { error: 'error', warning: 'warning', advice: 'note' };

/** What a log of findings is made of. */
export interface SarifSource {
  findings: readonly ToldFinding[];
  rules: readonly Rule[];
  language: Language;
  /** The version of the product. */
  version: string;
}

/** The findings as a log of SARIF 2.1.0. A curriculum has no files: a finding is at a logical location, the place of its record. */
export function sarifLog({ findings, rules, language, version }: SarifSource) {
  const index = new Map(rules.map(({ id }, at) => [id, at]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'college-curriculum-rules',
            version,
            language: language === 'zh' ? 'zh-CN' : 'en-US',
            rules: rules.map(({ id, level, isOff, title, why }) => ({
              id,
              shortDescription: { text: title[language] },
              fullDescription: { text: why.text[language] },
              help: { text: `${why.text[language]} (${why.source[language]})` },
              defaultConfiguration: { level: levels[level], enabled: !isOff },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: index.get(finding.rule) ?? -1,
          level: levels[finding.level],
          message: { text: finding.sentence[language] },
          locations: [
            {
              logicalLocations: [
                {
                  name: [finding.owner, finding.record].flatMap((name) => name[language] || []).join(' · '),
                  fullyQualifiedName: finding.field === undefined ? finding.at : `${finding.at}#${finding.field}`,
                  kind: 'member',
                },
              ],
            },
          ],
          partialFingerprints: { 'findingId/v1': finding.id, 'basis/v1': finding.basis },
        })),
      },
    ],
  };
}
