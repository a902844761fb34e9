import { specifiedStates } from '../states/specifiedStates';
import type { Component } from './catalogue';
import { checksOf, maturityOf, statesIn, type Check, type Maturity } from './maturity';
import { components } from './components';
import { allStories, guideOf, storiesOf } from './sources';

const covered = new Set(statesIn(allStories));
const stateIds = specifiedStates.map(({ id }) => id);

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
