import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { closureOf, fileNames, groupsOf, laterOf, type BuiltChunks } from '../../../scripts/chunks/builtChunks.ts';
import { improveGroups, lightest } from '../../../scripts/chunks/improveGroups.ts';
import { mergeGroups, type MergeLimits } from '../../../scripts/chunks/mergeGroups.ts';
import pageFrames from './pageFrames.json' with { type: 'json' };

/** The page in whose frame another one is shown, by name; null where it has none. */
const frames: Readonly<Record<string, string | null>> = pageFrames.frames;

/**
 * What a byte for nothing counts: the sign-in page is everybody's first one, courses are what people come for, by way of the workbench; then the pages that are
 * open all day.
 */
const weights: Record<string, number> = {
  LoginRoute: 900,
  CourseUnitDetailRoute: 600,
  WorkbenchRoute: 600,
  MatrixRoute: 5,
  MajorListRoute: 5,
  CourseUnitReportRoute: 7,
  CourseUnitListRoute: 5,
};

/** What everybody opens comes in fewer files: two compress worse than one, by more than they share with other pages. */
const first = new Set(['LoginRoute', 'CourseUnitDetailRoute', 'WorkbenchRoute']);
const fewScripts = 7;

/** By how much the other pages count more while files are made: what is merged first decides what is reached, so several are tried. */
const starts = [1, 0.5, 1.25];

/**
 * Names the file that a module goes into. A build without groups says which page loads which modules; hundreds of small files are then merged into a few, so
 * that a first page asks for a dozen files and not for two hundred.
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
  const alone = groupsOf(free, views);
  const limits = {
    // The runtime of the bundler, the frame, the page and what is also loaded later keep files of their own.
    groups: (page) =>
      (first.has(page) ? fewScripts : pageFrames.mostScripts) -
      1 -
      [...views.get(page)!].filter((file) => !free.includes(chunks.get(file)!)).length,
    weight: (page) => weights[page] ?? 1,
  } satisfies MergeLimits;
  const tries = starts.map((times) => {
    const weight = (page: string) => limits.weight(page) * (first.has(page) ? 1 : times);
    return improveGroups(alone, mergeGroups(alone, { ...limits, weight }), limits);
  });
  const groups = lightest(tries, limits);
  const laterViews = new Map(
    [...views].map(([page, view]) => [page, laterOf(chunks, view, new Set(pages.map(({ fileName }) => fileName)))]),
  );
  const shown = new Set([...views.values()].flatMap((view) => [...view]));
  const unshown = [...chunks.values()].filter(({ fileName }) => !shown.has(fileName));
  // Merged further, they would make a page load ahead what it never opens.
  return fileNames(chunks, new Set([entry.facadeModuleId]), { first: groups, later: groupsOf(unshown, laterViews) });
}

async function splitBuild(config: InlineConfig): Promise<BuiltChunks<Rolldown.OutputChunk>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: true, sourcemap: false },
  });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

function nameOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return basename(facadeModuleId ?? '').replace(/\.tsx$/, '');
}
