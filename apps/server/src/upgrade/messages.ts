import type { Bilingual } from '@college/curriculum-model';
import type { HeldTable, Rehearsal } from './rehearseUpgrade';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(milliseconds < 9950 ? 2 : 0);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Sentences of the command that says what an upgrade does; a terminal has no language setting, so each is shown in both. */
export const upgradeMessages = {
  usage: {
    zh: '说明新版本会对数据库做什么，不改变任何内容：在临时数据库中用一份备份演练升级。\n\n  npm run upgrade -- --check [--from 备份文件] [--identity 私钥文件]\n\n不指定备份文件时，从正在使用的数据库读取。',
    en: 'Says what a new version does to the database and changes nothing: the upgrade is rehearsed on a backup in a temporary database.\n\n  npm run upgrade -- --check [--from BACKUP] [--identity FILE OF THE SECRET KEY]\n\nWithout a backup the database in use is read.',
  },
  needsServer: (folder: string): Bilingual => ({
    zh: `没有服务器正在使用「${folder}」，而本版本一打开这个文件夹就会升级它。请用 --from 指定一份备份，或在旧版本的服务器运行时再检查。`,
    en: `No server works on “${folder}”, and this version would upgrade the folder by opening it. Name a backup with --from, or check while the server of the earlier version runs.`,
  }),
  current: {
    zh: '数据库已是本版本的结构，升级不会改变表。',
    en: 'The tables are those of this version: an upgrade changes none of them.',
  },
  rehearsed: ({ from, steps }: Rehearsal): Bilingual => {
    const total = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const lines = (wordsOf: (table: HeldTable) => string, none: string, unit: string) =>
      steps
        .map(
          ({ name, milliseconds, tables }) =>
            `  ${name}: ${seconds(milliseconds)} ${unit}\n    ${tables.map(wordsOf).join('\n    ') || none}`,
        )
        .join('\n');
    return {
      zh: `从「${from}」升级共 ${steps.length} 步，用这些记录在本机演练用时 ${seconds(total)} 秒：\n${lines(
        ({ name, rows, bytes, holds }) => `${name}（${rows} 行，${megabytes(bytes)} MB）：${holds === 'all' ? '不能读写' : '不能写入'}`,
        '不妨碍任何人',
        '秒',
      )}\n各步在同一事务中完成，占用的表到全部结束才放开：其间的调用会等待或得到暂时不能保存的提示。`,
      en: `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} from “${from}”, which took ${seconds(total)} s with these records on this machine:\n${lines(
        ({ name, rows, bytes, holds }) =>
          `${name} (${rows} rows, ${megabytes(bytes)} MB): ${holds === 'all' ? 'no reading, no writing' : 'no writing'}`,
        'holds nobody up',
        's',
      )}\nAll steps are one transaction, and tables are held until its end: calls wait meanwhile, or are told that nothing can be saved just now.`,
    };
  },
};
