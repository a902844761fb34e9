import { expect, it } from 'vitest';
import { withoutStateTags } from '../../../.storybook/withoutStateTags';

it('leaves out the tags of states and nothing else', async () => {
  const entry = { type: 'story' as const, exportName: 'Expired', title: 'Widgets/Login', tags: ['state:login.expired', 'no-test', '!dev'] };
  const bare = { type: 'story' as const, exportName: 'Bare' };
  const [indexer] = withoutStateTags([{ test: /stories/, createIndex: async () => [entry, bare] }]);
  expect(indexer!.test).toEqual(/stories/);
  expect(await indexer!.createIndex('Login.stories.tsx', { makeTitle: (title = '') => title })).toEqual([
    { ...entry, tags: ['no-test', '!dev'] },
    bare,
  ]);
});
