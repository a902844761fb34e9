import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { chinese, english } from '@college/ui/words';

interface Named {
  name: string;
}

export const requirementEditorMessages = defineMessages('requirementEditor', {
  words: {
    chinese,
    english,
    list: domainTerms.graduationRequirements,
  },
  en: {
    chineseOf: ({ name }: Named) => `${name}, Chinese`,
    englishOf: ({ name }: Named) => `${name}, English`,
    requirement: ({ number }: { number: string }) => `Requirement ${number}`,
    indicator: ({ number }: { number: string }) => `Indicator point ${number}`,
    quoted: ({ words }: { words: string }) => `“${words}”`,
    indicatorsOf: ({ name }: Named) => `Indicator points of ${name}`,
    actsOn: ({ name }: Named) => `Acts on ${name}`,
    moveUp: ({ name }: Named) => `Move up: ${name}`,
    moveDown: ({ name }: Named) => `Move down: ${name}`,
    addUnder: ({ name }: Named) => `Add an indicator point to ${name}`,
    addBehind: ({ name }: Named) => `Add an indicator point behind ${name}`,
    remove: ({ name }: Named) => `Delete ${name}`,
    add: 'Add a graduation requirement',
    englishMissing: 'Not translated',
    englishBehind: 'The Chinese text changed; the English may be out of date.',
    empty: 'Write the text, or delete the entry: a number alone cannot be saved.',
    tooLong: ({ most }: { most: string }) => `Shorten the text to ${most} characters.`,
    keys: 'Enter adds an indicator point below, Shift+Enter breaks the line, Alt with ↑ or ↓ moves the entry. Pasted lines become one entry each.',
    movedTo: ({ index, count, name }: { index: number; count: number; name: string }) => `Now ${index} of ${count}: ${name}`,
    added: ({ count }: { count: number }) => (count === 1 ? 'Entry added' : `${count} entries added`),
    none: 'No graduation requirements yet',
    noneHint: 'Add the first one and paste a numbered list into it, or start from the headings of an accreditation standard.',
    noneToRead: 'This major has no graduation requirements yet.',
    noIndicators: 'No indicator points',
  },
  zh: {
    chineseOf: ({ name }) => `${name}，中文`,
    englishOf: ({ name }) => `${name}，英文`,
    requirement: ({ number }) => `毕业要求 ${number}`,
    indicator: ({ number }) => `指标点 ${number}`,
    quoted: ({ words }) => `「${words}」`,
    indicatorsOf: ({ name }) => `${name}的指标点`,
    actsOn: ({ name }) => `${name}的操作`,
    moveUp: ({ name }) => `上移${name}`,
    moveDown: ({ name }) => `下移${name}`,
    addUnder: ({ name }) => `为${name}添加指标点`,
    addBehind: ({ name }) => `在${name}之后添加指标点`,
    remove: ({ name }) => `删除${name}`,
    add: '添加毕业要求',
    englishMissing: '未翻译',
    englishBehind: '中文已修改，英文可能与之不符。',
    empty: '请填写内容或删除此条，只有编号不能保存。',
    tooLong: ({ most }) => `内容请控制在 ${most} 字以内。`,
    keys: '回车在下方添加指标点，Shift+回车换行，Alt 加 ↑ ↓ 移动；粘贴多行时每行成为一条。',
    movedTo: ({ index, count, name }) => `现为第 ${index} 项，共 ${count} 项：${name}`,
    added: ({ count }) => `已添加 ${count} 条`,
    none: '还没有毕业要求',
    noneHint: '请添加第一条，可以在其中粘贴整份带编号的列表；或从认证标准的标题开始。',
    noneToRead: '这个专业还没有毕业要求。',
    noIndicators: '没有指标点',
  },
});

export type RequirementEditorText = typeof requirementEditorMessages.en;
