/** `npm run visual:count`: how many pictures a change takes on Chromatic, printed and written into docs/contributing/visual-review.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { workingTree } from '../check/sourceTree.mjs';
import { figuresText, pageFile, withFigures } from './figuresPage.ts';
import { pictureFigures } from './pictureFigures.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
const text = figuresText(pictureFigures(workingTree()), day);
console.log(text);
writeFileSync(pageFile, withFigures(readFileSync(pageFile, 'utf8'), text));
