import { specifiedStates } from '../states/specifiedStates';
import { accessibilityOf } from './accessibility';
import type { Component } from './catalogue';
import type { Check } from './check';
import { checksOf, maturityOf, statesIn, type Maturity } from './maturity';
import { components } from './components';
import { releaseOf } from './since';
import { allStories, chineseGuideOf, guideOf, storiesOf } from './sources';

const covered = new Set(statesIn(allStories));
const stateIds = specifiedStates.map(({ id }) => id);

/** A component's checks and what they add up to. */
export function standingOf(component: Component): { checks: Check[]; maturity: Maturity } {
  const checks = checksOf({
    component,
    namesakes: components.filter(({ folder }) => folder === component.folder).map(({ name }) => name),
    guide: guideOf(component),
    chineseGuide: chineseGuideOf(component),
    stories: storiesOf(component),
    states: stateIds,
    covered,
    accessibility: accessibilityOf(component),
    release: releaseOf(component),
  });
  return { checks, maturity: maturityOf(checks) };
}
