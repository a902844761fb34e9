import { crosswalkSchema, demandAnswerSchema, indicatorDecisionSchema } from '@college/curriculum-model';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { draftContent, isRecord } from '../../support/desk/storedDrafts';
import { nothingDecided, type UpgradeDecisions } from './upgradeDecisions';

const format = 1;

/** Whose decisions they are, and about which draft. */
export function keptUpgradeKey({ userId, editionId }: { userId: number; editionId: number }): string {
  return `college:edition-upgrade:${userId}:${editionId}`;
}

/** An unfinished upgrade in the storage of the browser. */
interface KeptUpgradeShelf {
  found: UpgradeDecisions;
  /** Whether decisions survive leaving the page: not without a storage, nor with one that refuses. */
  isKept: () => boolean;
  write: (kept: UpgradeDecisions) => void;
  clear: () => void;
}

/** Opens what is kept of an upgrade; a storage that cannot be read keeps nothing. */
export function openKeptUpgrade({ storage, key }: { storage: DraftStorage | undefined; key: string }): KeptUpgradeShelf {
  let isKept = storage !== undefined;
  const shelf = createDraftShelf({ ...(storage ? { storage } : {}), key, onWriteError: () => (isKept = false) });
  return {
    found: readKeptUpgrade(shelf.read()),
    isKept: () => isKept,
    write: (kept) => shelf.write(writeKeptUpgrade(kept)),
    clear: shelf.clear,
  };
}

/** An unfinished upgrade as text for storage. */
export function writeKeptUpgrade(kept: UpgradeDecisions): string {
  return JSON.stringify({ format, ...kept });
}

/** Reads an unfinished upgrade; a decision that cannot be read is none, because broken text must never stop the work. */
export function readKeptUpgrade(text: string | null): UpgradeDecisions {
  const content = draftContent(text, format);
  const crosswalk = crosswalkSchema.safeParse(content?.crosswalk);
  if (!crosswalk.success) return nothingDecided;
  return {
    crosswalk: crosswalk.data,
    decisions: readable(content?.decisions, indicatorDecisionSchema),
    answers: readable(content?.answers, demandAnswerSchema),
    keptPairs: strings(content?.keptPairs),
    texts: strings(content?.texts),
  };
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

function readable<Value>(record: unknown, schema: Schema<Value>): Record<string, Value> {
  if (!isRecord(record)) return {};
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const read = schema.safeParse(value);
      return read.success ? [[key, read.data]] : [];
    }),
  );
}

function strings(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
