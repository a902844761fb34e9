import { writtenEnglish, type Language, type SavedTexts, type TranslatedKind } from '@college/curriculum-model';
import { recordChanges } from '../audit/recordChange';
import { readCourseUnit } from '../course-units/readCourseUnit';
import type { Queries, Translations } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import type { Caller } from '../rights/caller';
import { whyClosed } from '../rights/closedDraft';
import { checkTexts, type RecordTexts } from './checkTexts';
import { refuseOlderTexts } from './refuseOlderTexts';
import { authoriseRecords, holdOwners, reviseOwners } from './owners';
import { readStates } from './recordedStates';
import { findRecords, writeTranslations, type TranslatedRecord } from './translatedTables';

/**
 * Saves English texts: all of them or none. The Chinese is not touched, and English of other fields stays; an empty text removes one, the
 * same text again confirms it. What the records belong to counts as revised, and its history gets an entry.
 * Answers the course unit as well, where all of them are of one.
 */
export async function saveTexts(
  db: Queries,
  list: readonly SavedTexts[],
  { caller, now, language }: { caller: Caller; now: Date; language: Language },
) {
  const wanted = checkTexts(list);
  const found = await findAll(db, caller, wanted);
  await authoriseRecords(db, caller, found);
  await holdOwners(db, found);
  const held = await findAll(db, caller, wanted, { isHeld: true });
  refuseOlderTexts(wanted, held);
  const before = await readStates(db, held);
  const saved = new Map<string, Translations>();
  for (const [kind, records] of byKind(wanted)) {
    const stored = new Map(held.filter((record) => record.kind === kind).map((record) => [record.id, record.translations]));
    const rows = records.map(({ id, texts }) => ({ id, translations: withTexts(stored.get(id) ?? {}, texts, now) }));
    for (const [id, translations] of await writeTranslations(db, kind, rows, now)) saved.set(`${kind} ${id}`, translations);
  }
  await reviseOwners(db, held, now);
  const after = await readStates(db, held);
  await recordChanges(
    db,
    before.map(({ entity, entityId, state }, index) => {
      const change = { at: now, userId: caller.id, action: 'updated', entity, entityId } as const;
      return { ...change, before: state, after: after[index]?.state ?? null };
    }),
  );
  const courseId = onlyCourse(held);
  return {
    list: list.map(({ kind, id }) => ({ kind, id, translations: saved.get(`${kind} ${id}`) ?? {} })),
    ...(courseId === undefined ? {} : { record: await readCourseUnit(db, courseId, language, caller) }),
  };
}

/** The course that all records belong to. */
function onlyCourse(records: readonly TranslatedRecord[]): number | undefined {
  const [first] = records;
  if (first?.owner !== 'course') return undefined;
  return records.every(({ owner, ownerId }) => owner === 'course' && ownerId === first.ownerId) ? first.ownerId : undefined;
}

async function findAll(
  db: Queries,
  caller: Caller,
  wanted: readonly RecordTexts[],
  how: { isHeld?: boolean } = {},
): Promise<TranslatedRecord[]> {
  const records: TranslatedRecord[] = [];
  for (const [kind, rows] of byKind(wanted)) {
    const found = await findRecords(
      db,
      kind,
      rows.map(({ id }) => id),
      how,
    );
    if (found.length < rows.length) throw notFound((await whyNoneOf(db, caller, kind, rows)) ?? httpMessages.subjectMissing);
    records.push(...found);
  }
  return records;
}

/** Only majors and course units are marked as deleted with their draft; records below them are not. */
async function whyNoneOf(db: Queries, caller: Caller, kind: TranslatedKind, [first]: readonly RecordTexts[]) {
  return first && (kind === 'major' || kind === 'course') ? whyClosed(db, caller, { kind, id: first.id }) : undefined;
}

/** Kinds always in one order, so that two saves of the same records wait for each other instead of blocking each other. */
function byKind(wanted: readonly RecordTexts[]): [TranslatedKind, RecordTexts[]][] {
  const kinds = [...new Set(wanted.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => [kind, wanted.filter((record) => record.kind === kind)]);
}

function withTexts(translations: Translations, texts: ReadonlyMap<string, string>, now: Date): Translations {
  const en = { ...translations.en };
  for (const [field, text] of texts) {
    if (text === '') delete en[field];
    else en[field] = writtenEnglish(text, now.toISOString(), en[field]);
  }
  const { en: _old, ...others } = translations;
  return Object.keys(en).length > 0 ? { ...others, en } : others;
}
