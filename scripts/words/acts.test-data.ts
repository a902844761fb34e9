/** An act that many screens have: how its label begins in both languages, and its icon. */
export interface ActWords {
  zh: RegExp;
  en: RegExp;
  /** The icons it may have, the usual one first. */
  icons: readonly string[];
}

/** One verb and one icon for an act (docs/contributing/words.md says the same with the exceptions). */
export const acts: Readonly<Record<string, ActWords>> = {
  new: { zh: /^(在.+)?新建/, en: /^New\b/, icons: ['Plus'] },
  add: { zh: /^(在.+)?添加/, en: /^Add\b/, icons: ['Plus', 'UserPlus'] },
  edit: { zh: /^编辑/, en: /^Edit\b/i, icons: ['Pencil'] },
  delete: { zh: /^删除/, en: /^Delete\b/, icons: ['Trash2'] },
  remove: { zh: /^移除/, en: /^Remove\b/, icons: ['Trash2', 'X'] },
  export: { zh: /^导出/, en: /^Export\b/, icons: ['Download'] },
  download: { zh: /^下载/, en: /^Download\b/, icons: ['Download'] },
  import: { zh: /^导入/, en: /^Import\b/, icons: ['Upload'] },
  upload: { zh: /^上传/, en: /^Upload\b/, icons: ['Upload'] },
  print: { zh: /^打印/, en: /^Print\b/, icons: ['Printer'] },
  undo: { zh: /^撤销/, en: /^Undo\b/, icons: ['Undo2'] },
  redo: { zh: /^重做/, en: /^Redo\b/, icons: ['Redo2'] },
};

/** Where an icon stands beside another verb, and why (docs/contributing/words.md). */
export const exceptions: readonly RegExp[] = [
  // A scenario was never stored in an edition, and a link is no record.
  /ScenarioHead\.tsx throwAway$/,
  /LinkRow\.tsx revokeOf$/,
  // Specified: the small cancel of a field, which brings its former text back.
  /EditActions\.tsx cancel$/,
  // The file is chosen, and read at once.
  /InsertBar\.tsx file$/,
];
