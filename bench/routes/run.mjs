import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../scripts/paths.mjs';

/** The pages that are measured, for the leader of the sample major. */
export const addresses = {
  'sign-in': '/course/login',
  workbench: '/course/workbench',
  'list of majors': '/course/major/list',
  'page of a course unit': '/course/courseUnit/detail?majorId=1001&courseUnitId=1004',
  syllabus: '/course/courseUnit/report?majorId=1001&courseUnitId=1004',
  matrices: '/course/matrix?majorId=1001&courseId=1004',
};

const mostCalls = { 'page of a course unit': 6 };
const mostScript = { 'sign-in': 120, 'page of a course unit': 300 };
const mostScripts = 12;

/**
 * What a page loads with an empty cache until nothing more comes, parts included that are loaded ahead while the browser is idle: calls, scripts, and kilobytes of
 * script as the network carries them, in brotli and with the headers of the answers.
 * @returns {Promise<{ figure: string, ours: string, target: string, met: boolean | null }[]>}
 */
export async function run() {
  const script = fileURLToPath(new URL('measuredRoutes.mjs', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: `${root}/e2e`, maxBuffer: 10_000_000 });
  const views = JSON.parse(stdout.trim().split('\n').at(-1));
  return Object.entries(views).flatMap(([name, view]) => rowsOf(name, view));
}

function rowsOf(name, { calls, scripts }) {
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [callLimit, scriptLimit] = [mostCalls[name], mostScript[name]];
  const repeated = calls.length - new Set(calls.map(({ call, body }) => `${call} ${body}`)).size;
  return [
    {
      figure: `${name}, first view: calls (made twice)`,
      ours: `${calls.length} (${repeated})`,
      target: callLimit ? `≤ ${callLimit} (0)` : '(0)',
      met: repeated === 0 && calls.length <= (callLimit ?? Infinity),
    },
    {
      figure: `${name}, first view: scripts, on the wire`,
      ours: `${scripts.length}, ${kilobytes.toFixed(1)} kB`,
      target: `≤ ${mostScripts}${scriptLimit ? `, ≤ ${scriptLimit} kB` : ''}`,
      met: scripts.length <= mostScripts && kilobytes <= (scriptLimit ?? Infinity),
    },
  ];
}
