import { defineMessages } from '@college/ui/messages';
import { deletedSuccessfully, deleting, noData, noSearchResults, view } from '@college/ui/words';

interface Named {
  name: string;
}

/** Built-in text of `TalentReportList`. */
export const talentReportListMessages = defineMessages('talentReportList', {
  words: { open: view, deleting, deleted: deletedSuccessfully, none: noData, noResult: noSearchResults },
  en: {
    title: 'Talent demand',
    facts: ({ count }: { count: string }) => (count === '1' ? '1 report' : `${count} reports`),
    found: ({ count }: { count: string }) => (count === '1' ? '1 report found' : `${count} reports found`),
    search: 'Report name or institution',
    create: 'New report',
    name: 'Report name',
    department: 'Uploading institution',
    openOf: ({ name }: Named) => `View ${name}`,
    removeOf: ({ name }: Named) => `Delete ${name}`,
    confirm: 'Delete report',
    loss: 'The report goes from the list of the college with its cover and its link. The file that it links to stays where it is.',
    failed: 'The reports could not be loaded',
    noneHint: 'Add a report, and it shows here for the whole college.',
    noneHintReader: 'The managers of the college have added no report yet.',
    noResultHint: ({ keyword }: { keyword: string }) => `No report or institution matches “${keyword}”.`,
  },
  zh: {
    title: '人才需求',
    facts: ({ count }) => `共 ${count} 份报告`,
    found: ({ count }) => `找到 ${count} 份报告`,
    search: '报告名称或上传单位',
    create: '新建报告',
    name: '报告名称',
    department: '上传单位',
    openOf: ({ name }) => `查看${name}`,
    removeOf: ({ name }) => `删除${name}`,
    confirm: '删除报告',
    loss: '这份报告连同封面和链接将从学校的列表中移除；链接所指的文件不受影响。',
    failed: '没有取到报告',
    noneHint: '新建报告后，全校都能在这里看到。',
    noneHintReader: '学校管理者还没有添加报告。',
    noResultHint: ({ keyword }) => `没有名称或上传单位包含「${keyword}」的报告。`,
  },
});
