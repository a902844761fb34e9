import type { Bilingual } from '../language';

/** Why a call is refused before its content is looked at, as a server and the mock backend say it. */
export const accessRefusals = {
  notSignedIn: { zh: '请先登录。', en: 'Please sign in first.' },
  tokenUnknown: { zh: '登录信息无效，请重新登录。', en: 'Your sign-in is not valid. Please sign in again.' },
  noRight: { zh: '您没有进行此操作的权限。', en: 'You do not have the right to do this.' },
  subjectMissing: { zh: '找不到该数据，可能已被删除。', en: 'This record does not exist. It may have been deleted.' },
} as const satisfies Record<string, Bilingual>;
