import type { Bilingual } from '@college/curriculum-model';
import type { MadeBackup } from './backupRecord';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Sentences of backup and restore; a terminal has no language setting, so each is shown in both. */
export const backupMessages = {
  damaged: {
    zh: '备份文件已损坏或不完整，没有恢复任何内容，目标数据库未改变。请使用另一份备份。',
    en: 'The backup file is damaged or incomplete. Nothing was restored and the target is unchanged. Use another backup.',
  },
  notBackup: {
    zh: '这个文件不是本系统的备份。没有恢复任何内容。',
    en: 'This file is not a backup of this program. Nothing was restored.',
  },
  newer: (migration: string): Bilingual => ({
    zh: `备份来自更新的版本（${migration}）。请先升级程序，再恢复。目标数据库未改变。`,
    en: `The backup was made by a newer version (“${migration}”). Upgrade the program, then restore. The target is unchanged.`,
  }),
  newerDatabase: {
    zh: '数据库属于更新的版本，本版本不能备份它。请使用与数据库相同版本的程序。',
    en: 'The database belongs to a newer version, which this one cannot back up. Use the version that the database has.',
  },
  differs: {
    zh: '恢复后的记录与备份的校验值不一致，已全部撤销，目标数据库未改变。',
    en: 'The restored records do not have the digest of the backup. All of it was taken back; the target is unchanged.',
  },
  notEmpty: (target: string): Bilingual => ({
    zh: `目标「${target}」中已有记录，没有改变任何内容。要替换它，请加上 --replace。`,
    en: `“${target}” holds records already. Nothing was changed. To replace them, add --replace.`,
  }),
  foreign: (target: string): Bilingual => ({
    zh: `目标「${target}」中有其他程序的表，没有改变任何内容。请恢复到一个空数据库。`,
    en: `“${target}” holds tables of another program. Nothing was changed. Restore into an empty database.`,
  }),
  serverConnected: (target: string): Bilingual => ({
    zh: `有其他程序正连接着「${target}」。请先停止服务器和连接池（如 PgBouncer），再恢复。没有改变任何内容。`,
    en: `Something else is connected to “${target}”. Stop the server, and a pooler such as PgBouncer, then restore. Nothing was changed.`,
  }),
  wrongPassphrase: {
    zh: '口令或密钥不能打开这份备份。没有改变任何内容。',
    en: 'The passphrase or key does not open this backup. Nothing was changed.',
  },
  wrongKey: {
    zh: '密钥格式不正确：接收者以 age1 开头，私钥以 AGE-SECRET-KEY- 开头。',
    en: 'The key is not valid: a recipient begins with age1, a secret key with AGE-SECRET-KEY-.',
  },
  needsPassphrase: {
    zh: '备份已加密。请用环境变量 BACKUP_PASSPHRASE 提供口令，或用 --identity 指定私钥文件。',
    en: 'The backup is encrypted. Give its passphrase as BACKUP_PASSPHRASE, or name the file of its secret key with --identity.',
  },
  fileExists: (file: string): Bilingual => ({ zh: `「${file}」已存在，没有覆盖它。`, en: `“${file}” exists and was not overwritten.` }),
  partExists: (file: string): Bilingual => ({
    zh: `「${file}」已存在：另一次备份正在进行，或者中途被终止。若没有备份正在进行，请删除它。`,
    en: `“${file}” exists: another backup is being made, or one was killed. Delete it where none is being made.`,
  }),
  noFile: (file: string): Bilingual => ({ zh: `找不到文件「${file}」。`, en: `There is no file “${file}”.` }),
  diskFull: (place: string): Bilingual => ({
    zh: `「${place}」所在的磁盘已满。没有留下不完整的备份或恢复。`,
    en: `The disk of “${place}” is full. No incomplete backup or restore was left.`,
  }),
  noRight: (place: string): Bilingual => ({
    zh: `没有读取或写入「${place}」的权限。没有改变任何内容。`,
    en: `There is no right to read or write “${place}”. Nothing was changed.`,
  }),
  noRightInDatabase: {
    zh: '数据库账号没有足够的权限：恢复需要是数据库的所有者，备份需要能读取所有表。没有改变任何内容。',
    en: 'The account of the database has too few rights: a restore needs the owner of the database, a backup one who reads every table. Nothing was changed.',
  },
  noDatabase: (place: string): Bilingual => ({
    zh: `「${place}」中没有数据库，没有可备份的内容。`,
    en: `There is no database in “${place}”, so there is nothing to back up.`,
  }),
  backupUsage: {
    zh: '备份数据库中的全部记录，服务器可以正在运行。\n\n  npm run backup -- --to 文件 [--recipient age1…] [--no-verify]\n\n接收者也可以用环境变量 BACKUP_RECIPIENT、口令用 BACKUP_PASSPHRASE 提供；都不提供时不加密。默认把备份恢复到临时数据库并比较校验值。',
    en: 'Backs up every record of the database; the server may be running.\n\n  npm run backup -- --to FILE [--recipient age1…] [--no-verify]\n\nBACKUP_RECIPIENT holds a recipient, too, BACKUP_PASSPHRASE a passphrase; without one of them nothing is encrypted. The backup is restored into a temporary database and compared unless told otherwise.',
  },
  restoreUsage: {
    zh: '把备份恢复到一个空数据库；默认是服务器使用的那个，请先停止服务器。\n\n  npm run restore -- --from 文件 [--into 文件夹或 postgres://…] [--identity 私钥文件] [--replace]\n\n口令通过环境变量 BACKUP_PASSPHRASE 提供。',
    en: 'Restores a backup into an empty database, by default the one that the server uses. Stop the server first.\n\n  npm run restore -- --from FILE [--into FOLDER or postgres://…] [--identity FILE OF THE SECRET KEY] [--replace]\n\nBACKUP_PASSPHRASE holds the passphrase.',
  },
  backedUp: ({ file, bytes, records, digest, waitMilliseconds, isVerified }: MadeBackup): Bilingual => ({
    zh: `已备份到「${file}」：${records} 条记录，${bytes} 字节，校验值 ${digest}。其他人最多等待 ${waitMilliseconds} 毫秒。${isVerified ? '已恢复到临时数据库，校验值一致。' : '未经恢复验证。'}`,
    en: `Backed up to “${file}”: ${counted(records, 'record')}, ${counted(bytes, 'byte')}, digest ${digest}. Others waited ${waitMilliseconds} ms at most. ${isVerified ? 'It was restored into a temporary database with the same digest.' : 'It was not verified by a restore.'}`,
  }),
  restored: ({ records, digest }: { records: number; digest: string }): Bilingual => ({
    zh: `已恢复 ${records} 条记录，校验值 ${digest} 与备份一致。`,
    en: `Restored ${counted(records, 'record')}; the digest ${digest} is that of the backup.`,
  }),
  seeLog: {
    zh: '出现意外错误，原因见服务器日志。',
    en: 'An unexpected error; the log of the server has the reason.',
  },
  notNoted: {
    zh: '备份已完成，但没有记入数据库，所以「用户管理 > 备份」中看不到它。',
    en: 'The backup is complete, but the database could not note it, so People > Backups does not show it.',
  },
  moveUsage: {
    zh: '把内置数据库的全部记录搬到一个空的 PostgreSQL 数据库。请先停止服务器。\n\n  npm run move -- --into postgres://…\n\n不写 --into 时搬到 DATABASE_URL。搬完后用该 DATABASE_URL 启动服务器；原来的文件夹保持不变。',
    en: 'Moves every record of the embedded database into an empty PostgreSQL database. Stop the server first.\n\n  npm run move -- --into postgres://…\n\nWithout --into it goes to DATABASE_URL. Then start the server with that DATABASE_URL; the folder stays as it is.',
  },
  noTarget: {
    zh: '请用 --into 或 DATABASE_URL 指定 PostgreSQL 数据库。没有改变任何内容。',
    en: 'Name the PostgreSQL database with --into or DATABASE_URL. Nothing was changed.',
  },
  moved: ({ records, digest }: { records: number; digest: string }): Bilingual => ({
    zh: `已搬移 ${records} 条记录；PostgreSQL 中的校验值 ${digest} 与内置数据库一致。请用该 DATABASE_URL 启动服务器。`,
    en: `Moved ${counted(records, 'record')}; the digest ${digest} in PostgreSQL is that of the embedded database. Start the server with that DATABASE_URL.`,
  }),
  serverFailed: (reason: string): Bilingual => ({
    zh: `正在运行的服务器没有完成备份：${reason}`,
    en: `The running server did not finish the backup: ${reason}`,
  }),
};

/** Why a backup or a restore was not made. */
export class BackupError extends Error {
  override name = 'BackupError';

  constructor(
    readonly sentence: Bilingual,
    options?: ErrorOptions,
  ) {
    super(`${sentence.zh}\n${sentence.en}`, options);
  }
}

/** A target that holds records already. */
export class NotEmptyError extends BackupError {
  override name = 'NotEmptyError';

  constructor(readonly target: string) {
    super(backupMessages.notEmpty(target));
  }
}
