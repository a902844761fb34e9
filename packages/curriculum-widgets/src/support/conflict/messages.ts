import { defineMessages } from '@college/ui/messages';
import { decideLater, keepAllOfMine, keepAllOfTheirs, mine, notFilledIn, saveTheseChoices, theirs } from '@college/ui/words';

/** Text of every choice between two versions of a record; each place adds its own title. */
export const conflictMessages = defineMessages('conflict', {
  words: {
    mine,
    theirs,
    allMine: keepAllOfMine,
    allTheirs: keepAllOfTheirs,
    empty: notFilledIn,
    later: decideLater,
    saveChoices: saveTheseChoices,
  },
  en: {
    intro: 'Choose for each difference which version to keep. Your choices are then saved on top of the newer version.',
    noDifference: 'Your version is the same as theirs. Saving keeps the newer version.',
  },
  zh: {
    intro: '请逐项选择保留哪一份，选好后保存到较新的版本上。',
    noDifference: '您的内容与对方的一致，保存后采用较新的版本。',
  },
});
