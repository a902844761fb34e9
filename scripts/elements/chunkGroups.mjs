/** Which modules of the ready module share a file. */

/**
 * Used by so many widgets, a module is better fetched with others of its kind than alone. What a module imports is used at least as often
 * as itself: so no file of one tier draws in a rarer one.
 */
const tiers = { runtime: 28, common: 8, model: 6 };

/** The groups for a build, by what the same build without groups showed: who really uses what. */
export function chunkGroups(whole) {
  const chunks = new Map(whole.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const uses = new Map();
  const atStart = new Set();
  for (const chunk of chunks.values()) {
    if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
    for (const id of modulesOf(chunk.fileName, chunks)) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      if (chunk.name === 'college-elements') atStart.add(id);
    }
  }
  const isUsed = (id, times) => (uses.get(id) ?? 0) >= times;
  const isDomain = (id) => /\/packages\/(api-client|curriculum-model)\/|\/node_modules\/zod\//.test(id);
  // The script itself is excluded, so that no chunk imports it by another URL than the page did.
  const isPart = (id) => !id.endsWith('/elements/ready.ts');
  return [
    { name: 'runtime', priority: 3, test: (id) => isPart(id) && (atStart.has(id) || (!isDomain(id) && isUsed(id, tiers.runtime))) },
    { name: 'common', priority: 2, test: (id) => isPart(id) && !isDomain(id) && isUsed(id, tiers.common) },
    { name: 'model', priority: 1, test: (id) => isDomain(id) && isUsed(id, tiers.model) },
  ];
}

function modulesOf(start, chunks) {
  const seen = new Set([start]);
  for (const name of seen) for (const next of chunks.get(name).imports) if (chunks.has(next)) seen.add(next);
  return [...seen].flatMap((name) => chunks.get(name).moduleIds);
}
