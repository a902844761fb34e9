import type { MockHandlers } from '../mock-api/mockHandler';

const megabyte = 2 ** 20;

export const serverStatusMocks = {
  getServerStatus({ state }) {
    const time = state.now();
    const { last, failure } = state.backups;
    return {
      time,
      program: { version: '1.0.0+mock', node: '20.20.2', startTime: time, memoryBytes: 458 * megabyte },
      database: {
        engine: 'embedded',
        version: '17.5',
        migration: '0047_mock',
        bytes: 62 * megabyte,
        answerMilliseconds: 1.8,
        freeBytes: 40_960 * megabyte,
        waiting: 0,
      },
      mail: { isSet: state.sendsMails, lastSentTime: null, waiting: 0, failing: 0 },
      work: { copiesRunning: 0, copiesWaiting: 0, documentsWaiting: 0, matchingWaiting: 0, streams: 0, pages: 0 },
      ...(last && { backup: { time: last.time } }),
      ...(failure && { backupFailed: { time: failure.time } }),
      ...state.serverStatus,
    };
  },
} satisfies Partial<MockHandlers>;
