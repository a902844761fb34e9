import {
  bilingual,
  commentLimits,
  commentRefusals,
  isDemoEmail,
  mayAnywhere,
  mayChangeComment,
  mentionsIn,
  readCommentPlace,
  remainingComments,
  replyCodes,
  type Comment,
  type CommentThread,
} from '@college/curriculum-model';
import { homeOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { pageOf } from '../mock-api/paging';
import { personName } from '../mock-api/people';
import { checkVersion } from '../mock-api/refusals';
import { marksOf } from './marks';
import { threadReader, threadsOf } from './presentThread';
import type { StoredThread } from './storedThread';

type Written = { text: string; mentions: Comment['mentions'] };

/** Discussions about curricula. */
export const commentMocks = {
  listComments({ query: { majorId, courseId, place, state: wanted = 'all', ...page }, state, language }) {
    const { find, present } = threadReader(state, majorId, language);
    const course = courseId === undefined ? undefined : find(`course:${courseId}`);
    const at = place === undefined ? undefined : (find(place)?.place ?? place);
    const threads = threadsOf(state, majorId).filter(
      (thread) =>
        (courseId === undefined || (course && thread.courseLineage === readCommentPlace(course.place)?.lineage)) &&
        (at === undefined || thread.place === at),
    );
    const open = threads.filter(({ isResolved }) => !isResolved).length;
    const listed = threads
      .filter(({ isResolved }) => wanted === 'all' || isResolved === (wanted === 'resolved'))
      .toSorted((one, other) => other.latestAt.localeCompare(one.latestAt) || other.id - one.id);
    return { ...pageOf(listed.map(present), page), open, resolved: threads.length - open };
  },

  getCommentMarks: ({ query, state, language }) => marksOf(state, query, language),

  listMentionable({ query: { keyword = '' }, state, user, language }) {
    const wanted = keyword.trim().toLowerCase();
    return readersOf(state, user.collegeId)
      .filter((person) => namesOf(person).some((name) => name.toLowerCase().includes(wanted)))
      .map(({ id }) => ({ id, userName: personName(state, id, language) }))
      .slice(0, 20);
  },

  startThread({ body: { majorId, place, ...body }, state, user, language }) {
    const { find, present } = threadReader(state, majorId, language);
    const anchor = find(place);
    if (!anchor) throw new MockRefusal(replyCodes.notFound, commentRefusals.placeMissing);
    const written = checkWritten(state, user.collegeId, body);
    const courseLineage = readCommentPlace(anchor.place)?.lineage ?? null;
    const home = homeOf(state, majorId);
    const thread: StoredThread = {
      id: state.nextId(),
      version: 1,
      homeMajorId: home,
      editionId: home === majorId ? null : (state.editions.find((edition) => edition.majorId === majorId)?.id ?? null),
      place: anchor.place,
      courseLineage,
      words: anchor.words,
      courseName: courseLineage === null ? null : (find(`course:${courseLineage}`)?.words ?? null),
      isResolved: false,
      decided: null,
      latestAt: state.now(),
      comments: [newComment(state, user.id, written)],
    };
    state.commentThreads.push(thread);
    return present(thread);
  },

  replyToThread({ body: { majorId, threadId, ...body }, state, user, language }) {
    const thread = findThread(state, majorId, ({ id }) => id === threadId, commentRefusals.threadMissing);
    if (thread.comments.length >= commentLimits.inThread) throw new MockRefusal(replyCodes.validation, commentRefusals.threadFull);
    thread.comments.push(newComment(state, user.id, checkWritten(state, user.collegeId, body)));
    thread.latestAt = state.now();
    thread.version += 1;
    return threadReader(state, majorId, language).present(thread);
  },

  editComment({ body: { majorId, id, version, ...body }, state, user, language }) {
    const { thread, comment } = findOwn(state, majorId, id, user.id);
    const { present } = threadReader(state, majorId, language);
    checkVersion(version, comment, commentRefusals.commentChanged, present(thread));
    Object.assign(comment, checkWritten(state, user.collegeId, body, comment.mentions), {
      editedAt: state.now(),
      version: comment.version + 1,
    });
    return present(thread);
  },

  removeComment({ body: { majorId, id, version }, state, user, language }): CommentThread | null {
    const { thread, comment } = findOwn(state, majorId, id, user.id);
    const { present } = threadReader(state, majorId, language);
    checkVersion(version, comment, commentRefusals.commentChanged, present(thread));
    thread.comments = remainingComments(thread.comments, id).map((one) => (one.isRemoved ? { ...one, text: '', mentions: [] } : one));
    thread.version += 1;
    if (thread.comments.length > 0) return present(thread);
    state.commentThreads = state.commentThreads.filter((one) => one !== thread);
    return null;
  },

  resolveThread({ body: { majorId, threadId, isResolved, version }, state, user, language }) {
    const thread = findThread(state, majorId, ({ id }) => id === threadId, commentRefusals.threadMissing);
    const { present } = threadReader(state, majorId, language);
    checkVersion(version, thread, commentRefusals.threadChanged, present(thread));
    Object.assign(thread, { isResolved, decided: { userId: user.id, at: state.now() }, version: thread.version + 1 });
    return present(thread);
  },
} satisfies Partial<MockHandlers>;

type Sentence = (typeof commentRefusals)['threadMissing' | 'commentMissing'];

function findThread(state: MockState, majorId: number, isIt: (thread: StoredThread) => boolean, sentence: Sentence): StoredThread {
  const thread = threadsOf(state, majorId).find(isIt);
  if (!thread) throw new MockRefusal(replyCodes.notFound, sentence);
  return thread;
}

function findOwn(state: MockState, majorId: number, id: number, userId: number) {
  const isOf = ({ comments }: StoredThread) => comments.some((one) => one.id === id && !one.isRemoved);
  const thread = findThread(state, majorId, isOf, commentRefusals.commentMissing);
  const comment = thread.comments.find((one) => one.id === id)!;
  if (!mayChangeComment(userId, comment)) throw new MockRefusal(replyCodes.noRight, commentRefusals.notOwn);
  return { thread, comment };
}

function newComment(state: MockState, userId: number, written: Written): StoredThread['comments'][number] {
  return { ...written, id: state.nextId(), version: 1, userId, writtenAt: state.now(), editedAt: null, isRemoved: false };
}

function checkWritten(
  state: MockState,
  collegeId: number,
  { text, mentions }: { text: string; mentions: number[] },
  before: Written['mentions'] = [],
): Written {
  const readers = new Map(readersOf(state, collegeId).map((person) => [person.id, person]));
  const people = mentions.map((id) => {
    const person = readers.get(id);
    // Who was mentioned before stays so under that name, whatever became of the account.
    const former = before.find(({ userId }) => userId === id);
    if (person || former) return { id, names: [...(former ? [former.name] : []), ...(person ? namesOf(person) : [])] };
    const other = state.users.find((one) => one.id === id && one.collegeId === collegeId);
    throw new MockRefusal(replyCodes.validation, other ? commentRefusals.hasNoAccess(other.userName) : commentRefusals.personMissing, {
      field: 'mentions',
    });
  });
  return { text, mentions: mentionsIn(text, people).map(({ person, name }) => ({ userId: person.id, name })) };
}

/** Who may read the majors of a college, but for the demo account. */
function readersOf(state: MockState, collegeId: number): MockState['users'] {
  return state.users.filter(
    (one) => one.collegeId === collegeId && mayAnywhere(one, 'read') && !isDemoEmail(one.email) && !state.disabled.has(one.id),
  );
}

function namesOf(person: MockState['users'][number]): string[] {
  const { zh, en } = bilingual(person, 'userName');
  return [zh, en];
}
