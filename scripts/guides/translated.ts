/** `npm run translated -- <English page>…`: writes into the Chinese twin of each page that it translates the page as it stands. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { digestOfText, markedWith, translatedGuides, translatedPages, translatedText, twinOf } from './twins';

const known = [...translatedPages(), ...translatedGuides()];
for (const path of process.argv.slice(2)) {
  if (!known.includes(path))
    throw new Error(`${path} is no page with a Chinese twin; there are ${translatedPages().join(', ')} and the guides of components.`);
  const twin = join(root, twinOf(path));
  writeFileSync(twin, markedWith(digestOfText(translatedText(path, readFileSync(join(root, path), 'utf8'))), readFileSync(twin, 'utf8')));
  console.log(`${twinOf(path)} translates ${path} as it stands.`);
}
