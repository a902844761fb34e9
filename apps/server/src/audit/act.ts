import type { Change } from './recordChange';

/** Who saves, when, and whether the save brings back what was there before. */
export interface Act {
  userId: number;
  now: Date;
  isRestore?: boolean;
  /** Takes out of the trash what such a save needs; to be called once the state before is read. */
  revive?: () => Promise<void>;
}

/** What the audit log calls a save of something that was there already. */
export function savedAs({ isRestore }: Pick<Act, 'isRestore'>): Change['action'] {
  return isRestore ? 'restored' : 'updated';
}
