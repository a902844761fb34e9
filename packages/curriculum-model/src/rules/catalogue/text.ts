import { shapeOf } from '../../editions';
import type { Bilingual } from '../../language';
import { fixWords, writesField } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { nameOfText, placeOfText, printedTexts, type PrintedText } from '../view/printedTexts';
import { both } from '../view/recordTexts';
import { hasChinese } from '../wording/bestLanguage';
import { halfWidthMarks, withFullWidth } from '../wording/punctuation';

const whole = /^(?:无|略|同上|待定|暂无|todo|x{2,}|[-–—_~]+|[.。…·]+)$/i;
const longestPlaceholder = 20;
const toCome = '待补充';
const agree = practice('中英文两份文件要说同一件事。', 'Both papers say one thing.');

function says(printed: PrintedText, zh: string, en: string): Bilingual {
  const name = nameOfText(printed);
  return both(`${name.zh}${zh}`, `${name.en}${en}`);
}

/** Whether its field may be empty. */
function isOptional({ kind, text }: PrintedText): boolean {
  const field = shapeOf(kind).fields[text.name]?.field;
  return !(field?.kind === 'text' && field.isRequired);
}

/** A verdict on the English of a text. */
function inEnglish(printed: PrintedText, zh: string, en: string): Verdict {
  const { name, english } = printed.text;
  return { at: placeOfText(printed), part: name, field: english, sentence: () => says(printed, zh, en) };
}

const placeholder = defineRule({
  id: 'text.placeholder',
  level: 'warning',
  title: both('占位文字', 'Placeholders'),
  why: practice('填了字段而没有内容。', 'It fills a field without content.'),
  options: { allowNone: ['paper', 'others'] },
  reads: 'course',
  judge: ({ part }, { options: { allowNone } }) =>
    printedTexts(part).flatMap((printed) => {
      const {
        record,
        zh,
        text: { name: field },
      } = printed;
      if (zh.length > longestPlaceholder && !zh.includes(toCome)) return [];
      const text = zh.normalize('NFKC').trim();
      const isAllowed = text === '无' && allowNone.includes(field);
      if (isAllowed || !(whole.test(text.replace(/(?<=.)[。.]$/, '')) || text.includes(toCome))) return [];
      const at = placeOfText(printed);
      const sentence = () => says(printed, `：「${text}」像是占位文字`, `: “${text}” looks like a placeholder`);
      const fixes = () => (isOptional(printed) ? [writesField(fixWords.clear, at, record, field, '')] : []);
      return [{ at, part: field, field, sentence, fixes }];
    }),
});

const mixedPunctuation = defineRule({
  id: 'text.mixed-punctuation',
  level: 'advice',
  title: both('中文里夹有半角标点', 'Half-width marks within Chinese'),
  why: practice('中文用全角标点。', 'Chinese is written with full-width marks.'),
  options: {},
  reads: 'course',
  judge: ({ part }) =>
    printedTexts(part).flatMap((printed) => {
      const {
        record,
        zh,
        text: { name: field },
      } = printed;
      const [mark] = halfWidthMarks(zh);
      if (mark === undefined) return [];
      const at = placeOfText(printed);
      const sentence = () => says(printed, `：中文里夹有半角标点「${mark}」`, `: half-width “${mark}” within Chinese`);
      const replace = both('改为全角标点', 'Use full-width marks');
      return [{ at, part: field, field, sentence, fixes: () => [writesField(replace, at, record, field, withFullWidth(zh))] }];
    }),
});

const untranslated = defineRule({
  id: 'text.untranslated',
  level: 'advice',
  isOff: true,
  title: both('没有英文', 'Texts without English'),
  why: practice('否则英文文件里会出现中文。', 'The English paper would show Chinese.'),
  options: {},
  reads: 'course',
  judge: ({ part }) =>
    printedTexts(part).flatMap((printed) => {
      const { zh, en, text } = printed;
      if (!text.hasEnglish || !hasChinese(zh) || en.trim() !== '') return [];
      return [inEnglish(printed, '：还没有英文', ': no English yet')];
    }),
});

const englishOlder = defineRule({
  id: 'text.english-older',
  level: 'warning',
  title: both('英文早于中文', 'English older than the Chinese'),
  why: agree,
  options: {},
  reads: 'course',
  judge: ({ part }, { olderEnglish }) =>
    printedTexts(part).flatMap((printed) => {
      if (printed.en === '' || !olderEnglish?.has(`${placeOfText(printed)}#${printed.text.name}`)) return [];
      return [inEnglish(printed, '：英文早于中文的最近修改', ': the English is older than the Chinese')];
    }),
});

const englishHoldsChinese = defineRule({
  id: 'text.english-holds-chinese',
  level: 'warning',
  title: both('英文里有中文', 'Chinese in the English'),
  why: agree,
  options: { skipFields: ['textbooks', 'textreferences'] },
  reads: 'course',
  judge: ({ part }, { options: { skipFields } }) =>
    printedTexts(part).flatMap((printed) => {
      if (!hasChinese(printed.en) || skipFields.includes(printed.text.name)) return [];
      return [inEnglish(printed, '：英文里有中文', ': there is Chinese in the English')];
    }),
});

/** Rules on the texts of a course. */
export const textRules: readonly Rule[] = [placeholder, mixedPunctuation, untranslated, englishOlder, englishHoldsChinese];
