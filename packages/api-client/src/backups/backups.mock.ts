import type { MockHandlers } from '../mock-api/mockHandler';

export const backupMocks = {
  getBackups: ({ state }) => state.backups,
} satisfies Partial<MockHandlers>;
