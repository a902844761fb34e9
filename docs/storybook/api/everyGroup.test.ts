import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiDocument } from '../../../packages/api-client/src/openapi/apiDocument';

const pages = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

it('has a page for each group of calls and one for what is true of all, under their names', () => {
  const found = pages.map((page) => [/virtual:api\/([\w-]+)/.exec(page)?.[1], /title="API\/([\w -]+)"/.exec(page)?.[1]]);
  const groups = apiDocument({}).tags.map(({ name, description }) => [name, description]);
  expect(found.toSorted()).toEqual([['conventions', 'Conventions'], ...groups].toSorted());
});
