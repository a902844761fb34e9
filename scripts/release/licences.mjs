/** `npm run licences`: lists the licences of everything that is shipped, with their texts; `-- --check` reports when the list is stale. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { shippedPackages } from './shipped.mjs';

const path = join(root, 'THIRD-PARTY-LICENCES.md');
// What a college may pass on inside a closed product without more than the notice.
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense']);

/** Whether a licence (`MIT`, `(MIT OR GPL-3.0)`) may be shipped: one of a choice suffices, of a sum all must do. */
export function isAllowed(license = '') {
  const choices = license.replace(/[()]/g, '').split(/ OR /);
  return choices.some((choice) => choice.split(/ AND /).every((one) => allowed.has(one.trim())));
}

/** The list as it is committed. */
export function licenceList(packages) {
  const rows = packages.map(({ name, version, license, repository }) => `| ${name} | ${version} | ${license} | ${addressOf(repository)} |`);
  const texts = new Map();
  for (const one of packages) texts.set(textOf(one), [...(texts.get(textOf(one)) ?? []), one.name]);
  const shown = [...texts]
    .filter(([text]) => text !== '')
    .map(([text, names]) => `### ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  return [
    '# Licences of other people’s work',
    '',
    'What the `@college` packages need to run, and what the ready-made elements in `@college/curriculum-widgets` have inside.',
    'Made by `npm run licences`.',
    '',
    '| package | version | licence | where |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Texts',
    '',
    ...shown,
  ].join('\n');
}

function textOf({ folder }) {
  const file = readdirSync(folder).find((candidate) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(candidate));
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replaceAll('```', "'''").trim() : '';
}

function addressOf(repository = '') {
  return repository
    .replace(/^git\+/, '')
    .replace(/^git:\/\//, 'https://')
    .replace(/^(github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$2')
    .replace(/\.git$/, '');
}

if (process.argv[1] === join(root, 'scripts/release/licences.mjs')) {
  const packages = shippedPackages();
  const refused = packages.filter(({ license }) => !isAllowed(license));
  for (const { name, version, license, neededBy } of refused)
    console.error(
      `${name}@${version}: ${license ?? 'no licence'} is not on the list of licences that may be shipped (needed by ${[...neededBy].join(', ')}).`,
    );
  const list = licenceList(packages);
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== list;
  if (process.argv.includes('--check')) {
    if (isStale) console.error('THIRD-PARTY-LICENCES.md is not of what is shipped now; npm run licences writes it.');
    process.exit(isStale || refused.length > 0 ? 1 : 0);
  }
  writeFileSync(path, list);
  console.log(`${packages.length} packages, ${new Set(packages.map(({ license }) => license)).size} licences: THIRD-PARTY-LICENCES.md`);
  process.exit(refused.length > 0 ? 1 : 0);
}
