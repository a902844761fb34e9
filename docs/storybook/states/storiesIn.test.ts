import { describe, expect, it } from 'vitest';
import { storiesIn } from './storiesIn';

const head = "const meta = {\n  title: 'Widgets/Goals/GoalPanel',\n  component: GoalPanel,\n};\nexport default meta;\n";
const inFile = (story: string) => storiesIn(`${head}\n${story}`);

describe('storiesIn', () => {
  it('returns the ids and names of Storybook', () => {
    expect(inFile("export const NoGoalsYet: Story = {\n  tags: ['state:goal-panel.empty'],\n};\n")).toEqual([
      { id: 'widgets-goals-goalpanel--no-goals-yet', name: 'No Goals Yet', states: ['goal-panel.empty'] },
    ]);
  });

  it.each([
    ['on a line of its own', "export const Nothing: Story = {\n  name: 'Nothing chosen',\n};\n"],
    ['beside the rest', "export const Nothing: Story = { name: 'Nothing chosen', args: {} };\n"],
  ])('takes a name that is given %s', (_, story) => {
    expect(inFile(story)).toEqual([{ id: 'widgets-goals-goalpanel--nothing', name: 'Nothing chosen', states: [] }]);
  });

  it('ignores names in a story’s args', () => {
    expect(inFile("export const Named: Story = {\n  args: {\n    name: '高等数学',\n  },\n};\n")[0]?.name).toBe('Named');
  });

  it('keeps each tag with its own story', () => {
    const stories = "export const One: Story = { tags: ['state:a.one'] };\n\nexport const Two: Story = { tags: ['state:a.two', 'x'] };\n";
    expect(inFile(stories).map(({ states }) => states)).toEqual([['a.one'], ['a.two']]);
  });
});
