import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { majorOf, personOf, unitOf } from './place.test-data';

const page = { pageNum: 1, pageSize: 20 };
const written = { text: '请看这里' };
// Found nowhere, which is said to those alone who may write.
const nothing = 999_999;

/** Attempts at the calls about comments: whoever may read may write. */
export const commentAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listComments,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place), ...page } }),
    full: (place) => ({ query: { majorId: majorOf(place), courseId: unitOf(place), ...page } }),
    // A course that the major does not have has no comments.
    answersForeign: ['query.courseId'],
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.getCommentMarks,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    full: (place) => ({ query: { majorId: majorOf(place), courseId: unitOf(place) } }),
    answersForeign: ['query.courseId'],
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listMentionable, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.startThread,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), place: `course:${nothing}`, ...written, mentions: [personOf(place)] } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.replyToThread,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), threadId: nothing, ...written, mentions: [personOf(place)] } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.editComment,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), id: nothing, version: 1, ...written, mentions: [personOf(place)] } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.removeComment,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), id: nothing, version: 1 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.resolveThread,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), threadId: nothing, isResolved: true, version: 1 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
];
