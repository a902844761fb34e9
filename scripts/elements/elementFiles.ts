import type { OutputAsset, OutputChunk } from 'rolldown';
import { closureOf } from '../chunks/builtChunks.ts';

type Output = readonly (OutputChunk | OutputAsset)[];

/** An element as the catalogue knows it. */
interface KnownElement {
  tag: string;
  /** The module of its widget, as `elements.gen.ts` imports it. */
  path: string;
}

/** The scripts that a page loads before an element shows, by tag and beside those of `start`, which every page loads. */
export function elementFiles(output: Output, elements: readonly KnownElement[]): Record<string, string[]> {
  const chunks = chunksOf(output);
  const start = closureOf(chunks, 'college-elements.js');
  const fileOf = (module: string) => [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)))!.fileName;
  const frame = closureOf(chunks, fileOf('/elements/src/WidgetFrame.tsx'));
  const files = elements.map(({ tag, path }) => {
    const widget = closureOf(chunks, fileOf(`${path.replace('@college/curriculum-widgets', '/curriculum-widgets/src')}/index.ts`));
    return [tag, [...new Set([...widget, ...frame])].filter((file) => !start.has(file))];
  });
  return { start: [...start], ...Object.fromEntries(files) };
}

/** Scripts that import themselves by way of others, and would depend on the order in which they are run. */
export function circularFiles(output: Output): string[] {
  const chunks = chunksOf(output);
  return [...chunks.values()].flatMap(({ fileName, imports }) =>
    imports.some((next) => closureOf(chunks, next).has(fileName)) ? [fileName] : [],
  );
}

function chunksOf(output: Output): Map<string, OutputChunk> {
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}
