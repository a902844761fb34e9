import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergeGroups, type ModuleGroup } from './mergeGroups.ts';
import pageFrames from './pageFrames.json' with { type: 'json' };

/** The page in whose frame another one is shown, by name; null where it has none. */
const frames: Readonly<Record<string, string | null>> = pageFrames.frames;

/** What a byte for nothing counts: the sign-in page is everybody's first one, the workbench the next, and courses are what people come for. */
const weights: Record<string, number> = { LoginRoute: 300, CourseUnitDetailRoute: 200, WorkbenchRoute: 100 };

/**
 * Names the file that a module goes into. A build without groups says which page loads which modules; hundreds of small files are then merged into a few, so
 * that a first page asks for ten files and not for two hundred.
 */
export async function pageChunks(config: InlineConfig): Promise<(id: string) => string | null> {
  const chunks = await splitBuild(config);
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const start = closureOf(chunks, entry.fileName);
  const pages = entry.dynamicImports
    .map((file) => chunks.get(file)!)
    .filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/routes/'));
  const frameOf = (page: Rolldown.OutputChunk) => {
    const name = frames[nameOf(page)] === undefined ? pageFrames.otherwise : frames[nameOf(page)];
    return pages.find((other) => other !== page && nameOf(other) === name);
  };
  const views = new Map(
    pages.map((page) => [
      nameOf(page),
      new Set([...start, ...closureOf(chunks, page.fileName), ...closureOf(chunks, (frameOf(page) ?? page).fileName)]),
    ]),
  );
  const free = [...chunks.values()].filter(({ isDynamicEntry }) => !isDynamicEntry);
  const groups = mergeGroups(groupsOf(free, views), {
    // The runtime of the bundler, the frame, the page and what is also loaded later keep files of their own.
    groups: (page) => pageFrames.mostScripts - 1 - [...views.get(page)!].filter((file) => !free.includes(chunks.get(file)!)).length,
    weight: (page) => weights[page] ?? 1,
  });
  const laterViews = new Map(
    [...views].map(([page, view]) => [page, laterOf(chunks, view, new Set(pages.map(({ fileName }) => fileName)))]),
  );
  const shown = new Set([...views.values()].flatMap((view) => [...view]));
  const unshown = [...chunks.values()].filter(({ fileName }) => !shown.has(fileName));
  // Merged further, they would make a page load ahead what it never opens.
  const laterGroups = groupsOf(unshown, laterViews);
  const named = new Map(
    [...groups, ...laterGroups].flatMap((group, index) =>
      group.chunks.map((chunk) => [chunk, `${index < groups.length ? 'first' : 'later'}-${index}`]),
    ),
  );
  const places = new Map([...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk.fileName])));
  // Every module is named but the entry itself: a file that the bundler adds could import a group that imports it.
  return (id) => {
    const chunk = places.get(id);
    if (chunk === undefined || id === entry.facadeModuleId) return null;
    return named.get(chunk) ?? chunks.get(chunk)!.name;
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function splitBuild(config: InlineConfig): Promise<Chunks> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: true, sourcemap: false },
  });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

function closureOf(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks.get(file)?.imports ?? []) closureOf(chunks, next, seen);
  return seen;
}

/** What a page loads by `import()` once it shows, other pages left out. */
function laterOf(chunks: Chunks, view: ReadonlySet<string>, pages: ReadonlySet<string>): Set<string> {
  const later = new Set<string>();
  const open = [...view].flatMap((file) => chunks.get(file)!.dynamicImports);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (pages.has(file) || later.has(file) || view.has(file)) continue;
    later.add(file);
    open.push(...chunks.get(file)!.imports, ...chunks.get(file)!.dynamicImports);
  }
  return later;
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[], views: ReadonlyMap<string, ReadonlySet<string>>): ModuleGroup[] {
  const byPages = new Map<string, Rolldown.OutputChunk[]>();
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

function nameOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return basename(facadeModuleId ?? '').replace(/\.tsx$/, '');
}
