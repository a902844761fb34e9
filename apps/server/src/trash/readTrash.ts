import type { Language, PageInfo, TrashEntry } from '@college/curriculum-model';
import type { Queries } from '../db';
import { trashedSince } from '../retention/keptSince';
import type { Caller } from '../rights/caller';
import { listTrashed } from './trashRepository';

/** One page of what the caller may bring back, latest first. */
export async function readTrash(
  db: Queries,
  page: { pageNum: number; pageSize: number },
  { caller, now, language }: { caller: Caller; now: Date; language: Language },
): Promise<PageInfo<TrashEntry>> {
  const since = await trashedSince(db, caller.collegeId, now);
  const { rows, total } = await listTrashed(db, caller, { ...page, since });
  const keptMilliseconds = now.getTime() - since.getTime();
  const inLanguage = (chinese: string | null, english: string | null) => (language === 'en' && english) || (chinese ?? '');
  const list = rows.map((row): TrashEntry => {
    const deletedAt = new Date(row.deleted_at);
    return {
      kind: row.kind,
      id: row.id,
      name: inLanguage(row.name, row.english),
      majorId: row.major_id,
      majorName: inLanguage(row.major_name, row.major_english),
      deletedTime: deletedAt.toISOString(),
      deletedBy: inLanguage(row.deleted_by, row.deleted_by_english),
      expires: new Date(deletedAt.getTime() + keptMilliseconds).toISOString(),
    };
  });
  return { pageInfo: { list, total } };
}
