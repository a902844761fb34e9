import { LaterPart } from './LaterPart';

const loadNotices = async () => (await import('./Notices')).Notices;

/** The bell, which comes once it is known how much is new. */
export function LaterNotices({ count, ...acts }: { count: number | undefined; onSeen: () => void; lookAgain: () => void }) {
  return count !== undefined && <LaterPart isWanted load={loadNotices} given={{ count, ...acts }} />;
}
