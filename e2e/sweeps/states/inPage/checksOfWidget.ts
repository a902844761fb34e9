import type { RestingCheck } from '@college/ui/testing/atRest';

interface StoryLike {
  tags?: readonly string[];
  parameters?: { atRest?: RestingCheck<unknown> };
}

const folder = '../../../../packages';
const texts = import.meta.glob<string>('../../../../packages/*/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<Record<string, StoryLike>>('../../../../packages/*/src/**/*.stories.tsx');

/** The resting checks of all states of a widget, from whichever files its stories are in. */
export async function checksOfWidget(widget: string) {
  const tag = `'state:${widget}.`;
  const files = Object.keys(modules).filter((path) => path.startsWith(folder) && texts[path]?.includes(tag));
  const stories = (await Promise.all(files.map((path) => modules[path]!()))).flatMap((module) => Object.values(module));
  return stories.flatMap(({ tags = [], parameters }) => {
    const state = tags.find((each) => each.startsWith(`state:${widget}.`))?.slice('state:'.length);
    return state && parameters?.atRest ? [{ state, check: parameters.atRest }] : [];
  });
}
