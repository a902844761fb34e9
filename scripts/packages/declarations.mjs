/** Writes the types of a package next to its JavaScript, for both module systems. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { withoutReferences } from '../catalogue/withoutReferences.mjs';
import { cache } from '../paths.mjs';
import { bin, run } from '../run.mjs';
import { entriesOf, folderOf } from './entries.mjs';
import { fieldCommenter } from './fieldComments.mjs';

/**
 * Copies those declarations of the type check (so that nothing is compiled twice) that the entries reach, with the file extensions that Node's resolution
 * requires, with comments that an embedder can read on what is exported and on the fields of records. Returns whether the types are valid.
 */
export async function writeDeclarations(name, dist) {
  const isRight = run(bin('tsc'), ['-b', `packages/${name}`]) === 0;
  const compiled = join(cache, 'tsc/packages', name);
  const waiting = entriesOf(name).map(({ source }) => join(compiled, source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts')));
  const seen = new Set(waiting);
  const commented = fieldCommenter(name);
  for (const path of waiting) {
    const text = withoutReferences(await commented(readFileSync(path, 'utf8'), relative(compiled, path).replace(/\.d\.ts$/, '')));
    const links = linksOf(text, path, (found) => hasSource(name, relative(compiled, found)));
    for (const { target } of links) {
      if (seen.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
    const to = join(dist, relative(compiled, path)).replace(/\.d\.ts$/, '');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(`${to}.d.ts`, withExtensions(text, links, '.js'));
    writeFileSync(`${to}.d.cts`, withExtensions(text, links, '.cjs'));
  }
  return isRight;
}

/** The relative imports of a declaration file, last first, with the file each one means and how it is written without extension. */
function linksOf(text, path, isCurrent) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => {
      const to = join(dirname(path), fileName);
      const target = [`${to}.d.ts`, join(to, 'index.d.ts')].find((candidate) => existsSync(candidate) && isCurrent(candidate));
      if (!target) throw new Error(`${path}: ${fileName} has no declarations`);
      const stem = target === `${to}.d.ts` ? fileName : `${fileName.replace(/\/$/, '')}/index`;
      return { target, stem, start: text.indexOf(fileName, pos), end: text.indexOf(fileName, pos) + fileName.length };
    })
    .toSorted((a, b) => b.start - a.start);
}

function withExtensions(text, links, extension) {
  return links.reduce((changed, { stem, start, end }) => `${changed.slice(0, start)}${stem}${extension}${changed.slice(end)}`, text);
}

/** The compiler does not delete the declarations of removed files; they must not shadow others. */
function hasSource(name, declaration) {
  const stem = join(folderOf(name), 'src', declaration.replace(/\.d\.ts$/, ''));
  return existsSync(`${stem}.ts`) || existsSync(`${stem}.tsx`);
}
