import {
  anchorFinder,
  readCommentPlace,
  type CommentMark,
  type CommentPage,
  type Language,
  type ThreadState,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { findEditionScope, type EditionScope } from './editionScope';
import { presentThreads } from './presentThreads';
import { readAnchors } from './readAnchors';
import { countStates, countThreads, listThreadRows, type ThreadFilter } from './threadRepository';

interface AskedThreads {
  majorId: number;
  courseId?: number | undefined;
  place?: string | undefined;
  state?: ThreadState | undefined;
  pageNum: number;
  pageSize: number;
}

// No course has this lineage: a course that is not there has no threads.
const noCourse = 0;

/** A page of the threads of an edition, of a course or of a place. */
export async function listThreads(db: Queries, asked: AskedThreads, language: Language): Promise<CommentPage> {
  const { majorId, courseId, place, state = 'all', pageNum, pageSize } = asked;
  const scope = await findEditionScope(db, majorId);
  const filter = await filterOf(db, scope, { courseId, place });
  const { open, resolved } = await countStates(db, scope, filter);
  const rows = await listThreadRows(db, scope, { ...filter, state, pageNum, pageSize });
  const total = { open, resolved, all: open + resolved }[state];
  return { pageInfo: { list: await presentThreads(db, rows, scope, language), total }, open, resolved };
}

/** How many threads each place of an edition has, or of one of its courses. */
export async function readMarks(
  db: Queries,
  { majorId, courseId }: { majorId: number; courseId?: number | undefined },
): Promise<CommentMark[]> {
  const scope = await findEditionScope(db, majorId);
  const marks = await countThreads(db, scope, await filterOf(db, scope, { courseId }));
  const places = marks.map(({ place }) => place);
  const find = anchorFinder(await readAnchors(db, scope, places));
  return marks.map((mark) => ({ ...mark, here: find(mark.place)?.here ?? null }));
}

/** Numbers of the edition become lineages; a place that the edition does not have is looked for as it is written. */
async function filterOf(
  db: Queries,
  scope: EditionScope,
  { courseId, place }: { courseId?: number | undefined; place?: string | undefined },
): Promise<ThreadFilter> {
  const asked = [...(courseId === undefined ? [] : [`course:${courseId}`]), ...(place === undefined ? [] : [place])];
  if (asked.length === 0) return {};
  const find = anchorFinder(await readAnchors(db, scope, asked));
  const course = courseId === undefined ? undefined : find(`course:${courseId}`);
  return {
    courseLineage: courseId === undefined ? undefined : ((course && readCommentPlace(course.place)?.lineage) ?? noCourse),
    place: place === undefined ? undefined : (find(place)?.place ?? place),
  };
}
