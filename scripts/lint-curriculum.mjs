/**
 * `npm run lint:curriculum -- --major 1001`: what the rules find in a curriculum, asked of a running server or of a file that holds one. It ends with 1
 * where something is found that weighs at least as much as `--fail-on`, and with 2 where nothing could be judged.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createRuleEngine,
  curriculumRules,
  findingLines,
  ruleLevels,
  sarifLog,
  tellFindings,
  toldFindingSchema,
} from '../packages/curriculum-model/src/index.ts';

const usage = `npm run lint:curriculum -- --major ID | --file STATE.json
  --server URL       the server that is asked (http://localhost:3000); COLLEGE_AUTH_TOKEN holds the token of a session on it
  --format text      text, json or sarif
  --language zh      zh or en
  --fail-on error    error, warning, advice or never`;

class Unjudged extends Error {}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { status, output, problem } = await lintCurriculum(process.argv.slice(2));
  if (output) console.log(output);
  if (problem) console.error(problem);
  process.exitCode = status;
}

/** What the command prints with these parameters, what is wrong, and how it ends. */
export async function lintCurriculum(parameters) {
  try {
    const options = readOptions(parameters);
    const findings = options.file === undefined ? await askServer(options) : judgeFile(options);
    const failing = ruleLevels.slice(0, ruleLevels.indexOf(options['fail-on']) + 1);
    return { status: findings.some(({ level }) => failing.includes(level)) ? 1 : 0, output: written(findings, options) };
  } catch (error) {
    if (error instanceof Unjudged) return { status: 2, problem: error.message };
    throw error;
  }
}

function readOptions(parameters) {
  const text = (value) => ({ type: 'string', default: value });
  const known = {
    major: { type: 'string' },
    file: { type: 'string' },
    server: text('http://localhost:3000'),
    format: text('text'),
    language: text('zh'),
    'fail-on': text('error'),
  };
  let values;
  try {
    ({ values } = parseArgs({ args: parameters, options: known }));
  } catch (error) {
    throw new Unjudged(`${error.message}\n${usage}`);
  }
  const isRight =
    (values.major === undefined) !== (values.file === undefined) &&
    (values.major === undefined || /^[1-9]\d*$/.test(values.major)) &&
    ['text', 'json', 'sarif'].includes(values.format) &&
    ['zh', 'en'].includes(values.language) &&
    [...ruleLevels, 'never'].includes(values['fail-on']);
  if (!isRight) throw new Unjudged(usage);
  return values;
}

async function askServer({ major, server }) {
  const address = new URL(`/college/api/edition/findings?ref=current:${major}`, server);
  let reply;
  try {
    const answer = await fetch(address, { headers: { authToken: process.env.COLLEGE_AUTH_TOKEN ?? '' } });
    reply = await answer.json();
  } catch (error) {
    throw new Unjudged(`${address.origin} does not answer: ${error.cause?.message ?? error.message}`);
  }
  const { success, data } = toldFindingSchema.array().safeParse(reply.data?.findings);
  if (reply.code !== '0' || !success) throw new Unjudged(`${address.origin} refused (${reply.code}): ${reply.message}`);
  return data;
}

function judgeFile({ file }) {
  // npm runs scripts in the root folder; a path is relative to the person's working directory.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    const state = JSON.parse(readFileSync(path, 'utf8'));
    const engine = createRuleEngine(curriculumRules, {}, { occasion: 'editing', today: new Date().toISOString().slice(0, 10) });
    return tellFindings(state, engine.judge(state));
  } catch (error) {
    throw new Unjudged(`${path} holds no curriculum: ${error.message}`);
  }
}

function written(findings, { format, language }) {
  if (format === 'json') return JSON.stringify(findings, null, 2);
  if (format === 'text') return findingLines(findings, language).join('\n');
  return JSON.stringify(sarifLog({ findings, rules: curriculumRules, language, version: '0.0.0' }), null, 2);
}
