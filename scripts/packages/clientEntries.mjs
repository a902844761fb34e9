/**
 * Marks entries for servers that render React (React's server components, as in Next.js): under the condition `react-server` an entry is a file that says
 * `'use client'` and passes on what the entry offers. No other file says it, so that bundlers without such a server have nothing to warn of.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesOf, sideOf } from './entries.mjs';

// The exports of these run in a browser, or in React's server rendering.
const clientOnly =
  /^(react|react-dom|styled-components|react-aria|react-aria-components|react-stately|lucide-react|@dnd-kit\/[^/]+|@tanstack\/react-(table|virtual))(\/|$)/;

/** Writes the marked files of a package next to its ES modules; `output` is what the bundler wrote. */
export function writeClientEntries(name, dist, output) {
  const files = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  for (const { subpath, source } of entriesOf(name)) {
    const fileName = source.replace(/^src\//, '').replace(/\.ts$/, '.js');
    const { exports } = files.get(fileName);
    const side = sideOf(name, subpath);
    const browserNames = exports.filter((exported) => side === 'client' || isOfBrowser(exported, fileName, files));
    if (browserNames.length > 0 !== (side !== 'server'))
      throw new Error(
        `${name}${subpath.slice(1)}: scripts/packages/entries.mjs says that it is for the ${side}, its imports say something else.`,
      );
    if (side === 'server') continue;

    const path = join(dist, fileName.replace(/\.js$/, ''));
    writeFileSync(`${path}.client.js`, `'use client';\n${passedOn(browserNames, fileName)}`);
    if (side === 'mixed') writeFileSync(`${path}.server.js`, serverFile(exports, browserNames, files.get(fileName)));
  }
}

function passedOn(names, fileName) {
  return `export { ${names.join(', ')} } from './${basename(fileName)}';\n`;
}

/** Passes on what a server may run from where it is, and the rest from the marked file. */
function serverFile(exports, browserNames, chunk) {
  const fromFiles = [...importsOf(chunk)].map(([exported, from]) =>
    browserNames.includes(exported) ? '' : `export { ${exported} } from '${from}';\n`,
  );
  return `${fromFiles.join('')}${passedOn(browserNames, chunk.fileName.replace(/\.js$/, '.client.js'))}`;
}

function isOfBrowser(exported, fileName, files) {
  const from = importsOf(files.get(fileName)).get(exported);
  if (from && !from.startsWith('.')) return clientOnly.test(from);
  return leadsToBrowser(from ? join(fileName, '..', from) : fileName, files);
}

/** The file that an index has each name from. */
function importsOf({ code }) {
  const imports = code.matchAll(/^import \{ ([^}]*) \} from "([^"]*)";$/gm);
  return new Map([...imports].flatMap(([, names, from]) => names.split(', ').map((one) => [one, from])));
}

function leadsToBrowser(fileName, files, seen = new Set()) {
  if (seen.has(fileName)) return false;
  seen.add(fileName);
  return files
    .get(fileName)
    .imports.some((imported) => (files.has(imported) ? leadsToBrowser(imported, files, seen) : clientOnly.test(imported)));
}
