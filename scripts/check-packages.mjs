/** Builds every published package and checks what npm would pack: entries, types, both module systems. */
import { readdirSync } from 'node:fs';
import { bin, run } from './run.mjs';

const problems = [];

for (const name of ['curriculum-model', 'api-client', 'ui', 'curriculum-widgets'].filter((found) =>
  readdirSync('packages').includes(found),
)) {
  const cwd = `packages/${name}`;
  console.log(`\n── ${name}`);
  if (run(bin('tsup'), ['--silent'], { cwd }) !== 0) problems.push(`${name}: build`);
  else if (run(bin('publint'), ['--pack', 'npm'], { cwd }) !== 0) problems.push(`${name}: publint`);
}

if (problems.length > 0) console.error(`\n${problems.join('\n')}`);
process.exit(problems.length > 0 ? 1 : 0);
