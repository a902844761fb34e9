import type { Indexer } from 'storybook/internal/types';

/**
 * Indexes as before, but leaves the tags of specified states out of the index, where they would bury the few that one filters stories by.
 * Tests and pages read them from the story files.
 */
export function withoutStateTags(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...given) =>
      (await indexer.createIndex(...given)).map((entry) => ({ ...entry, tags: entry.tags?.filter((tag) => !tag.startsWith('state:')) })),
  }));
}
