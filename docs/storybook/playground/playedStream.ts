import { failureOf, slowness } from '../toolbars/network';
import { withEdits, type PlayedCall } from './playground';

type Stream = AsyncIterable<unknown>;

/**
 * A stream as the panel edits it. Edited parts change as the story's own come; a list of another length takes their place at once, and the stream then
 * ends, fails or stays open as the story's does.
 */
export async function* playedStream(own: () => Stream, played: PlayedCall, language: string, tell: (parts: readonly unknown[]) => void) {
  const { edits = [], delay, fault } = played;
  const list = edits.find(([path]) => path.length === 0)?.[1];
  const failure = fault && failureOf(fault, language);
  const late = () => (delay ? slowness.after(delay) : undefined);
  if (Array.isArray(list)) {
    for (const part of list as readonly unknown[]) {
      await late();
      yield part;
    }
  }
  if (failure) {
    await late();
    throw failure;
  }
  const parts: unknown[] = [];
  for await (const part of own()) {
    parts.push(part);
    tell([...parts]);
    if (Array.isArray(list)) continue;
    await late();
    yield (withEdits(parts, edits) as readonly unknown[])[parts.length - 1];
  }
}
