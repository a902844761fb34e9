import { createHash } from 'node:crypto';
import { loadCsf } from 'storybook/internal/csf-tools';
import { exportedNames } from '../../scripts/check/imports.mjs';
import type { SourceTree } from '../../scripts/check/sourceTree.mjs';
import { digestsOfStories } from './storySources';

/** A file whose stories are pictured, and the name under which its pictures are kept. */
export interface PlannedFile {
  file: string;
  key: string;
}

/** Which files are pictured of the base and of what is here, and how many stories are left out. */
export interface Plan {
  before: PlannedFile[];
  after: PlannedFile[];
  leftOut: number;
}

interface Trees {
  base: SourceTree;
  here: SourceTree;
}

/** The stories that a change reaches: those whose own sources, or anything that they import, differ from the base. */
export function planReached({ base, here }: Trees): Plan {
  const earlier = digestsOfStories(base);
  const later = digestsOfStories(here);
  const differing = (of: Map<string, string>, other: Map<string, string>) =>
    [...of].filter(([file, digest]) => other.get(file) !== digest).map(([file, key]) => ({ file, key }));
  const same = [...later].filter(([file, digest]) => earlier.get(file) === digest);
  return {
    before: differing(earlier, later),
    after: differing(later, earlier),
    leftOut: same.reduce((sum, [file]) => sum + exportedNames(here.read(file)).length, 0),
  };
}

/** Story files whatever the change reaches: all, or those with a story that has `only` in its id. What is here is pictured anew each time. */
export function planChosen({ base, here }: Trees, { revision, only }: { revision: string; only?: string }): Plan {
  const files = (tree: SourceTree, label: string) =>
    [...digestsOfStories(tree).keys()]
      .filter((file) => !only || storyIds(file, tree.read(file)).some((id) => id.includes(only)))
      .map((file) => ({ file, key: createHash('sha256').update(`${label} ${file}`).digest('hex').slice(0, 20) }));
  return { before: files(base, revision), after: files(here, 'here'), leftOut: 0 };
}

function storyIds(file: string, text: string): string[] {
  return loadCsf(text, { fileName: file, makeTitle: (title) => title })
    .parse()
    .stories.map(({ id }) => id);
}
