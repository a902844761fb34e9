import type { Change } from './recordChange';

/** Who saves, when, and whether the save brings back what was there before. */
export interface Act {
  userId: number;
  now: Date;
  isRestore?: boolean;
}

/** What the audit log calls a save of something that was there already. */
export function savedAs({ isRestore }: Pick<Act, 'isRestore'>): Change['action'] {
  return isRestore ? 'restored' : 'updated';
}
