import { useLaterPart } from './useLaterPart';

const loadNotices = async () => (await import('./Notices')).Notices;

/** The bell, which comes once it is known how much is new. */
export function LaterNotices({ count, onSeen }: { count: number | undefined; onSeen: () => void }) {
  const Part = useLaterPart(count !== undefined, loadNotices);
  return Part && count !== undefined && <Part count={count} onSeen={onSeen} />;
}
