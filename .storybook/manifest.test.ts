import { expect, it, vi } from 'vitest';
import { readComponents } from '../scripts/catalogue/made.mjs';
import { completeManifest } from './manifest';

// Where the sources changed since, the catalogue is made first.
vi.setConfig({ testTimeout: 60_000 });

const story = (name: string, snippet: string) => ({ id: `widgets-goals-goaledit--${name}`, name, snippet });
const components = {
  'widgets-goals-goaledit': {
    id: 'widgets-goals-goaledit',
    name: 'GoalEdit',
    path: './packages/curriculum-widgets/src/goals/GoalEdit/GoalEdit.stories.tsx',
    jsDocTags: {},
    error: { name: 'No component definition found', message: "Cannot find module '@college/ui/messages'" },
    import: "import { GoalEdit } from '@college/curriculum-widgets';\nimport { fakeGoals } from '../fakes/fakeGoals';",
    stories: [
      story('fake', 'const Fake = () => <GoalEdit source={fakeGoals()} onClose={fn()} />;'),
      story('helper', 'const Helper = () => <Walking />;'),
      story('whole', 'const Whole = () => <GoalEdit mode={-1} onClose={fn()} />;'),
    ],
  },
};

it('lists each published component with its props, its import, its guide, and examples that run elsewhere', async () => {
  const completed = await completeManifest({ components: { v: 0, components } } as never);
  const found = completed?.components?.components['widgets-goals-goaledit'] as unknown as Record<string, unknown>;
  expect(found).not.toHaveProperty('error');
  expect(found.import).toBe("import { GoalEdit } from '@college/curriculum-widgets/goals/GoalEdit';");
  expect(found.apiDescription).toContain('# GoalEdit');
  expect(found.stories).toEqual([
    { id: 'widgets-goals-goaledit--fake', name: 'fake' },
    { id: 'widgets-goals-goaledit--helper', name: 'helper' },
    { id: 'widgets-goals-goaledit--whole', name: 'whole', snippet: 'const Whole = () => <GoalEdit mode={-1} onClose={() => {}} />;' },
  ]);
  const { props } = (found as { reactDocgen: { props: Record<string, unknown> } }).reactDocgen;
  expect(props.courseId).toEqual({
    required: true,
    tsType: { name: 'number', raw: 'number' },
    description: 'The course whose goals are changed.',
  });
});

it('names a description for each prop of each published component', async () => {
  const silent = (await readComponents()).flatMap(({ name, props }) =>
    props.filter(({ description }) => description === '').map((prop) => `${name} ${prop.name}`),
  );
  expect(silent).toEqual([]);
});
