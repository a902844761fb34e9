import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/paths.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

const targets = { whole: 400, edit: 16 };

/**
 * What the rules cost on a major of 60 courses, in processor time: the whole of it by an engine that remembers nothing, and after an edit of one course.
 * @returns {{ figure: string, ours: string, target: string, met: boolean }[]}
 */
export function run() {
  const program = fileURLToPath(new URL('measuredRules.mjs', import.meta.url));
  const times = JSON.parse(execFileSync(process.execPath, ['--conditions=@college/source', '--import', 'tsx', program], { cwd: root }));
  return Object.entries({ whole: 'the whole', edit: 'after an edit of a course' }).map(([name, words]) => {
    const { p50 } = percentiles(times[name]);
    return {
      figure: `rules of a major of 60 courses, ${words}: processor time`,
      ours: `${p50.toFixed(1)} ms`,
      target: `≤ ${targets[name]} ms`,
      met: p50 <= targets[name],
    };
  });
}
