import { replyCodes, versionMissing } from '@college/curriculum-model';
import { MockRefusal } from './MockRefusal';

/** The refusals that several calls share. */
export const refusals = {
  notLoggedIn: () => new MockRefusal(replyCodes.notLoggedIn, { zh: '请先登录', en: 'Please sign in first' }),
  tokenUnknown: () => new MockRefusal(replyCodes.tokenUnknown, { zh: '登录已失效，请重新登录', en: 'The sign-in is no longer valid' }),
  noRight: () => new MockRefusal(replyCodes.noRight, { zh: '您没有此操作的权限', en: 'You have no right to do this' }),
  notFound: () => new MockRefusal(replyCodes.notFound, { zh: '记录不存在或已删除', en: 'The record is not there or was deleted' }),
  conflict: (current: unknown) =>
    new MockRefusal(
      replyCodes.conflict,
      { zh: '他人已先保存，请比较后再保存', en: 'Someone else saved first; compare, then save again' },
      current,
    ),
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
export function checkVersion(sent: number | undefined, current: { version?: number }, record: unknown = current): void {
  if (sent !== undefined && current.version !== undefined && sent !== current.version) throw refusals.conflict(record);
}
