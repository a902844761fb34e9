/** `npm run test:states`: holds each state's resting check against the other states of its widget, and names states that look the same at rest. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../../scripts/paths.mjs';
import { bin, run } from '../../../scripts/run.mjs';
import { stateCoverage } from '../../../scripts/states.mjs';
import { lookalikes } from './lookalikes.ts';

const widgets = process.argv.slice(2);
const folder = join(cache, 'states', widgets.join('+') || 'all');
const states = stateCoverage().states.filter(({ widget }) => widgets.length === 0 || widgets.includes(widget));
const files = [...new Set(states.flatMap(({ stories }) => stories))];
if (files.length === 0) {
  console.error(`No widget of docs/states/states.json is called ${widgets.join(' or ')}.`);
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const code = run(bin('vitest'), ['run', '--project=stories', ...files], { env: { STATES_SWEEP: folder } });

const digests = new Map();
for (const { id } of states) {
  const picture = join(folder, `${id}.png`);
  if (existsSync(picture)) digests.set(id, createHash('sha256').update(readFileSync(picture)).digest('hex'));
}
const alike = lookalikes(digests);
for (const { one, other, reason } of alike)
  console.log(`${reason ? '·' : '✗'} ${one} and ${other} look the same at rest${reason ? `: ${reason}` : '.'}`);
const unexplained = alike.filter(({ reason }) => !reason);
if (unexplained.length > 0)
  console.log(`${unexplained.length} pairs: mend the stories, or say why in docs/states/alike.json. The pictures are in ${folder}`);
process.exit(code !== 0 || unexplained.length > 0 ? 1 : 0);
