/** Which tests and stories a change can touch. */
import { dirname } from 'node:path/posix';
import { listFiles } from '../files.mjs';
import { directImporters } from './imports.mjs';

const isCode = (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(gen|d)\.m?ts$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);
const isStory = (file) => file.endsWith('.stories.tsx');
const componentFolder = /^(packages\/ui\/src\/[^/]+|packages\/curriculum-widgets\/src\/[^/]+\/[^/]+)\//;

/** At most so many test files of importers are taken; what is left out is named. */
const importerLimits = { unit: 80, server: 8, pages: 8 };

/** Test and story files for a change, by the kind of run that they need, and those of importers that were left out. */
export function touchedTests(changed) {
  const code = changed.filter(isCode);
  const everyTest = listFiles(['packages', 'apps', 'scripts', 'e2e', 'docs'], (name) => isTest(name) || isStory(name));
  const folders = [...new Set(code.flatMap((file) => componentFolder.exec(file)?.[1] ?? []))];
  const own = new Set([
    ...code.filter((file) => isTest(file) || isStory(file)),
    ...code.flatMap((file) => besides(file, everyTest)),
    ...everyTest.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))),
  ]);
  const importers = code.filter((file) => !isTest(file) && !isStory(file)).flatMap(directImporters);
  const ofImporters = [...new Set(importers.flatMap((file) => (isTest(file) ? [file] : besides(file, everyTest))))];
  const taken = sorted([...own]);
  const leftOut = [];
  for (const [kind, files] of Object.entries(sorted(ofImporters.filter((file) => !own.has(file))))) {
    taken[kind].push(...files.slice(0, importerLimits[kind]));
    leftOut.push(...files.slice(importerLimits[kind]));
  }
  return { taken, leftOut };
}

/** Tests that have the file's name: `copyCourse.test.ts`, `copyCourse.property.test.ts` for `copyCourse.ts`. */
function besides(file, everyTest) {
  const stem = `${dirname(file)}/${file.slice(file.lastIndexOf('/') + 1).replace(/\.(tsx?|mjs)$/, '')}`;
  return everyTest.filter((test) => isTest(test) && test.startsWith(`${stem}.`));
}

function sorted(files) {
  const runnable = files.filter((file) => isTest(file) || isStory(file));
  return {
    unit: runnable.filter((file) => file.endsWith('.test.ts') && !file.startsWith('apps/server/') && !file.includes('/inPage/')),
    server: runnable.filter((file) => file.startsWith('apps/server/')),
    pages: runnable.filter((file) => file.endsWith('.tsx') || file.includes('/inPage/')),
  };
}
