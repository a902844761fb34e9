import type { Notice } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { aComment, aThread } from '../../comments/fakes/threads';
import type { College } from '../../support/fakes/aCollege';

const change = { recordId: 1004, action: 'update', userId: userIds.departmentManager, before: null, after: null } as const;

/** A leader of a course to whom somebody answered, whose course two others write about and change. */
export function severalNotices({ state }: College): void {
  state.courseManagers = [{ courseId: 1004, userId: userIds.majorLeader }];
  state.history = [
    { ...change, id: 91, kind: 'goals', time: '2026-05-13T17:05:00+08:00' },
    { ...change, id: 90, kind: 'course', time: '2026-05-13T16:40:00+08:00' },
  ];
  state.commentThreads = [
    aThread(801, {
      comments: [aComment(901, userIds.majorLeader, '学时是否偏少？'), aComment(902, userIds.majorEditor, '上机按 16 学时排，够用。')],
    }),
    aThread(802, {
      place: 'course:1004#introduction',
      words: { zh: '课程简介', en: 'Course introduction' },
      comments: [aComment(911, userIds.courseEditor, '@周敏 请看第二段', { mentions: [{ userId: userIds.majorLeader, name: '周敏' }] })],
    }),
  ];
}

/** Notices of every kind. */
export function noticesOfEveryKind(language: 'zh' | 'en'): Notice[] {
  const inWords = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const notice: Notice = {
    id: '1',
    kind: 'review',
    at: '2026-05-14T01:40:00.000Z',
    isNew: true,
    count: 1,
    userName: inWords('何佳', 'He Jia'),
    subject: inWords('补齐沟通与终身学习的支撑', 'Support for communication and lifelong learning'),
    text: '',
    act: null,
    place: { majorId: 1001, courseId: null, here: null, proposalId: 12 },
  };
  const decision = (id: string, act: Notice['act'], text = ''): Notice => ({ ...notice, id, kind: 'decision', act, text });
  return [
    notice,
    decision('2', 'asked', inWords('请说明 5.2 减弱的理由。', 'Please say why 5.2 is supported less.')),
    decision('3', 'approved'),
    decision('4', 'declined'),
    { ...decision('5', 'changed'), userName: null },
    decision('6', 'merged'),
    { ...decision('7', 'published'), isNew: false },
  ];
}
