import { editionRefusals, replyCodes } from '@college/curriculum-model';
import { MockRefusal } from '../../mock-api/MockRefusal';
import type { MockState } from '../../mock-api/mockState';
import { found } from '../../mock-api/refusals';

/** An open draft or scenario; whatever else an edition is, is refused. */
export function findOpenEdition(state: MockState, id: number): MockState['editions'][number] {
  const edition = found(state.editions.find((one) => one.id === id));
  if (edition.kind === 'published') throw new MockRefusal(replyCodes.validation, editionRefusals.published);
  if (edition.status !== 'open') throw new MockRefusal(replyCodes.validation, editionRefusals.notOpen(edition));
  return edition;
}
