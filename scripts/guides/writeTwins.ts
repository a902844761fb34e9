/** `tsx --conditions=@college/source scripts/guides/writeTwins.ts <folder>…`: a text twin of each documentation page, llms.txt and the catalogue. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pageIdOf } from '../../docs/storybook/widget-page/catalogue';
import { root } from '../paths.mjs';
import { readBook } from './book';
import { componentTwin } from './componentTwin';
import { llmsText } from './llms';
import { readPages } from './pages';
import { readTexts } from './texts';

const folders = process.argv.slice(2).map((folder) => resolve(root, folder));
const book = await readBook();
const pages = await readPages(book);
const texts = await readTexts();

const twins = [
  ...pages.map(({ id, text }) => [id, text] as const),
  ...book.flatMap((chapter) => {
    const id = pageIdOf(chapter.component);
    return [
      [id, componentTwin(chapter, texts, 'en')],
      [`zh/${id}`, componentTwin(chapter, texts, 'zh')],
    ] as const;
  }),
];
const catalogue = { components: book.map(({ component, maturity, stories }) => ({ ...component, maturity, stories })) };

for (const folder of folders) {
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  for (const [id, text] of twins) {
    const file = join(folder, 'docs', `${id}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(join(folder, 'llms.txt'), llmsText(pages, book));
  // A package has its own catalogue in `dist`.
  if (!folder.startsWith(join(root, 'packages'))) writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
  console.log(`${twins.length} text twins and llms.txt in ${folder}`);
}
