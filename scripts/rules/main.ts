/** `tsx --conditions=@college/source scripts/rules/main.ts` writes the catalogue of rules into docs/rules.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { curriculumRules } from '../../packages/curriculum-model/src/index.ts';
import { exampleOf } from './exampleOf.ts';
import { pageFile, rulesPage, withCatalogue } from './rulesPage.ts';

writeFileSync(pageFile, withCatalogue(readFileSync(pageFile, 'utf8'), rulesPage(curriculumRules, exampleOf)));
