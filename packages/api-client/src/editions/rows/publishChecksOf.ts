import { campusDay, type PublishChecks } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { rulesOfMajor } from '../../rules/rules.mock';

/** By what a major is checked that is to be published or merged into now. */
export function publishChecksOf(state: MockState, majorId: number): PublishChecks {
  const accepted = state.acceptances.filter((one) => one.majorId === majorId);
  return { settings: rulesOfMajor(state, majorId), accepted, today: campusDay(new Date(state.now())) };
}
