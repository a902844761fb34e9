import { labelsOf, occupationFields } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { deletedSuccessfully, deleting, noData, view } from '@college/ui/words';

interface Named {
  name: string;
}

export const occupationListMessages = defineMessages('occupationList', {
  words: {
    view,
    none: noData,
    noResult: noData,
    deleting,
    deleted: deletedSuccessfully,
    major: domainTerms.majorCategory,
    middle: domainTerms.middleCategory,
    sub: domainTerms.subCategory,
  },
  en: {
    ...labelsOf(occupationFields, 'en', 'short'),
    title: 'Occupation records',
    facts: ({ count }: { count: string }) => `${count} ${count === '1' ? 'record' : 'records'}`,
    found: ({ count }: { count: string }) => `${count} found`,
    create: 'New occupation',
    import: 'Import',
    search: 'Code or id',
    allLevels: 'All categories',
    createOrder: 'Created',
    updateOrder: 'Updated',
    unsorted: 'Default',
    latest: 'Latest first',
    earliest: 'Earliest first',
    fine: 'Fine category',
    viewOf: ({ name }: Named) => `View ${name}`,
    removeOf: ({ name }: Named) => `Delete ${name}`,
    failed: 'The occupation records could not be loaded',
    noneHint: 'A new occupation, or a workbook of records, starts the list.',
    noneHintReader: 'Records of your college appear here once its managers have added them.',
    noResultHint: 'No record has this code, id or category.',
    clear: 'Show all records',
    confirm: 'Delete the occupation',
    loss: ({ count }: { count: number }) =>
      count === 0
        ? 'It is removed from the list of your college.'
        : `It is removed from the list of your college, with its ${count} skill ${count === 1 ? 'requirement' : 'requirements'}.`,
  },
  zh: {
    ...labelsOf(occupationFields, 'zh', 'short'),
    title: '职业记录',
    facts: ({ count }) => `共 ${count} 条记录`,
    found: ({ count }) => `找到 ${count} 条`,
    create: '新建职业',
    import: '导入',
    search: '职业编码或 ID',
    allLevels: '全部类别',
    createOrder: '创建时间',
    updateOrder: '更新时间',
    unsorted: '默认',
    latest: '最新在前',
    earliest: '最早在前',
    fine: '细类',
    viewOf: ({ name }) => `查看${name}`,
    removeOf: ({ name }) => `删除${name}`,
    failed: '没有取到职业记录',
    noneHint: '新建职业或导入一份工作簿后，记录列在这里。',
    noneHintReader: '学校管理者录入后，职业记录列在这里。',
    noResultHint: '没有符合所选编码、ID 或类别的记录。',
    clear: '显示全部记录',
    confirm: '删除职业',
    loss: ({ count }) => (count === 0 ? '它将从本校的职业记录中移除。' : `它将连同 ${count} 行技能要求从本校的职业记录中移除。`),
  },
});

export type OccupationListText = typeof occupationListMessages.en;
