import { accessRefusals, replyCodes, versionMissing, type Bilingual } from '@college/curriculum-model';
import { MockRefusal } from './MockRefusal';

/** The refusals that several calls share. */
export const refusals = {
  notLoggedIn: () => new MockRefusal(replyCodes.notLoggedIn, accessRefusals.notSignedIn),
  tokenUnknown: () => new MockRefusal(replyCodes.tokenUnknown, accessRefusals.tokenUnknown),
  noRight: () => new MockRefusal(replyCodes.noRight, accessRefusals.noRight),
  notFound: () => new MockRefusal(replyCodes.notFound, accessRefusals.subjectMissing),
  conflict: (sentence: Bilingual, current: unknown) => new MockRefusal(replyCodes.conflict, sentence, current),
  versionMissing: () => new MockRefusal(replyCodes.validation, versionMissing, { field: 'version' }),
  invalid: (place: string, detail: string) =>
    new MockRefusal(replyCodes.validation, { zh: `内容有误（${place}）：${detail}`, en: `Invalid input (${place}): ${detail}` }),
} as const;

/** The record, or the refusal that there is none. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refusals.notFound();
  return row;
}

/** Refuses an outdated version; where either side has none, nothing is compared (domain.md §1). */
export function checkVersion(
  sent: number | undefined,
  current: { version?: number },
  sentence: Bilingual,
  record: unknown = current,
): void {
  if (sent !== undefined && current.version !== undefined && sent !== current.version) throw refusals.conflict(sentence, record);
}
