import type { ToldFinding } from '@college/curriculum-model';
import type { FoundSide } from '../resolveSide';
import { askingOf, partsOf, type Comparing } from './compareSides';
import { askAboutStates } from './sideParts';

/** What the rules find in a state of a curriculum. */
export async function readFindings(comparing: Comparing, sides: readonly [FoundSide]): Promise<{ findings: ToldFinding[] }> {
  const asked = { today: comparing.now.toISOString().slice(0, 10) };
  return askAboutStates(comparing.services.database.db, 'findings', asked, await partsOf(comparing, sides), askingOf(comparing));
}
