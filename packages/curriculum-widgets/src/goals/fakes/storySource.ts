import type { Indicator } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';

/** Keeps these indicator points with their goals as those of the course and its major. */
export const keepIndicators =
  (indicators: readonly Indicator[]) =>
  ({ state }: College) => {
    const [requirement] = state.requires.get(1001)!;
    state.requires.set(1001, [{ ...requirement!, children: indicators.map(({ children: _children, ...indicator }) => indicator) }]);
    state.goals = indicators.flatMap(({ children }) => children);
  };

const college = aCollege();

/** The source of all goal stories; each story fills it with `serve`. */
export const storySource = college.goals;

/** Fills the server for one story. */
export const serve = (indicators: readonly Indicator[] = sampleIndicators(1004)) => college.serve(keepIndicators(indicators));

/** The visible and announced text of an element, for stories in English. */
export function wordsIn(root: Element): string {
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-description'];
  const elements = [...root.querySelectorAll('*')].filter((element) => element.tagName !== 'STYLE');
  return [root.textContent, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))].join(' ');
}
