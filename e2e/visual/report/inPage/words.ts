/** The languages of the page. */
export type PageLanguage = 'zh' | 'en';

const zh = {
  title: '视觉评审',
  summary: (shown: number, total: number, base: string, accepted: number) =>
    `与 ${base} 相比，${total} 张图片中有 ${shown} 张不同，其中 ${accepted} 张已接受`,
  listed: (count: number) => `列出 ${count} 张`,
  none: '没有符合条件的图片。',
  language: '页面语言',
  widget: '组件',
  storyLanguage: '图片语言',
  mode: '组合',
  name: '名称',
  open: '隐藏已接受的图片',
  view: '视图',
  beside: '并排',
  beforeOnly: '仅之前',
  afterOnly: '仅之后',
  overlay: '叠放',
  share: '之前的不透明度',
  export: '导出决定',
  keys: 'J、K：下一张、上一张　A：接受　C：评论　Esc：离开评论　1–4：视图',
  all: '全部',
  chinese: '中文',
  english: '英文',
  changed: '有变化',
  added: '新增',
  removed: '已删除',
  before: '之前',
  after: '之后',
  difference: '差异',
  pixels: (count: number) => `${count} 个像素`,
  accept: '接受',
  comment: '评论',
};

const en: typeof zh = {
  title: 'Visual review',
  summary: (shown, total, base, accepted) => `${shown} of ${total} pictures differ from ${base}, ${accepted} of them accepted`,
  listed: (count) => `${count} listed`,
  none: 'No picture matches.',
  language: 'Language of the page',
  widget: 'Widget',
  storyLanguage: 'Language of the picture',
  mode: 'Mode',
  name: 'Name',
  open: 'Hide accepted pictures',
  view: 'View',
  beside: 'Side by side',
  beforeOnly: 'Before only',
  afterOnly: 'After only',
  overlay: 'Overlay',
  share: 'Opacity of before',
  export: 'Export decisions',
  keys: 'J, K: next, previous · A: accept · C: comment · Esc: leave the comment · 1–4: view',
  all: 'All',
  chinese: 'Chinese',
  english: 'English',
  changed: 'changed',
  added: 'new',
  removed: 'removed',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  pixels: (count) => `${count} px`,
  accept: 'Accept',
  comment: 'Comment',
};

/** The words of the page in each language. */
export const pageWords = { zh, en };
export type PageWords = typeof zh;

/** The names of those words that are said as they are. */
export type PlainWord = { [Key in keyof PageWords]: PageWords[Key] extends string ? Key : never }[keyof PageWords];
