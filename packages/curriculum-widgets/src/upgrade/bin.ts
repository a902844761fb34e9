#!/usr/bin/env node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type ts from 'typescript';
import { breakingChanges } from './breakingChanges';
import { changesSince } from './changesSince';
import { upgradeFiles } from './upgradeFiles';

const usage =
  'college-upgrade --from <version> [--dry] [folder]   rewrites what was renamed since that version in the files of a folder (src)';

/** The TypeScript of the host, or the one that npx installed beside this program. */
function findCompiler(): typeof ts {
  const places = [process.cwd(), process.argv[1] ?? process.cwd()];
  for (const place of places) {
    try {
      const found = createRequire(join(place, 'package.json'))('typescript') as typeof ts;
      // The native compiler has no interface for programs.
      if ('createSourceFile' in found) return found;
    } catch {
      continue;
    }
  }
  throw new Error(
    'college-upgrade reads scripts with TypeScript 5 or 6, which is not installed here: npx -p @college/curriculum-widgets -p typescript@6 college-upgrade --from <version>',
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, dry: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help || !values.from) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const changes = changesSince(breakingChanges, values.from);
  const changed = await upgradeFiles(findCompiler(), positionals[0] ?? 'src', changes, values.dry === true);
  for (const path of changed) process.stdout.write(`${path}\n`);
  process.stdout.write(
    `${changes.length} renamed since ${values.from}, ${changed.length} files ${values.dry ? 'to rewrite' : 'rewritten'}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
