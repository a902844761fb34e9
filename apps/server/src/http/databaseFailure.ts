import type { Endpoint } from '@college/api-client/contract';
import type { Bilingual } from '@college/curriculum-model';
import { mayBeStored, type DatabaseFault } from '../db';
import { codes } from './codes';
import { Refusal, Unavailable } from './refusal';

/** What became of the change that a call was to make; reading calls make none. */
type Outcome = 'read' | 'nothing' | 'unknown';

/** The refusal of a call that the database failed: what happened, what was and was not saved, what to do. */
export function databaseFailure(fault: DatabaseFault, error: unknown, call?: { endpoint: Endpoint; ownTransactions: boolean }): Refusal {
  const outcome = outcomeOf(error, call);
  const sentence = databaseSentence(fault, outcome);
  return outcome === 'unknown' ? new Refusal(codes.internal, sentence) : new Unavailable(sentence);
}

/** The sentence for what happened to the database and to the change that was to be made. */
export function databaseSentence(fault: DatabaseFault, outcome: Outcome): Bilingual {
  const said = [causes[fault], outcomes[outcome], ...(advice[fault] ? [advice[fault]] : [])];
  return { zh: said.map(({ zh }) => zh).join(''), en: said.map(({ en }) => en).join(' ') };
}

function outcomeOf(error: unknown, call?: { endpoint: Endpoint; ownTransactions: boolean }): Outcome {
  if (!call?.endpoint.writes) return 'read';
  // One transaction is stored whole or not at all; of several, or of work that goes on behind a stream, the earlier ones may be.
  const isWhole = !call.ownTransactions && call.endpoint.reply !== 'events';
  return isWhole && !mayBeStored(error) ? 'nothing' : 'unknown';
}

const causes: Readonly<Record<DatabaseFault, Bilingual>> = {
  away: { zh: '服务器现在连接不上数据库。', en: 'The server cannot reach its database at the moment.' },
  lost: { zh: '数据库刚刚中断，正在恢复。', en: 'The database was interrupted and is coming back.' },
  silent: { zh: '数据库没有及时回应。', en: 'The database did not answer in time.' },
  full: { zh: '数据库所在的磁盘已满，现在不能保存。', en: 'The disk of the database is full, so nothing can be saved at the moment.' },
  readOnly: { zh: '数据库现在只能读取，不能保存。', en: 'The database can only be read at the moment, so nothing can be saved.' },
};

const outcomes: Readonly<Record<Outcome, Bilingual>> = {
  read: { zh: '请稍后重试。', en: 'Try again in a moment.' },
  nothing: {
    zh: '此次操作没有保存任何内容；请保留填写的内容，稍后重试。',
    en: 'Nothing of this change was saved; keep what you entered and try again in a moment.',
  },
  unknown: {
    zh: '此次操作可能已保存，也可能未保存：请稍后刷新页面，核对后再决定是否重试。',
    en: 'This change may have been saved or not: reload in a moment, and look before you try again.',
  },
};

const advice: Readonly<Partial<Record<DatabaseFault, Bilingual>>> = {
  full: { zh: '请通知管理员清理磁盘空间。', en: 'Tell the administrator that the disk needs room.' },
  readOnly: { zh: '请通知管理员检查数据库。', en: 'Tell the administrator to look at the database.' },
};
