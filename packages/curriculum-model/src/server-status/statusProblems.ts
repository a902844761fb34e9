import type { Bilingual } from '../language';
import type { ServerStatus } from './serverStatus';

/** Something of a server that somebody has to do something about. */
export interface StatusProblem {
  kind: 'disk' | 'slowDatabase' | 'connections' | 'replica' | 'mail' | 'backup' | 'backupFailed';
  /** Whether work is lost or refused unless it is done soon. */
  isUrgent: boolean;
  sentence: Bilingual;
  advice: Bilingual;
}

const gigabyte = 2 ** 30;
const backupAdvice = { zh: '请检查备份计划和备份磁盘。', en: 'Check the schedule of the backups and the disk that they go to.' };
/** From where on something is a problem. */
export const statusLimits = {
  freeBytes: 2 * gigabyte,
  urgentFreeBytes: gigabyte / 4,
  answerMilliseconds: 500,
  waitingConnections: 5,
  replicaSeconds: 30,
  backupHours: 48,
} as const;

/** What is wrong with a server, the urgent first. */
export function statusProblems({ time, database, mail, backup, backupFailed }: ServerStatus): StatusProblem[] {
  const problems: StatusProblem[] = [];
  const { freeBytes, answerMilliseconds, waiting, replica } = database;
  if (freeBytes !== null && freeBytes < statusLimits.freeBytes) {
    const left = megabytes(freeBytes);
    problems.push({
      kind: 'disk',
      isUrgent: freeBytes < statusLimits.urgentFreeBytes,
      sentence: { zh: `数据库所在的磁盘只剩 ${left} MB。`, en: `The disk of the database has ${left} MB left.` },
      advice: {
        zh: '请清理或扩充磁盘：低于 32 MB 时不能再保存。',
        en: 'Free some room or enlarge the disk: below 32 MB nothing can be saved.',
      },
    });
  }
  if (answerMilliseconds > statusLimits.answerMilliseconds) {
    const taken = Math.round(answerMilliseconds);
    problems.push({
      kind: 'slowDatabase',
      isUrgent: false,
      sentence: { zh: `数据库用了 ${taken} 毫秒才回应。`, en: `The database took ${taken} ms to answer.` },
      advice: { zh: '请检查数据库主机的负载和磁盘。', en: 'Look at the load and the disk of the machine that it runs on.' },
    });
  }
  if (waiting >= statusLimits.waitingConnections) {
    problems.push({
      kind: 'connections',
      isUrgent: false,
      sentence: { zh: `有 ${waiting} 项操作在等待数据库连接。`, en: `${waiting} operations are waiting for a database connection.` },
      advice: {
        zh: '如果持续如此，请增加服务器进程，或改用 PostgreSQL。',
        en: 'If this stays, add a server process, or move to PostgreSQL.',
      },
    });
  }
  if (replica && (replica.ageSeconds ?? Number.POSITIVE_INFINITY) > statusLimits.replicaSeconds) {
    const age = replica.ageSeconds === null ? undefined : Math.round(replica.ageSeconds);
    problems.push({
      kind: 'replica',
      isUrgent: false,
      sentence:
        age === undefined
          ? { zh: '连接不上数据库的只读副本。', en: 'The replica of the database is not reached.' }
          : { zh: `数据库的只读副本落后了 ${age} 秒。`, en: `The replica of the database is ${age} s behind.` },
      advice: {
        zh: '目前所有读取都由主数据库承担；请检查副本主机，以及主库的 pg_stat_replication。',
        en: 'The primary takes all reads meanwhile. Look at the machine of the replica, and at pg_stat_replication on the primary.',
      },
    });
  }
  if (mail.failing > 0) {
    problems.push({
      kind: 'mail',
      isUrgent: false,
      sentence: {
        zh: `有 ${mail.failing} 封邮件未能发出。`,
        en: mail.failing === 1 ? '1 mail could not be sent.' : `${mail.failing} mails could not be sent.`,
      },
      advice: {
        zh: '请在「用户管理 > 邮件」中查看原因，并检查邮件服务器设置（SMTP_URL）。',
        en: 'Read the reason under People > Mails, and check the settings of the mail server (SMTP_URL).',
      },
    });
  }
  if (backup && hoursBetween(backup.time, time) > statusLimits.backupHours) {
    const days = Math.floor(hoursBetween(backup.time, time) / 24);
    problems.push({
      kind: 'backup',
      isUrgent: true,
      sentence: { zh: `最近一次成功的备份已是 ${days} 天前。`, en: `The last good backup is ${days} days old.` },
      advice: backupAdvice,
    });
  }
  if (backupFailed) {
    problems.push({
      kind: 'backupFailed',
      isUrgent: true,
      sentence: {
        zh: '最近一次定时备份失败，之后没有成功的备份。',
        en: 'The last scheduled backup failed, and none has succeeded since.',
      },
      advice: backupAdvice,
    });
  }
  return problems.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}

function hoursBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 3_600_000;
}
