import { anchorFinder, inLanguage, readCommentPlace, type CommentThread, type Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { EditionScope } from './editionScope';
import { readAnchors } from './readAnchors';
import { listCommentRows, listDeciders, type CommentRow, type ThreadRow } from './threadRepository';

/** Threads as a reader of an edition sees them: with their comments, and with where and what their things are now. */
export async function presentThreads(
  db: Queries,
  rows: readonly ThreadRow[],
  scope: EditionScope,
  language: Language,
): Promise<CommentThread[]> {
  const find = anchorFinder(
    await readAnchors(
      db,
      scope,
      rows.map(({ place }) => place),
    ),
  );
  const written = await listCommentRows(
    db,
    rows.map(({ id }) => id),
  );
  const people = await listDeciders(
    db,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  const names = new Map(people.map((person) => [person.id, inReadersLanguage(person, 'userName', language)]));
  return rows.map(({ id, version, place, courseLineage, courseName, words, editionId, isResolved, decidedBy, decidedAt }) => {
    const anchor = find(place);
    const course = courseLineage === null ? undefined : find(`course:${courseLineage}`);
    const [then, now] = [inLanguage(words, language), anchor && inLanguage(anchor.words, language)];
    return {
      id,
      version,
      place,
      here: anchor?.here ?? null,
      course: courseName && {
        id: (course && readCommentPlace(course.here)?.lineage) ?? null,
        name: inLanguage(course?.words ?? courseName, language),
      },
      words: then,
      ...(now === undefined || now === then ? {} : { wordsNow: now }),
      editionId,
      isResolved,
      decided:
        decidedBy === null || decidedAt === null
          ? null
          : { userId: decidedBy, userName: names.get(decidedBy) ?? '', at: decidedAt.toISOString() },
      comments: written
        .filter(({ row }) => row.threadId === id)
        .map(({ row, person }) => presentComment(row, inReadersLanguage(person, 'userName', language))),
    };
  });
}

/** One thread. */
export async function presentThread(db: Queries, row: ThreadRow, scope: EditionScope, language: Language): Promise<CommentThread> {
  const [thread] = await presentThreads(db, [row], scope, language);
  return thread!;
}

function presentComment(
  { id, version, userId, text, mentions, writtenAt, editedAt, removedAt }: CommentRow,
  userName: string,
): CommentThread['comments'][number] {
  return {
    id,
    version,
    userId,
    userName,
    text,
    mentions,
    writtenAt: writtenAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isRemoved: removedAt !== null,
  };
}
