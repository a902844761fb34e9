import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portAreas } from '../../../scripts/guides/ports/areas';
import { portPageOf } from '../widget-page/portPage';

const pages = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

it('has a page for each area of ports, where the pages of widgets look for it', () => {
  const found = pages.map((page) => {
    const [, title = ''] = /title="(Ports\/[\w ]+)"/.exec(page) ?? [];
    const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    return [`docs/${id}--docs`, /virtual:ports\/([\w-]+)/.exec(page)?.[1]];
  });
  expect(found.toSorted()).toEqual(
    Object.keys(portAreas)
      .map((area) => [portPageOf({ area }), area])
      .toSorted(),
  );
});
