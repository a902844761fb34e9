import { startEditionRequestSchema, type StartEditionRequest } from '@college/curriculum-model';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { draftContent } from '../../support/desk/storedDrafts';

const format = 1;

/** For so long the making of a draft is looked for; nothing takes longer. */
const mostMilliseconds = 60 * 60 * 1000;

interface KeptStartOptions {
  storage: DraftStorage | undefined;
  userId: number | undefined;
  majorId: number;
}

/** The draft that somebody was having made in a major, so that its progress is found again. */
export interface KeptStart {
  find: () => StartEditionRequest | null;
  keep: (request: StartEditionRequest) => void;
  forget: () => void;
}

/** Opens what is kept; without a storage or a person nothing is, and a storage that refuses keeps nothing. */
export function openKeptStart({ storage, userId, majorId }: KeptStartOptions): KeptStart {
  const shelf = createDraftShelf({
    ...(storage && userId !== undefined ? { storage } : {}),
    key: `college:edition-start:${userId}:${majorId}`,
    onWriteError: () => undefined,
  });
  return {
    find: () => readKeptStart(shelf.read(), Date.now()),
    keep: (request) => shelf.write(writeKeptStart(request, Date.now())),
    forget: shelf.clear,
  };
}

/** A request to make a draft as text for storage. */
export function writeKeptStart(request: StartEditionRequest, at: number): string {
  return JSON.stringify({ format, at, request });
}

/** Reads what was kept; anything else and what is too old is none, because broken text must never stop the page. */
export function readKeptStart(text: string | null, now: number): StartEditionRequest | null {
  const content = draftContent(text, format);
  const request = startEditionRequestSchema.safeParse(content?.request);
  if (!request.success || typeof content?.at !== 'number' || now - content.at > mostMilliseconds) return null;
  return request.data;
}
