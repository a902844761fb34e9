import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommentThread } from '../comments';
import {
  happeningOfThread,
  happeningsOfChanges,
  happeningsOfDecisions,
  noticeLimits,
  noticesOf,
  type Happening,
  type ToldDecision,
} from '.';

const me = 7;
const since = new Date('2026-05-01T00:00:00Z');
const comment = (id: number, userId: number, change: Partial<CommentThread['comments'][number]> = {}) => ({
  id,
  version: 1,
  userId,
  userName: `Person ${userId}`,
  text: `Text ${id}`,
  mentions: [],
  writtenAt: `2026-05-12T00:00:${String(id).padStart(2, '0')}Z`,
  editedAt: null,
  isRemoved: false,
  ...change,
});
const thread = (...comments: CommentThread['comments']): CommentThread => ({
  id: 3,
  version: 1,
  place: 'course:4/goal:5',
  here: 'course:4/goal:5',
  course: { id: 4, name: '数据结构' },
  words: '能建立模型',
  editionId: null,
  isResolved: false,
  decided: null,
  comments,
});
const told = (own: CommentThread, isOwnCourse = false) =>
  happeningOfThread(own, { userId: me, majorId: 1, isOwnCourse, since, language: 'zh' });

describe('a discussion', () => {
  it('is no matter of who has nothing to do with it', () => {
    expect(told(thread(comment(1, 8), comment(2, 9)))).toBeUndefined();
    expect(told(thread(comment(1, me)))).toBeUndefined();
  });

  it('tells of a mention, an answer, or a comment on the course, together', () => {
    const mention = comment(2, 8, { mentions: [{ userId: me, name: 'Me' }] });
    expect(told(thread(comment(1, 9), mention))).toMatchObject({ kind: 'mention', count: 1, userName: 'Person 8', text: 'Text 2' });
    expect(told(thread(comment(1, me), comment(2, 8), comment(3, 9)))).toMatchObject({ kind: 'reply', count: 2, userName: 'Person 9' });
    expect(told(thread(comment(1, 8)), true)).toMatchObject({ kind: 'comment', count: 1, subject: '数据结构 · 能建立模型' });
  });

  it('calls a field by its name and a long record by its first words', () => {
    const written = thread(comment(1, 8));
    expect(told({ ...written, place: 'course:4#introduction', words: '本课程讲授线性表。' }, true)?.subject).toBe('数据结构 · 课程简介');
    expect(told({ ...written, words: '能'.repeat(80) }, true)?.subject).toBe(`数据结构 · ${'能'.repeat(59)}…`);
  });

  it('tells nothing of what was removed, is older, or stood there before one wrote', () => {
    expect(told(thread(comment(1, 8), comment(2, me)))).toBeUndefined();
    expect(told(thread(comment(1, me), comment(2, 8, { isRemoved: true })))).toBeUndefined();
    expect(told(thread(comment(1, me), comment(2, 8, { writtenAt: '2026-04-30T00:00:00Z' })))).toBeUndefined();
  });
});

it('a notice about the changes of one course names the course', () => {
  const happened = { kind: 'approved' as const, at: '2026-05-13T08:00:00.000Z', text: '', userName: 'Person 8' };
  const proposal = { id: 2, homeMajorId: 1, summary: '改写教学目标' };
  const subjects = happeningsOfDecisions([{ ...happened, proposal: { ...proposal, course: { name: '数据结构' } } }]).map(
    ({ subject }) => subject,
  );
  expect(subjects).toEqual(['数据结构 · 改写教学目标']);
});

it('what one decision brought about is one notice', () => {
  const proposal = { id: 2, homeMajorId: 1, summary: '修订' };
  const event = (kind: ToldDecision['kind'], at: string, text = ''): ToldDecision => ({ kind, at, text, proposal, userName: '赵启明' });
  const at = '2026-05-12T00:00:00Z';
  const found = happeningsOfDecisions([
    event('asked', '2026-05-11T00:00:00Z', '补充理由'),
    event('approved', at, '同意'),
    event('merged', at),
  ]);
  expect(found.map(({ act, text }) => [act, text])).toEqual([
    ['asked', '补充理由'],
    ['merged', '同意'],
  ]);
});

it('changes of a course by one person on one day are one notice', () => {
  const change = (id: number, userName: string, time: string) => ({
    id,
    kind: 'course' as const,
    recordId: 4,
    action: 'update' as const,
    name: '数据结构',
    majorId: 1,
    courseId: 4,
    time,
    userName,
  });
  const found = happeningsOfChanges([
    change(3, '李航', '2026-05-12T09:00:00Z'),
    change(2, '李航', '2026-05-12T08:00:00Z'),
    change(1, '何佳', '2026-05-12T07:00:00Z'),
  ]);
  expect(found.map(({ userName, count, at }) => [userName, count, at])).toEqual([
    ['李航', 2, '2026-05-12T09:00:00Z'],
    ['何佳', 1, '2026-05-12T07:00:00Z'],
  ]);
});

const happened = (id: string, at: string): Happening => ({
  id,
  kind: 'review',
  at,
  count: 1,
  userName: null,
  subject: '',
  text: '',
  act: null,
  place: { majorId: 1, courseId: null, here: null, proposalId: null },
});
const happening = fc
  .record({ id: fc.uuid(), at: fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }) })
  .map(({ id, at }) => happened(id, at.toISOString()));

it('the latest stand first, what came since one looked is new, and nothing is new once all was looked at', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), fc.date({ min: new Date(0), noInvalidDate: true }), (all, seenAt) => {
      const { notices, unseen } = noticesOf(all, { all: seenAt, single: new Map() });
      expect(notices).toHaveLength(Math.min(all.length, noticeLimits.listed));
      const times = notices.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(unseen).toBe(notices.filter(({ at }) => Date.parse(at) > seenAt.getTime()).length);
      expect(noticesOf(all, { all: new Date(times[0] ?? 0), single: new Map() }).unseen).toBe(0);
    }),
  );
});

it('what was looked at by itself is not new until more happens there; the others stay new', () => {
  const at = '2026-05-12T08:00:00.000Z';
  const [one, other] = [happened('thread:1', at), happened('thread:2', at)];
  const news = (happenings: Happening[], all: Date | null = null) =>
    noticesOf(happenings, { all, single: new Map([[one.id, new Date(at)]]) })
      .notices.filter(({ isNew }) => isNew)
      .map(({ id }) => id);
  expect(news([one, other])).toEqual([other.id]);
  expect(news([{ ...one, at: '2026-05-12T08:00:01.000Z' }])).toEqual([one.id]);
  expect(news([one, other], new Date(at))).toEqual([]);
});
