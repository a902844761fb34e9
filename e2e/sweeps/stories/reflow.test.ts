import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../scripts/files.mjs';
import { root } from '../../../scripts/paths.mjs';
import { exceptions, reflowExceptionOf } from './reflow';

const files = listFiles(['packages'], (name) => name.endsWith('.stories.tsx'));
const titles = files.map((path) => /\btitle: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path);

it('excepts from reflow only what there is', () => {
  const starts = Object.values(exceptions).flat();
  expect(starts.filter((start) => !titles.some((title) => title.startsWith(start)))).toEqual([]);
});

it('requires dialogs, panels and forms to fit into 320 px', () => {
  for (const name of ['Copying/CopyWizard', 'Goals/GoalPanel', 'Goals/GoalEdit', 'Feedback/FeedbackDialog']) {
    expect(titles).toContain(`Widgets/${name}`);
    expect(reflowExceptionOf({ title: `Widgets/${name}` })).toBeUndefined();
  }
});
