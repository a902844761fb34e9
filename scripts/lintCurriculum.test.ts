import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planted, type Plant } from '../packages/curriculum-model/src/rules/programme.test-data.ts';
import { afterAll, expect, it } from 'vitest';
import { lintCurriculum } from './lint-curriculum.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lint-curriculum-'));
afterAll(() => rmSync(folder, { recursive: true }));

const indicator = { key: '11', under: '1', fields: { number: '1.1', description: '能运用数学知识' } };
// A semester that is over is found.
const taughtLater: Plant = ({ courses }) => {
  for (const { syllabus } of courses.values())
    syllabus![0] = { ...syllabus![0]!, fields: { ...syllabus![0]!.fields, year: '9998-9999-1' } };
};
const major = { kind: 'major', lineage: 7, records: { major: [{ key: '', fields: { name: '软件工程' } }] } };
const bare = {
  ...major,
  records: { ...major.records, requirement: [{ key: '1', fields: { description: '工程知识' } }], indicator: [indicator] },
};

function lint(state: unknown, ...parameters: string[]) {
  const file = join(folder, 'state.json');
  writeFileSync(file, typeof state === 'string' ? state : JSON.stringify(state));
  return lintCurriculum(parameters.includes('--major') ? parameters : [...parameters, '--file', file]);
}

it('lists what is found, and ends with 1 where that weighs enough', async () => {
  const found = await lint({ major: bare, courses: [] });
  expect(found.status).toBe(1);
  expect(found.output).toContain('错误：指标点 1.1 能运用数学知识：没有课程支撑（cover.indicator-unsupported）');
  expect((await lint({ major: bare, courses: [] }, '--fail-on', 'never')).status).toBe(0);
  const clean = await lint(planted(taughtLater), '--language', 'en');
  expect([clean.status, clean.output]).toEqual([0, 'No findings']);
});

it('writes SARIF', async () => {
  const { output } = await lint({ major: bare, courses: [] }, '--format', 'sarif');
  const [run] = JSON.parse(output!).runs;
  expect(run.results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('cover.indicator-unsupported');
});

it.each([
  ['a file without a curriculum', 'nothing', [], /holds no curriculum/],
  ['an unknown parameter', '{}', ['--colour', 'red'], /--format text/],
  ['a level that is none', '{}', ['--fail-on', 'fatal'], /--format text/],
  ['a server that is not there', '{}', ['--major', '1001', '--server', 'http://127.0.0.1:9'], /does not answer/],
] as const)('ends with 2 and says why: %s', async (_, state, parameters, why) => {
  const { status, problem } = await lint(state, ...parameters);
  expect(problem).toMatch(why);
  expect(status).toBe(2);
});
