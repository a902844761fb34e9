import pending from '../states/pending.json';
import states from '../states/states.json';

/** The source text of every story file, so that the page below is computed from the stories themselves. */
const storyFiles = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

export interface StateRow {
  id: string;
  title: string;
  /** Number of stories that carry the state's tag. */
  stories: number;
  /** Why there is none yet, where another widget must come first. */
  waitsFor?: string;
}

export interface WidgetRows {
  widget: string;
  states: StateRow[];
  covered: number;
}

function countTags() {
  const counts = new Map<string, number>();
  for (const text of Object.values(storyFiles)) {
    for (const [, id] of text.matchAll(/['"]state:([\w.-]+)['"]/g)) counts.set(id!, (counts.get(id!) ?? 0) + 1);
  }
  return counts;
}

/** Every specified state, by widget, with the number of its stories. */
export function stateCoverage(): WidgetRows[] {
  const counts = countTags();
  const reasons: Record<string, string> = pending;
  return [...byWidget()].map(([widget, rows]) => {
    const states = rows.map(({ id, title }) => ({ id, title, stories: counts.get(id) ?? 0, waitsFor: reasons[id] }));
    return { widget, states, covered: states.filter((state) => state.stories > 0).length };
  });
}

function byWidget() {
  const groups = new Map<string, typeof states>();
  for (const state of states) groups.set(state.widget, [...(groups.get(state.widget) ?? []), state]);
  return groups;
}
