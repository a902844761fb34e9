import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { curriculumRules } from '../../packages/curriculum-model/src/index.ts';
import { exampleOf } from './exampleOf.ts';
import { pageFile, rulesPage, withCatalogue } from './rulesPage.ts';

it('docs/rules.md has the catalogue as it is: scripts/rules/main.ts writes it', () => {
  const page = readFileSync(pageFile, 'utf8');
  expect(page).toBe(withCatalogue(page, rulesPage(curriculumRules, exampleOf)));
});
