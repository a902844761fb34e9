import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of a visited story; written at once, so that a stopped sweep can resume. */
export interface Journal<Entry> {
  entries: () => Entry[];
  has: (storyId: string) => boolean;
  add: (storyId: string, entry: Entry) => void;
}

/** Opens the journal of a run; one of another Storybook or other options (`key`) is restarted. */
export function openJournal<Entry>(path: string, key: string): Journal<Entry> {
  const kept = new Map<string, Entry>();
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  if (first === JSON.stringify({ key })) {
    for (const line of lines) {
      const { storyId, entry } = readLine<Entry>(line);
      if (storyId !== undefined && entry !== undefined) kept.set(storyId, entry);
    }
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ key })}\n`);
  }
  return {
    entries: () => [...kept.values()],
    has: (storyId) => kept.has(storyId),
    add(storyId, entry) {
      kept.set(storyId, entry);
      appendFileSync(path, `${JSON.stringify({ storyId, entry })}\n`);
    },
  };
}

/** A process that was killed may leave half a line. */
function readLine<Entry>(line: string): { storyId?: string; entry?: Entry } {
  try {
    return JSON.parse(line) as { storyId: string; entry: Entry };
  } catch {
    return {};
  }
}
