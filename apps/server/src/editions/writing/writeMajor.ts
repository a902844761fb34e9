import { majorRows } from '../../majors/majorRepository';
import { rowValues, translationsOf } from './rowValues';
import { placesOf, recordsByPlace, touchedRecords, type Writing } from './writing';

/** Writes what the major itself holds; it counts as revised where anything of it or its requirements changes. */
export async function writeMajor(writing: Writing): Promise<void> {
  const { db, majorId, act, isMajorChanged } = writing;
  if (!isMajorChanged) return;
  const major = await majorRows.lock(db, { id: majorId });
  if (!major) throw new Error(`editions: major ${majorId} vanished while it was held`);
  const { written } = placesOf(writing.changes);
  const [before, source] = [writing.before, writing.source?.state].map((state) => recordsByPlace(writing, state, 'major'));
  const fields = touchedRecords(writing, writing.after, 'major').flatMap(({ at, record }) => {
    if (!written.has(at)) return [];
    const [was, from] = [before!.get(at)?.record, source!.get(at)?.record].map((one) => one && rowValues('major', one));
    const wanted = rowValues('major', record);
    const translations = translationsOf({ wanted, before: was, source: from, stored: major.translations.en, now: act.now });
    return [{ ...wanted.values, translations }];
  });
  await majorRows.update(db, major, fields[0] ?? {}, act.now);
}
