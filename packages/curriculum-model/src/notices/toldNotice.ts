import { noticeLimits, type Notice } from './notice';

/** The parameter in which the address of a mail names the notice that it was written about. */
export const toldNoticeParam = 'notice';

/** A notice as it was told to somebody in a mail. */
export interface ToldNotice extends Pick<Notice, 'id' | 'at'> {
  /** Whose it is. */
  userId: number;
}

/** Names a notice in an address: `1006-1772412345000-thread:12`. */
export function writeToldNotice({ userId, at, id }: ToldNotice): string {
  return `${userId}-${Date.parse(at)}-${id}`;
}

/** The notice that an address names; undefined where it names none. */
export function readToldNotice(text: string | undefined): ToldNotice | undefined {
  const [, userId, at, id] = text?.match(/^([1-9]\d{0,14})-(\d{1,15})-(.+)$/u) ?? [];
  if (userId === undefined || id === undefined || id.length > noticeLimits.id) return undefined;
  return { userId: Number(userId), at: new Date(Number(at)).toISOString(), id };
}
