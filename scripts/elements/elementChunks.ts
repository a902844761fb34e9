import type { OutputAsset, OutputChunk } from 'rolldown';
import { closureOf, fileNames, groupsOf, laterOf } from '../chunks/builtChunks.ts';
import type { ModuleGroup } from '../chunks/mergeGroups.ts';
import { mergeWorthwhile } from '../chunks/mergeWorthwhile.ts';

/** What a file more costs a page, in bytes: a request, its headers, and that small files compress badly. */
const fileCost = 2500;
/** What a byte for nothing counts on a page that has only the client or the API in memory, and React perhaps not at all. */
const dataWeight = 100;
/** What brings data and draws nothing. */
const dataEntries = ['college-api', 'college-mock'];

/**
 * Names the file that a module of the ready script goes into, by what a build without groups showed: which element loads what. One file is what registers the
 * elements, with React and the styles; others are shared by elements that have much in common.
 */
export function elementChunks(output: readonly (OutputChunk | OutputAsset)[]): (id: string) => string | null {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const all = [...chunks.values()];
  const entries = all.filter(({ isEntry }) => isEntry);
  const script = entries.find(({ name }) => name === 'college-elements')!;
  const data = entries.filter(({ name }) => dataEntries.includes(name));
  const start = closureOf(chunks, script.fileName);
  const frame = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/elements/src/WidgetFrame.tsx'))!;
  const widgets = widgetsOf(chunks, start).filter((widget) => widget !== frame);
  const views = new Map([
    ['start', start],
    ...data.map(({ name, fileName }) => [name, closureOf(chunks, fileName)] as const),
    ...widgets.map(
      ({ name, fileName }) => [name, new Set([...start, ...closureOf(chunks, frame.fileName), ...closureOf(chunks, fileName)])] as const,
    ),
  ]);
  const free = all.filter(({ isDynamicEntry, isEntry }) => !isDynamicEntry && !isEntry);
  const isData = (view: string) => data.some(({ name }) => name === view);
  const first = mergeWorthwhile(startFirst(groupsOf(free, views), isData), {
    fileCost,
    weight: (view) => (isData(view) ? dataWeight : 1),
    isFixed: ({ pages }) => pages.has('start'),
  });
  const opened = new Set(widgets.map(({ fileName }) => fileName));
  const laterViews = new Map([...views].map(([name, view]) => [name, laterOf(chunks, view, opened)]));
  const shown = new Set([...views.values()].flatMap((view) => [...view]));
  const unshown = all.filter(({ fileName, isEntry }) => !shown.has(fileName) && !isEntry);
  return fileNames(chunks, new Set(entries.map(({ facadeModuleId }) => facadeModuleId)), { first, later: groupsOf(unshown, laterViews) });
}

/** The files of the widgets: what the script that registers them loads by `import()`. */
function widgetsOf(chunks: ReadonlyMap<string, OutputChunk>, start: ReadonlySet<string>): OutputChunk[] {
  const files = new Set([...start].flatMap((file) => chunks.get(file)!.dynamicImports));
  return [...files].map((file) => chunks.get(file)!);
}

/** The groups with those of the start as one; what an API's client shares with it stays apart, for a page without elements shall not load React for that. */
function startFirst(groups: readonly ModuleGroup[], isData: (view: string) => boolean): ModuleGroup[] {
  const atStart = groups.filter(({ pages }) => pages.has('start'));
  const isShared = ({ pages }: ModuleGroup) => [...pages].some(isData);
  const others = groups.filter(({ pages }) => !pages.has('start'));
  return [unionOf(atStart.filter((group) => !isShared(group))), ...atStart.filter(isShared), ...others];
}

function unionOf(groups: readonly ModuleGroup[]): ModuleGroup {
  return {
    pages: new Set(groups.flatMap(({ pages }) => [...pages])),
    size: groups.reduce((sum, { size }) => sum + size, 0),
    chunks: groups.flatMap(({ chunks }) => chunks),
    imports: new Set(groups.flatMap(({ imports }) => [...imports])),
  };
}
