import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { matrixCases } from '../cases/matrixCases.test-data';
import { adds, planted } from '../programme.test-data';
import { createRuleEngine, curriculumRules, findingLines, sarifLog, tellFindings, toldFindingSchema } from '..';

const state = planted(matrixCases['cover.indicator-unsupported']!.positive, adds(1004, 'point', { key: '499', fields: { title: '多余' } }));
const findings = tellFindings(state, createRuleEngine(curriculumRules).judge(state));
const schema = z.fromJSONSchema(sarifSchema as Parameters<typeof z.fromJSONSchema>[0]);
const log = sarifLog({ findings, rules: curriculumRules, language: 'zh', version: '1.0.0' });

describe('a log of SARIF 2.1.0', () => {
  it.each(['zh', 'en'] as const)('keeps to its schema: %s', (language) => {
    const written = sarifLog({ findings, rules: curriculumRules, language, version: '1.0.0' });
    expect(schema.safeParse(JSON.parse(JSON.stringify(written))).error).toBeUndefined();
    expect(schema.safeParse({ ...written, runs: [{ ...written.runs[0], results: [{ level: 'advice' }] }] }).success).toBe(false);
  });

  it('says where each finding is by a logical location, and which rule found it', () => {
    const [run] = log.runs;
    expect(run!.results).toHaveLength(findings.length);
    expect(run!.results[0]).toMatchObject({
      ruleId: 'cover.indicator-unsupported',
      level: 'error',
      message: { text: '指标点 1.1 能运用排序的模型表达复杂系统：没有课程支撑' },
      locations: [
        {
          logicalLocations: [
            { name: '软件工程 · 指标点 能运用排序的模型表达复杂系统', fullyQualifiedName: 'major/indicator:101', kind: 'member' },
          ],
        },
      ],
    });
    for (const { ruleId, ruleIndex } of run!.results) expect(run!.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(new Set(run!.results.map(({ partialFingerprints }) => partialFingerprints['findingId/v1'])).size).toBe(findings.length);
  });
});

it('names the requirement of what is below it', () => {
  const [first, ...others] = findings;
  expect(first!.requirement?.zh).toMatch(/^1 ?\S/);
  expect(others.filter(({ at }) => at.includes('/point:')).map(({ requirement }) => requirement)).toContain(undefined);
});

it('is a reply of the call on findings as it is', () => expect(toldFindingSchema.array().parse(findings)).toEqual(findings));

describe('the listing', () => {
  it.each([
    ['zh', '  错误：指标点 1.1 能运用排序的模型表达复杂系统：没有课程支撑（cover.indicator-unsupported）', '错误 1，警告 8，建议 1'],
    [
      'en',
      '  Error: Indicator point 1.1 能运用排序的模型表达复杂系统: no course supports it (cover.indicator-unsupported)',
      'Error 1, Warning 8, Advice 1',
    ],
  ] as const)('groups findings by course and counts them: %s', (language, first, counts) => {
    const lines = findingLines(findings, language);
    expect(lines.slice(0, 2)).toEqual(['软件工程', first]);
    expect(lines).toContain('课程4');
    expect(lines.at(-1)).toBe(counts);
  });

  it('says so where there is nothing', () => expect(findingLines([], 'zh')).toEqual(['没有发现问题']));
});
