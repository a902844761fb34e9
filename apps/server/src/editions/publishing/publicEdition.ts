import { addressGroup } from '../../auth/addressGroup';
import { spendAllowance } from '../../auth/throttle';
import type { Queries } from '../../db';
import { notFound } from '../../http/refusal';
import { findLinkKey, handleIn, isLinkOf } from '../../syllabus/linkSecret';
import { editionMessages } from '../messages';
import { findEditionOfHandle } from './editionLinkRepository';
import { findPublished, type PublishedRow } from './publishedRepository';

// A whole lecture hall may share one IP address and page through the courses at the same time.
const readsPerAddress = 600;

/** Headers of what is read by a link: the address of the page holds it, and nothing may carry it elsewhere. */
export const byLink = { headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } };
/** Who reads without a sign-in, among those who take turns. */
export const anybody = 0;

/**
 * The edition behind a link, for anybody who holds it; it stays there when its major is deleted. A wrong link and a revoked one are answered alike, so that nobody learns which
 * it was.
 */
export async function findEditionOfLink(
  db: Queries,
  link: string,
  { address, now }: { address: string; now: Date },
): Promise<PublishedRow> {
  await spendAllowance(db, { act: 'publicedition:address', who: addressGroup(address), most: readsPerAddress }, now);
  const handle = handleIn(link);
  const editionId = handle === undefined ? undefined : await findEditionOfHandle(db, handle);
  if (handle === undefined || editionId === undefined || !isLinkOf(handle, link, await findLinkKey(db))) {
    throw notFound(editionMessages.linkDead);
  }
  return findPublished(db, editionId);
}
