import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `EditionBand`. */
export const editionBandMessages = defineMessages('editionBand', {
  words: { merge: domainTerms.mergeAct, compare: domainTerms.compare, draft: domainTerms.draft, review: domainTerms.review },
  en: {
    label: 'Edition of this page',
    scenario: 'Scenario',
    forYear: ({ year }: { year: number }) => `Entry year ${year}`,
    of: ({ major }: { major: string }) => `Draft of ${major}: what you change here stays out of the current edition.`,
    scenarioOf: ({ major }: { major: string }) => `Scenario of ${major}, to try things out; nothing here changes the current edition.`,
    behind: ({ changes }: { changes: number }) =>
      `The current edition has ${changes === 1 ? '1 change that is' : `${changes} changes that are`} not here.`,
    merged: 'Merged into the current edition; it cannot be changed any more.',
    gone: 'This draft was deleted. Whoever manages the major can bring it back from the trash.',
    locked: ({ name }: { name: string }) => `Locked by ${name} while it is in review: it can be read, not edited.`,
    askToWrite: 'Ask to write…',
    leave: 'To the current edition',
    editions: 'All editions',
    reviewCourse: 'Review of this course',
    upgrade: 'Upgrade to another standard…',
    update: 'Bring in current changes…',
  },
  zh: {
    label: '本页所属版本',
    scenario: '推演方案',
    forYear: ({ year }) => `${year} 级`,
    of: ({ major }) => `${major}的修订稿，在这里的修改不影响现行版。`,
    scenarioOf: ({ major }) => `${major}的推演方案，供试验用，不影响现行版。`,
    behind: ({ changes }) => `现行版有 ${changes} 处变更不在这里。`,
    merged: '已并入现行版，不能再改。',
    gone: '这份修订稿已被删除，管理该专业的人可以在回收站恢复。',
    locked: ({ name }) => `评审期间由${name}锁定，只能查看，不能编辑。`,
    askToWrite: '申请编辑…',
    leave: '回到现行版',
    editions: '全部版本',
    reviewCourse: '本课程评审',
    upgrade: '升级标准…',
    update: '并入现行的变更…',
  },
});
