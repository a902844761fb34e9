import type { PublishPlan } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { askAboutStates } from '../comparing/sideParts';
import { partsWithin } from '../merging/actsApart';
import type { EditionAct } from '../merging/editionAct';
import { checksOf } from './planPublication';

/** The open errors of a curriculum as a transaction sees it; that of a draft is checked by the rules of its major. */
export async function findErrors(
  db: Queries,
  { majorId, homeMajorId }: { majorId: number; homeMajorId: number },
  act: EditionAct,
): Promise<PublishPlan['findings']> {
  const parts = await partsWithin(db, [{ majorId }], homeMajorId, act);
  const asked = { ...(await checksOf(db, homeMajorId, act)), language: act.language };
  const { findings } = await askAboutStates(db, 'publication', asked, parts, act.asking);
  return findings.filter(({ level }) => level === 'error');
}
