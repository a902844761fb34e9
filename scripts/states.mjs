/** Which of the specified interface states a story covers, read from the stories' tags. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './paths.mjs';

const tag = /['"]state:([\w.-]+)['"]/g;

function json(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** Every specified state with the story files that cover it, and the tags that name no state. */
export function stateCoverage() {
  const states = json('docs/states/states.json');
  const storyFiles = new Map(states.map((state) => [state.id, []]));
  const unknown = [];
  for (const file of listFiles(['packages'], (name) => name.endsWith('.stories.tsx'))) {
    for (const [, id] of readFileSync(join(root, file), 'utf8').matchAll(tag)) {
      if (storyFiles.has(id)) storyFiles.get(id).push(file);
      else unknown.push({ id, file });
    }
  }
  return { states: states.map((state) => ({ ...state, stories: storyFiles.get(state.id) })), unknown };
}

/** Stories that claim a state and plainly have no resting check, as `<file>: <state>`; one that a spread may bring is left to the test run. */
export function uncheckedStates() {
  return listFiles(['packages'], (name) => name.endsWith('.stories.tsx')).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^export const /m)
      .filter((story) => !/atRest|\.\.\.\w/.test(story))
      .flatMap((story) => [...story.matchAll(tag)].map(([, id]) => `${file}: ${id}`)),
  );
}

/** States without a story in widgets that have at least one, apart from those known to wait for another widget. */
export function missingStates() {
  const pending = json('docs/states/pending.json');
  const { states } = stateCoverage();
  const started = new Set(states.filter((state) => state.stories.length > 0).map((state) => state.widget));
  return states
    .filter((state) => started.has(state.widget) && state.stories.length === 0 && !(state.id in pending))
    .map((state) => state.id);
}
