/** `tsx --conditions=@college/source scripts/rulesPage.mjs` writes the catalogue of rules into docs/rules.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { curriculumRules, rulesPage } from '../packages/curriculum-model/src/index.ts';
import { root } from './paths.mjs';

const page = join(root, 'docs/rules.md');
const between = /(<!-- rules:begin -->)[\s\S]*(<!-- rules:end -->)/;
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(between, (_, begin, end) => `${begin}\n\n${rulesPage(curriculumRules)}\n${end}`),
);
