import { brotliCompressSync, constants } from 'node:zlib';
import type { ModuleGroup } from './mergeGroups.ts';

/** What is read of a script that a bundler made. */
export interface BuiltChunk {
  fileName: string;
  code: string;
  facadeModuleId: string | null;
  isDynamicEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  modules: Readonly<Record<string, unknown>>;
}

export type BuiltChunks<Chunk extends BuiltChunk = BuiltChunk> = ReadonlyMap<string, Chunk>;

/** A script and all that it imports at once. */
export function closureOf(chunks: BuiltChunks, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, seen);
  return seen;
}

/** What a view loads by `import()` once it shows, other entries left out. */
export function laterOf(chunks: BuiltChunks, view: ReadonlySet<string>, entries: ReadonlySet<string>): Set<string> {
  const later = new Set<string>();
  const open = [...view].flatMap((file) => chunks.get(file)!.dynamicImports);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (entries.has(file) || later.has(file) || view.has(file)) continue;
    later.add(file);
    open.push(...chunks.get(file)!.imports, ...chunks.get(file)!.dynamicImports);
  }
  return later;
}

/** The chunks in groups that the same views load. */
export function groupsOf(chunks: readonly BuiltChunk[], views: ReadonlyMap<string, ReadonlySet<string>>): ModuleGroup[] {
  const byPages = new Map<string, BuiltChunk[]>();
  for (const chunk of chunks) {
    const key = [...views]
      .filter(([, files]) => files.has(chunk.fileName))
      .map(([page]) => page)
      .join(' ');
    if (key !== '') byPages.set(key, [...(byPages.get(key) ?? []), chunk]);
  }
  return [...byPages].map(([key, members]) => ({
    pages: new Set(key.split(' ')),
    size: compressed(members.map(({ code }) => code).join('\n')),
    chunks: members.map(({ fileName }) => fileName),
    imports: new Set(members.flatMap(({ imports }) => imports)),
  }));
}

/** Bytes of a script on the wire. Merged by the length of its source, pages jumped by 8 kB with one small module more. */
function compressed(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/**
 * Names the file of each module by the groups that its chunk is in: those that views load first, then those that are loaded later. Every module is named but the
 * entries themselves: a file that the bundler adds could import a group that imports them.
 */
export function fileNames(
  chunks: BuiltChunks<BuiltChunk & { name: string }>,
  entries: ReadonlySet<string | null>,
  { first, later }: { first: readonly ModuleGroup[]; later: readonly ModuleGroup[] },
): (id: string) => string | null {
  const named = (groups: readonly ModuleGroup[], kind: string) =>
    groups.flatMap((group, index) => group.chunks.map((chunk) => [chunk, `${kind}-${index}`] as const));
  const names = new Map([...named(first, 'first'), ...named(later, 'later')]);
  // Modules of one name would share a file.
  const isOnlyOne = (name: string) => [...chunks.values()].filter((chunk) => chunk.name === name).length === 1;
  const ownNames = new Map(
    [...chunks.values()].map(({ name, fileName }, index) => [fileName, isOnlyOne(name) ? name : `${name}-${index}`]),
  );
  const places = new Map([...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk.fileName])));
  return (id) => {
    const chunk = places.get(id);
    if (chunk === undefined || entries.has(id)) return null;
    return names.get(chunk) ?? ownNames.get(chunk)!;
  };
}
