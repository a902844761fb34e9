import type { Bilingual } from '@college/curriculum-model';
import { BackupError } from '../backup/messages';

const records = (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`;
const nothing = { zh: '没有导入任何内容。', en: 'Nothing was imported.' };
const refused = (zh: string, en: string): Bilingual => ({ zh: `${zh}${nothing.zh}`, en: `${en} ${nothing.en}` });

/** Sentences of export and import; a terminal has no language setting, so each is shown in both. */
export const exportMessages = {
  exportUsage: {
    zh: '把全部记录导出为 JSON（ZIP 文件）或工作簿，服务器可以正在运行。\n\n  npm run export -- --to 文件.zip\n  npm run export -- --to 文件.xlsx\n  npm run export -- --schema 文件.json（只写出字段说明）\n\n其中没有密码、登录状态和密钥。schema.json 或工作簿的第一张工作表说明每个字段。',
    en: 'Exports every record as JSON in a ZIP file or as a workbook; the server may be running.\n\n  npm run export -- --to FILE.zip\n  npm run export -- --to FILE.xlsx\n  npm run export -- --schema FILE.json (only what its fields are)\n\nThere are no passwords, sign-ins or keys in it. schema.json, or the first sheet of the workbook, says what each field is.',
  },
  importUsage: {
    zh: '把导出的文件导入一个空的安装；默认是服务器使用的那个，请先停止服务器。\n\n  npm run import -- --from 文件.zip 或 文件.xlsx [--into 文件夹或 postgres://…]\n\n账号没有密码：每个人通过「忘记密码」或邀请重新设置。',
    en: 'Imports an export into an empty installation, by default the one that the server uses. Stop the server first.\n\n  npm run import -- --from FILE.zip or FILE.xlsx [--into FOLDER or postgres://…]\n\nAccounts have no password: everybody chooses one by “Forgot your password?” or an invitation.',
  },
  exported: ({ file, count, digest }: { file: string; count: number; digest: string }): Bilingual => ({
    zh: `已导出到「${file}」：${count} 条记录，校验值 ${digest}。`,
    en: `Exported to “${file}”: ${records(count)}, digest ${digest}.`,
  }),
  described: (file: string): Bilingual => ({ zh: `字段说明已写入「${file}」。`, en: `What the fields are was written to “${file}”.` }),
  neither: {
    zh: '请用 --to 指定导出文件，或用 --schema 指定字段说明文件。',
    en: 'Name the export with --to, or the file for what its fields are with --schema.',
  },
  otherTables: (step: string): Bilingual => ({
    zh: `数据库的表属于程序的另一个版本（${step}）。请用那个版本的程序导出；较旧的表，启动一次本版本的服务器即可更新。没有导出任何内容。`,
    en: `The tables of the database are those of another version (“${step}”). Export with the program of that version; older tables are brought up to date when the server of this version starts. Nothing was exported.`,
  }),
  imported: ({ count, digest, isEdited }: { count: number; digest: string; isEdited: boolean }): Bilingual => ({
    zh: `已导入 ${count} 条记录，校验值 ${digest}${isEdited ? '；文件在导出后被修改过' : '，与导出时一致'}。`,
    en: `Imported ${records(count)}, digest ${digest}${isEdited ? '; the file was changed after its export' : ', as when it was exported'}.`,
  }),
  noFile: (file: string) => refused(`找不到文件「${file}」。`, `There is no file “${file}”.`),
  noExport: refused('这个文件不是本系统的导出文件，或者不完整。', 'This file is not an export of this program, or it is incomplete.'),
  notEmpty: (target: string) =>
    refused(
      `目标「${target}」中已有记录，只能导入到空的安装。`,
      `“${target}” holds records already; an import needs an empty installation.`,
    ),
  newer: refused('导出文件来自更新的版本，请先升级程序。', 'The export was made by a newer version. Upgrade the program first.'),
  missing: (name: string) => refused(`导出文件中缺少 ${name}。`, `${name} is missing in the export.`),
  noSheet: (file: string, sheet: string) => refused(`「${file}」中缺少工作表「${sheet}」。`, `There is no sheet “${sheet}” in “${file}”.`),
  damaged: (name: string) => refused(`${name} 已损坏，无法读取。`, `${name} is damaged and cannot be read.`),
  tooMuchShared: refused(
    '工作簿中单元格共用的文本过多，无法读入。请改用 JSON 格式的导出文件。',
    'The cells of the workbook share more text than can be held. Import the export as JSON instead.',
  ),
  noRecord: ({ zh, en }: Bilingual) =>
    refused(`${zh}不是一条记录。每条记录须单独占一行。`, `Not a record: ${en}. Each record stands on a line of its own.`),
  unknownField: ({ zh, en }: Bilingual, field: string) =>
    refused(`${zh}有未知的字段「${field}」。`, `There is an unknown field, “${field}”, in ${en}.`),
  wrongValue: ({ zh, en }: Bilingual, field: string) =>
    refused(
      `${zh}的「${field}」不是有效的值，见 schema.json 或工作簿的第一张工作表。`,
      `“${field}” of ${en} is not a valid value; see schema.json or the first sheet of a workbook.`,
    ),
  unordered: refused(
    '文件中的记录没有按编号排列。请保持导出时的顺序。',
    'The records of the file do not stand in the order of their numbers. Keep the order of the export.',
  ),
  inconsistent: refused(
    '文件中的记录互相矛盾：有编号重复，或者引用了不存在的记录。',
    'The records of the file contradict one another: a number is there twice, or one refers to a record that is not there.',
  ),
} as const satisfies Record<string, Bilingual | ((...facts: never[]) => Bilingual)>;

/** Why an export or import was not made. */
export class ExportError extends BackupError {
  override name = 'ExportError';
}
