import { trashDays, type Language, type PageInfo, type TrashEntry } from '@college/curriculum-model';
import type { Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { listTrashed } from './trashRepository';

const day = 86_400_000;

/** The moment before which deleted records are gone for good. */
export function trashedSince(now: Date): Date {
  return new Date(now.getTime() - trashDays * day);
}

/** One page of what the caller may bring back, latest first. */
export async function readTrash(
  db: Queries,
  page: { pageNum: number; pageSize: number },
  { caller, now, language }: { caller: Caller; now: Date; language: Language },
): Promise<PageInfo<TrashEntry>> {
  const { rows, total } = await listTrashed(db, caller, { ...page, since: trashedSince(now) });
  const list = rows.map(({ unit, major, deletedBy }): TrashEntry => {
    const deletedAt = unit.deletedAt ?? now;
    return {
      kind: 'course',
      id: unit.id,
      name: inReadersLanguage(unit, 'name', language),
      majorId: major.id,
      majorName: inReadersLanguage(major, 'name', language),
      deletedTime: deletedAt.toISOString(),
      deletedBy: deletedBy ?? '',
      expires: new Date(deletedAt.getTime() + trashDays * day).toISOString(),
    };
  });
  return { pageInfo: { list, total } };
}
