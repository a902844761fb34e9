import { asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { notFound, Unavailable } from '../../http/refusal';
import { editionMessages } from '../messages';
import type { PartContent } from '../partContent';
import type { FoundSide } from '../resolveSide';
import type { AskJob, KnownParts, Questions, Subject } from '../thread/editionJob';
import { editionThread, type Asking } from '../thread/editionThread';
import { readLiveParts, type PartReading } from './liveParts';

const { curriculumParts, curriculumStateParts } = schema;

/** Of which parts a side consists. */
export async function partsOfSide(
  reading: PartReading,
  { source, homeMajorId }: Pick<FoundSide, 'source' | 'homeMajorId'>,
  asking: Asking,
): Promise<KnownParts> {
  if ('majorId' in source) return readLiveParts(reading, { majorId: source.majorId, homeMajorId }, asking);
  const rows = await reading.db
    .select({ hash: curriculumStateParts.hash })
    .from(curriculumStateParts)
    .where(eq(curriculumStateParts.stateId, source.stateId))
    .orderBy(asc(curriculumStateParts.position));
  if (rows.length === 0) throw notFound(editionMessages.stateGone);
  return { hashes: rows.map(({ hash }) => hash), contents: [] };
}

// What the thread had may go for somebody else's question; a third time there is all in hand.
const mostTries = 4;

/** Asks the thread about some states; reads those parts that it does not have. */
export async function askAboutStates<About extends Subject>(
  db: Queries,
  about: About,
  asked: Questions[About]['asked'],
  states: readonly KnownParts[],
  asking: Asking,
): Promise<Questions[About]['answer']> {
  const inHand = new Map(states.flatMap(({ contents }) => contents.map((part) => [part.hash, part] as const)));
  // The thread has what it made itself.
  let contents: readonly PartContent[] = states.flatMap((state) => state.contents.slice(0, 1));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const job: Omit<AskJob<About>, 'act'> = { about, asked, states: states.map(({ hashes }) => hashes), contents };
    const answered = await editionThread.ask(job, asking);
    if ('answer' in answered) return answered.answer;
    const unread = answered.missing.filter((hash) => !inHand.has(hash));
    for (const part of await readContents(db, unread)) inHand.set(part.hash, part);
    contents = [...contents, ...answered.missing.flatMap((hash) => inHand.get(hash) ?? [])];
  }
  throw new Unavailable(editionMessages.busy);
}

async function readContents(db: Queries, hashes: readonly string[]): Promise<PartContent[]> {
  if (hashes.length === 0) return [];
  return db
    .select({ hash: curriculumParts.hash, format: curriculumParts.format, content: curriculumParts.content })
    .from(curriculumParts)
    .where(inArray(curriculumParts.hash, [...hashes]));
}
