import states from '../../states/states.json';
import type { Component } from './catalogue';
import { checksOf, maturityOf, statesIn, type Check, type Maturity } from './maturity';
import { components } from './components';
import { allStories, guideOf, storiesOf } from './sources';

const covered = new Set(statesIn(allStories));
const stateIds = states.map(({ id }) => id);

/** A component's checks and what they add up to. */
export function standingOf(component: Component): { checks: Check[]; maturity: Maturity } {
  const checks = checksOf({
    component,
    namesakes: components.filter(({ folder }) => folder === component.folder).map(({ name }) => name),
    guide: guideOf(component),
    stories: storiesOf(component),
    states: stateIds,
    covered,
  });
  return { checks, maturity: maturityOf(checks) };
}

/** What a specified state is called. */
export function stateTitle(id: string): string | undefined {
  return states.find((state) => state.id === id)?.title;
}
