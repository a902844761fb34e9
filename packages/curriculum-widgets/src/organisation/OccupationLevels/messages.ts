import { counted, defineMessages } from '@college/ui/messages';
import { noData, noSearchResults } from '@college/ui/words';

export const occupationLevelsMessages = defineMessages('occupationLevels', {
  words: { none: noData, noResult: noSearchResults },
  en: {
    title: 'Occupation levels',
    facts: ({ classes, entries, depth }: { classes: string; entries: string; depth: string }) =>
      `${counted(classes, 'major category', 'major categories')} · ${counted(entries, 'entry', 'entries')} · ${counted(depth, 'level')}`,
    tree: 'Occupation levels of 2022',
    search: 'Category or occupation',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    below: ({ count }: { count: string }) => `${count} below`,
    found: ({ count }: { count: string }) => `${count} found`,
    failed: 'Occupation levels could not be loaded',
    noResultHint: ({ keyword }: { keyword: string }) => `No category or occupation matches “${keyword}”.`,
    keys: 'Arrow keys walk through the tree: right opens a category, left closes it. * opens all siblings. Typing a letter leads to the next name that begins with it.',
    source: 'Classification of occupations of 2022. The whole of it has 8 major, 79 middle and 449 sub categories.',
  },
  zh: {
    title: '职业层级',
    facts: ({ classes, entries, depth }) => `${classes}个大类 · 共${entries}条 · ${depth}层`,
    tree: '2022版职业层级',
    search: '类别或职业名称',
    expandAll: '全部展开',
    collapseAll: '全部收起',
    below: ({ count }) => `下含${count}条`,
    found: ({ count }) => `找到${count}条`,
    failed: '没有取到职业层级',
    noResultHint: ({ keyword }) => `没有名称包含「${keyword}」的类别或职业。`,
    keys: '方向键在树中移动：右键展开，左键收起，* 展开同级各条，Home 和 End 到首尾。',
    source: '依据《中华人民共和国职业分类大典（2022年版）》，全书共8个大类、79个中类、449个小类。',
  },
});
