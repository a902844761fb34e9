import { counted, defineMessages } from '@college/ui/messages';
import { noData, noSearchResults } from '@college/ui/words';

export const teachStandardMessages = defineMessages('teachStandard', {
  words: { none: noData, noResult: noSearchResults },
  en: {
    title: 'Quality standard',
    facts: ({ categories, classes, majors }: { categories: number; classes: number; majors: number }) =>
      `${counted(categories, 'category', 'categories')} · ${counted(classes, 'class', 'classes')} · ${counted(majors, 'major')} of this college`,
    tree: 'Categories and classes of the standard',
    search: 'Category, class, major or code',
    ownOnly: 'Only classes with our majors',
    categoryNote: ({ classes, majors }: { classes: number; majors: number }) =>
      [classes === 1 ? '1 class' : `${classes} classes`, majors === 0 ? '' : majors === 1 ? '1 major' : `${majors} majors`]
        .filter(Boolean)
        .join(' · '),
    classNote: ({ majors }: { majors: number }) => (majors === 1 ? '1 major' : `${majors} majors`),
    found: ({ count }: { count: number }) => `${count} found`,
    failed: 'The standard could not be loaded',
    noMajors: 'This college has no majors yet',
    noMajorsHint: 'College managers add them to the list of college majors; they then appear here under their class.',
    noResultHint: ({ keyword }: { keyword: string }) => `No category, class or major contains “${keyword}”.`,
    source: ({ edition }: { edition: string }) => `After: ${edition}. Later catalogues added classes.`,
  },
  zh: {
    title: '质量标准',
    facts: ({ categories, classes, majors }) => `${categories}个学科门类 · ${classes}个专业类 · 本校${majors}个专业`,
    tree: '国家标准的门类与专业类',
    search: '门类、专业类、专业或代码',
    ownOnly: '只看本校有专业的专业类',
    categoryNote: ({ classes, majors }) => [`${classes}个专业类`, majors === 0 ? '' : `本校${majors}个专业`].filter(Boolean).join(' · '),
    classNote: ({ majors }) => `本校${majors}个专业`,
    found: ({ count }) => `找到${count}条`,
    failed: '没有取到国家标准',
    noMajors: '本校还没有专业',
    noMajorsHint: '学校管理者在本科专业列表中添加后，专业会列在这里所属的专业类下。',
    noResultHint: ({ keyword }) => `没有包含「${keyword}」的门类、专业类或专业。`,
    source: ({ edition }) => `依据《${edition}》；此后的专业目录有所增补。`,
  },
});
