import type { Bilingual } from '@college/curriculum-model';
import { kinds, type Kind } from './kinds';

const names = Object.keys(kinds).join(', ');

/** What the program says. */
export const startMessages = {
  usage: {
    zh: `college-start <文件夹> [--kind ${names}] [--language zh|en]

  在新文件夹中建立一个显示教学目标面板的应用（默认 plain：不用打包工具的 HTML 页面），
  或一个用 Python 写的示例后端（python-backend）。`,
    en: `college-start <folder> [--kind ${names}] [--language zh|en]

  Makes an app in a new folder that shows the goal panel (plain by default: an HTML page without a bundler),
  or a sample backend in Python (python-backend).`,
  },
  folderMissing: { zh: '请给出新文件夹的名称，例如 my-app。', en: 'Name the new folder, such as my-app.' },
  kindUnknown: (kind: string): Bilingual => ({
    zh: `没有「${kind}」这一种；可选：${names}。`,
    en: `There is no kind “${kind}”; take one of ${names}.`,
  }),
  languageUnknown: { zh: '--language 只能是 zh 或 en。', en: '--language is zh or en.' },
  notEmpty: (folder: string): Bilingual => ({
    zh: `文件夹 ${folder} 不是空的，未写入任何文件。请换一个名称，或先清空它。`,
    en: `The folder ${folder} is not empty; nothing was written. Take another name, or empty it first.`,
  }),
  isFile: (folder: string): Bilingual => ({
    zh: `${folder} 是一个文件，未写入任何文件。请换一个名称。`,
    en: `${folder} is a file; nothing was written. Take another name.`,
  }),
  made: (folder: string, kind: Kind): Bilingual => ({
    zh: `已在 ${folder} 中建立。接下来：\n\n  ${nextCommands(folder, kind)}\n`,
    en: `Made in ${folder}. Next:\n\n  ${nextCommands(folder, kind)}\n`,
  }),
} as const;

/** Two commands each: into the folder with what it needs, and the start. */
function nextCommands(folder: string, kind: Kind): string {
  const place = /[^\w./\\:-]/.test(folder) ? `"${folder}"` : folder;
  return kind === 'python-backend' ? `cd ${place}\n  python3 server.py` : `cd ${place} && npm install\n  npm start`;
}
