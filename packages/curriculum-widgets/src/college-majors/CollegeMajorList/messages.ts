import { labelsOf, collegeMajorFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { deletedSuccessfully, deleting, noData, view } from '@college/ui/words';

interface Named {
  name: string;
}

/** Built-in text of the list of college majors. */
export const collegeMajorListMessages = defineMessages('collegeMajorList', {
  words: { view, none: noData, noResult: noData, deleting, deleted: deletedSuccessfully },
  en: {
    ...labelsOf(collegeMajorFields, 'en'),
    page: 'College majors',
    title: 'Undergraduate teaching quality standard',
    facts: ({ count }: { count: string }) => `${count} ${count === '1' ? 'major' : 'majors'}`,
    found: ({ count }: { count: string }) => `${count} found`,
    create: 'New college major',
    search: 'Major name, category or code',
    type: 'Category',
    allTypes: 'All categories',
    relatesOrder: 'Related majors',
    unsorted: 'As listed',
    relatesMany: 'Many to few',
    relatesFew: 'Few to many',
    relates: 'Related majors',
    viewOf: ({ name }: Named) => `View ${name}`,
    removeOf: ({ name }: Named) => `Delete ${name}`,
    unnamed: 'Unnamed major',
    failed: 'The majors could not be loaded',
    noneHint: 'The first major that is written starts the list.',
    noneHintReader: 'Majors of your college appear here once its managers have added them.',
    noResultHint: 'No major here has this in its name, category or code.',
    clear: 'Show all majors',
    confirm: 'Delete the college major',
    loss: ({ rows, relates }: { rows: number; relates: number }) =>
      `It is removed from the list of your college, with ${rows} ${rows === 1 ? 'row' : 'rows'} of its academic system and ${relates} related ${relates === 1 ? 'major' : 'majors'}.`,
  },
  zh: {
    ...labelsOf(collegeMajorFields, 'zh'),
    page: '本科专业',
    title: '本科专业类教学质量国家标准',
    facts: ({ count }) => `共 ${count} 个专业`,
    found: ({ count }) => `找到 ${count} 个`,
    create: '新建本科专业资料',
    search: '专业名称、专业类或专业代码',
    type: '专业类',
    allTypes: '全部专业类',
    relatesOrder: '相关专业数',
    unsorted: '默认',
    relatesMany: '从多到少',
    relatesFew: '从少到多',
    relates: '相关专业数',
    viewOf: ({ name }) => `查看${name}`,
    removeOf: ({ name }) => `删除${name}`,
    unnamed: '未命名专业',
    failed: '没有取到专业',
    noneHint: '新建本科专业资料后，专业列在这里。',
    noneHintReader: '学校管理者录入后，专业列在这里。',
    noResultHint: '没有名称、专业类或代码符合的专业。',
    clear: '显示全部专业',
    confirm: '删除本科专业资料',
    loss: ({ rows, relates }) => `它将连同 ${rows} 行学制体系和 ${relates} 个相关专业从本校的列表中移除。`,
  },
});

export type CollegeMajorListText = typeof collegeMajorListMessages.en;
