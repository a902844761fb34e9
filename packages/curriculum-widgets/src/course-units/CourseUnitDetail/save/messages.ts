import { defineMessages } from '@college/ui/messages';

/** Built-in text of the choice between two versions of a course unit. */
export const savingMessages = defineMessages('courseUnitSaving', {
  en: {
    conflictTitle: 'Someone else saved this course unit first',
    conflictIntro: 'Choose for each difference which version to keep. Your choices are then saved on top of the newer version.',
    mine: 'Mine',
    theirs: 'Theirs',
    allMine: 'Keep all of mine',
    allTheirs: 'Keep all of theirs',
    empty: 'Not filled in',
    projects: ({ count, hours }: { count: number; hours: number }) => `${count} ${count === 1 ? 'chapter' : 'chapters'}, ${hours} h: `,
    saveChoices: 'Save these choices',
    later: 'Decide later',
    noDifference: 'Your version is the same as theirs. Saving keeps the newer version.',
  },
  zh: {
    conflictTitle: '有人先保存了这个课程单元',
    conflictIntro: '请逐项选择保留哪一份，选好后保存到较新的版本上。',
    mine: '我的',
    theirs: '对方的',
    allMine: '全部保留我的',
    allTheirs: '全部保留对方的',
    empty: '未填写',
    projects: ({ count, hours }) => `${count} 章，${hours} 学时：`,
    saveChoices: '按选择保存',
    later: '稍后再定',
    noDifference: '您的内容与对方的一致，保存后采用较新的版本。',
  },
});
