import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { majorOf, unitOf } from './place.test-data';

/** Attempts at the calls about what was changed and what was deleted. */
export const historyAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listHistory,
    act: 'read',
    request: (place) => ({ query: { kind: 'course', recordId: unitOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.listHistory,
    act: 'read',
    request: (place) => ({ query: { kind: 'major', recordId: majorOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.restoreHistory,
    act: 'anyModify',
    request: () => ({ body: { id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listTrash, act: 'anyManage', request: () => ({ query: { pageNum: 1, pageSize: 10 } }), isHiddenFromDemo: true },
  {
    endpoint: contract.restoreTrash,
    act: 'anyManage',
    request: () => ({ body: { kind: 'course', id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.restoreTrash,
    act: 'collegeManage',
    request: () => ({ body: { kind: 'news', id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.restoreTrash,
    act: 'collegeManage',
    request: () => ({ body: { kind: 'outline', id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
];
