/** Which modules of the ready module share a file. */

/** Used by so many widgets, a module is better fetched once, at the start. */
const usedByMany = 30;

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
  const isDomain = (id) => /\/packages\/(api-client|curriculum-model)\/|\/node_modules\/zod\//.test(id);
  return [
    {
      name: 'runtime',
      // The script itself stays out, so that no part asks for it by another address than the page did.
      test: (id) => !id.endsWith('/elements/ready.ts') && (atStart.has(id) || (!isDomain(id) && (uses.get(id) ?? 0) >= usedByMany)),
    },
  ];
}

function modulesOf(start, chunks) {
  const seen = new Set([start]);
  for (const name of seen) for (const next of chunks.get(name).imports) if (chunks.has(next)) seen.add(next);
  return [...seen].flatMap((name) => chunks.get(name).moduleIds);
}
