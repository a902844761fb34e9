/** `npm run api:report`: writes what each package declares to the outside, for a review to read; `-- --check` says where that changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { cache } from '../paths.mjs';
import { bin, run } from '../run.mjs';
import { apiFamiliesOf } from './apiFamilies.mjs';
import { writeDeclarations } from './declarations.mjs';
import { folderOf, packageNames } from './entries.mjs';

const compilerOptions = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};
const isChecked = process.argv.includes('--check');
const changed = [];

// Compiled anew: in what order the compiler writes the members of a union depends on what it remembers of earlier runs.
if (run(bin('tsc'), ['-b', '--force', ...packageNames.map((name) => `packages/${name}`)]) !== 0) process.exit(1);

for (const name of packageNames) {
  writeDeclarations(name, typesOf(name));
  const configs = apiFamiliesOf(name).map(([family, entries]) => configOf(name, family, entries));
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: configs.map((config) => config.mainEntryPointFilePath) });
  for (const config of configs) {
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: quietly });
    if (!existsSync(config.reportFilePath))
      throw new Error(`${name}: no report for ${config.mainEntryPointFilePath}; are the types of what it gathers there?`);
    const path = join(folderOf(name), 'api', basename(config.reportFilePath));
    const report = withoutTexts(readFileSync(config.reportFilePath, 'utf8'));
    if (existsSync(path) && readFileSync(path, 'utf8') === report) continue;
    changed.push(relative(process.cwd(), path));
    if (!isChecked) writeFileSync(path, report);
  }
  changed.push(...leftovers(name, new Set(configs.map((config) => basename(config.reportFilePath)))));
}

if (changed.length > 0) console.log(`${isChecked ? 'The public API changed' : 'Written'}:\n${changed.join('\n')}`);
if (isChecked && changed.length > 0) console.error('\nnpm run api:report writes it; what it shows belongs into a changeset.');
process.exit(isChecked && changed.length > 0 ? 1 : 0);

/** The reports of a package lie in its folder `api`; a file in the cache gathers the entries that one of them speaks of. */
function configOf(name, family, entries) {
  const place = join(cache, 'api', name, 'entries', `${family}.d.ts`);
  mkdirSync(dirname(place), { recursive: true });
  for (const folder of [join(folderOf(name), 'api'), join(cache, 'api', name, 'reports')]) mkdirSync(folder, { recursive: true });
  const lines = entries.map(({ source }) => {
    const built = join(typesOf(name), source.replace(/^src\//, '').replace(/\.ts$/, '.js'));
    return `export * from '${relative(dirname(place), built).replaceAll('\\', '/')}';\n`;
  });
  writeFileSync(place, lines.join(''));
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folderOf(name),
      mainEntryPointFilePath: place,
      apiReport: {
        enabled: true,
        reportFileName: `${family}.api.md`,
        reportFolder: join(cache, 'api', name, 'reports'),
        reportTempFolder: join(cache, 'api', name, 'latest'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, include: [], files: [place] } },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        compilerMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folderOf(name), 'package.json'),
  });
}

/** Reports of families that are no more; they go, unless this only checks. */
function leftovers(name, kept) {
  const folder = join(folderOf(name), 'api');
  const found = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.api.md')) : [];
  const gone = found.filter((file) => !kept.has(file)).map((file) => join(folder, file));
  if (!isChecked) for (const path of gone) rmSync(path);
  return gone.map((path) => relative(process.cwd(), path));
}

/** A report of the keys of a widget's messages and of what they take; another wording is no other API. */
function withoutTexts(report) {
  return report.replace(/^export const \w+Messages: [^]*?^}>;$/gm, (messages) =>
    messages.replace(/: "(?:[^"\\\n]|\\.)*";$/gm, ': string;'),
  );
}

/** A report says what stands; whether it stands well is for the linter and the compiler. */
function quietly(message) {
  message.handled = true;
}

/** A place of its own for the declarations, so that a build beside it disturbs nothing. */
function typesOf(name) {
  return join(cache, 'api', name, 'types');
}
