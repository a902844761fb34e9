import { englishOf, labelsOf, majorFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { cancel, nameInChinese, nameInEnglish, saving } from '@college/ui/words';

/** What the window of a department and those of a major say alike. */
export const organisationRecordMessages = defineMessages('organisationRecord', {
  words: { name: nameInChinese, english: nameInEnglish, cancel, saving },
  en: {
    code: labelsOf(majorFields, 'en', 'short').code,
    codeHelp: 'The national code, such as 080902.',
    standard: majorFields.standard.label.en,
    objectives: majorFields.objectives.label.en,
    objectivesEnglish: englishOf(majorFields.objectives.label).en,
    objectivesHelp: 'One objective a line.',
    noStandard: 'None chosen',
  },
  zh: {
    code: labelsOf(majorFields, 'zh', 'short').code,
    codeHelp: '国家专业代码，如 080902。',
    standard: majorFields.standard.label.zh,
    objectives: majorFields.objectives.label.zh,
    objectivesEnglish: englishOf(majorFields.objectives.label).zh,
    objectivesHelp: '每条一行。',
    noStandard: '未选择',
  },
});
