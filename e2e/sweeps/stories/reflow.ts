import type { ListedStory } from './storybook';

/** Stories that need not fit into 320 px, by the beginning of their title, each with the reason (docs/accessibility.md says the same to readers). */
const exceptions: Readonly<Record<string, string>> = {
  'Widgets/Matrices/': 'a matrix is read in two directions: rows against columns',
  'UI/Component sheet': 'a sheet of all components beside each other, no component',
};

/** Why a story may be wider than 320 px, or undefined when it must fit. */
export function reflowExceptionOf({ title }: Pick<ListedStory, 'title'>): string | undefined {
  const prefix = Object.keys(exceptions).find((start) => title.startsWith(start));
  return prefix === undefined ? undefined : exceptions[prefix];
}
