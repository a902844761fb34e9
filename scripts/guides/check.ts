/** `npm run check:guides`: every published component has a complete guide, the code in it compiles against the sources, each page has its Chinese twin, and whatever crosses a port or the API has a meaning in both languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFaults } from '../../docs/storybook/widget-page/guide';
import propsInChinese from '../../docs/storybook/widget-page/propsInChinese.json' with { type: 'json' };
import { readComponents } from '../catalogue/made.mjs';
import { digestOf, keepDigest, keptDigest } from '../freshness.mjs';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { guideTwinFaults, twinFaults } from './twinFaults';
import portsInChinese from './ports/chinese.json' with { type: 'json' };
import { readPortReference } from './ports/described';
import { apiFaults } from './api/faults';
import { referenceFaults } from './ports/faults';
import { keptPortPages } from './ports/kept';
import { propFaults } from './propFaults';
import { translatedPages, twinOf } from './twins';
import { typeFaults } from './typeFaults';

const translated = translatedPages();
const sources = [
  'packages/ui',
  'packages/curriculum-widgets',
  'packages/curriculum-model',
  'packages/api-client',
  'packages/elements',
  'docs/guide',
];
const digest = digestOf([
  ...sources.flatMap((folder) => (folder.startsWith('docs') ? [folder] : [`${folder}/src`, `${folder}/package.json`])),
  'scripts/catalogue',
  'docs/storybook/widget-page/guide.ts',
  'docs/storybook/widget-page/propsInChinese.json',
  'scripts/guides',
  ...translated.flatMap((path) => [path, twinOf(path)]).filter((path) => existsSync(join(root, path))),
  'pnpm-lock.yaml',
]);
if (keptDigest('guides') === digest) {
  console.log('Every guide is complete and its code compiles.');
  process.exit(0);
}

const folders = new Map<string, string[]>();
const components = await readComponents();
for (const { folder, name } of components) folders.set(folder, [...(folders.get(folder) ?? []), name]);

const faults: string[] = [];
const guides: string[] = [];
for (const [folder, names] of folders) {
  const path = `${folder}/README.md`;
  if (existsSync(join(root, path))) {
    guides.push(path);
    faults.push(...guideFaults(readFileSync(join(root, path), 'utf8'), names).map((fault) => `${path}: ${fault}`));
  } else faults.push(`${path}: no guide of ${names.join(', ')}`);
}
const readIfThere = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
faults.push(...twinFaults(translated.map((path) => ({ path, english: readIfThere(path) ?? '', chinese: readIfThere(twinOf(path)) }))));
faults.push(...guides.flatMap((path) => guideTwinFaults({ path, english: readIfThere(path) ?? '', chinese: readIfThere(twinOf(path)) })));
const twins = translated.map(twinOf);
const orphans = listFiles(['docs/guide/zh']).filter((path: string) => !twins.includes(path));
faults.push(...orphans.map((path: string) => `${path}: there is no English page of it`));
// A twin's code is the same.
const pages = translated.filter((path) => path.startsWith('docs/guide/'));
faults.push(...propFaults(components, propsInChinese, portsInChinese));
faults.push(...referenceFaults(await readPortReference()), ...apiFaults());
// Each is a module of its own, since props have the same names.
const codeOfPorts = Object.values(await keptPortPages()).flatMap(({ en }) =>
  [...en.matchAll(/^```js\n([\s\S]*?\.(\w+)\} \*\/[\s\S]*?)\n```$/gm)].map(([, code, name]) => [name!, `${code}\nexport {};`] as const),
);
faults.push(...typeFaults([...guides, ...pages], Object.fromEntries(codeOfPorts)));

for (const fault of faults) console.error(fault);
if (faults.length === 0) keepDigest('guides', digest);
console.log(faults.length === 0 ? 'Every guide is complete and its code compiles.' : `${faults.length} faults in guides.`);
process.exit(faults.length === 0 ? 0 : 1);
