import { beforeAll, describe, expect, it } from 'vitest';
import { allTexts, type Text } from './catalogues.test-data';
import { retiredWords } from './retiredWords.test-data';

const chinese = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
/** Where English refers to Chinese: the language switch, the two kinds of template, and brackets as in a Chinese file. */
const namesChinese = /languageSwitchMessages\.chinese|pointsUploadMessages\.chinese|reportExportMessages\.missing/;

/** What Chinese sentences name in Latin letters: terms, kinds of files, keys, products, what a developer types. */
const latinTerms =
  /KSA|English|\bEN\b|CSV|Excel|WPS|Word|PDF|xlsx|csv|png|jpe?g|docx|[KM]B\b|\bID\b|Esc|Ctrl|Enter|Shift|Alt|Tab|Home|End|Delete|WebSocket|Chrome|Edge|Firefox|Java|SQL|JSON|UTF-8|base64|CC BY|https?|[\w.-]+@[\w.]+|npm run [\w:]+|^XX$/g;

/** What developers and who installs the server read: names of options, files and fields. */
const forDevelopers =
  /\/conformance\/|\/admin\/|\/elements\/src\/start\/|\/server\/src\/(backup|export|upgrade)\/|notJson|bookMessages\.note|serverStatusMessages|campusProvidersMessages/;

/** What is quoted as it is typed. */
const isQuotedCode = /"[^"]*[<>{}=][^"]*"/;

/** Limits are larger than one, and so is the number of further items that "show more" adds. */
const isLimit = /(most|least|than|first|to|of|limit|the|only) 1 /i;
/** A one before two or more words in s: a verb, or a word that ends in s. */
const isOneOfMany =
  /(?<![\d.–/-])\b1 (?!hours of )(?:[a-z]+ )?(?!(?:ms|is|was|has|does|us|less|this|already|as|pass|class|others|names|loses|binds|supports|goes|stays)\b)[a-z]+s\b/;

/** A one before a verb of many: of how many, or how many more, may stand between. Two that are named by numbers are no one, and the first is a limit. */
const isOneWithPluralVerb = /(?<![\d.–/-]|and |first |of )\b1 (?:(?:more|of\b[^.;,:]*) )?(?:are|were|have|go|stay|collide)\b/;

let texts: readonly Text[] = [];
beforeAll(async () => {
  texts = await allTexts();
}, 300_000);

const inEnglish = () => texts.filter(({ language }) => language === 'en');
const inChinese = () => texts.filter(({ language }) => language === 'zh');

/** The invalid texts in each of their forms, as printed in a failure. */
function faulty(among: readonly Text[], isFaulty: (form: string) => boolean): string[] {
  return among.filter(({ forms }) => forms.length > 0 && forms.every(isFaulty)).map(({ place, forms }) => `${place}: ${forms[0]}`);
}

describe('the words of the interface', () => {
  it('are read from all catalogues, nearly every sentence said', () => {
    expect(texts.length).toBeGreaterThan(8000);
    expect(texts.filter(({ forms }) => forms.length === 0).length / texts.length).toBeLessThan(0.02);
  });

  it('hold no Chinese in English', () => {
    const others = inEnglish().filter(({ place }) => !namesChinese.test(place));
    expect(faulty(others, (form) => chinese.test(form))).toEqual([]);
  });

  it('count in English: 1 course, 2 courses', () => {
    const said = (count: number) => inEnglish().filter((text) => text.count === count);
    expect(faulty(said(1), (form) => isOneOfMany.test(form) && !isLimit.test(form))).toEqual([]);
    expect(faulty(said(1), (form) => isOneWithPluralVerb.test(form))).toEqual([]);
    expect(faulty(inEnglish(), (form) => /(?<![\w#])\d[A-Za-z]{3,}/.test(form))).toEqual([]);
  });

  it('count in Chinese with a measure word', () => {
    expect(faulty(inChinese(), (form) => /(?<![\d/.–-])\d+ ?(课点|指标点|教学目标|毕业要求|院系)/.test(form))).toEqual([]);
  });

  it('end with a full stop in both languages or in none', () => {
    const isStopped = new Map(
      inEnglish().map(({ place, count, forms }) => [`${place} ${count}`, forms.every((form) => /[^.\s](?<!\bNo)\.”?\s*$/.test(form))]),
    );
    const unlike = inChinese().filter(
      ({ place, count, forms }) =>
        forms.length > 0 && forms.every((form) => /[^\s]。」?$/.test(form)) !== isStopped.get(`${place} ${count}`),
    );
    expect(unlike.map(({ place, forms }) => `${place}: ${forms[0]}`)).toEqual([]);
  });

  it('say 移除 for Remove, and 删除 for Delete', () => {
    const english = new Map(inEnglish().map(({ place, count, forms }) => [`${place} ${count}`, forms]));
    const saying = (chinese: RegExp, wanted: RegExp) =>
      inChinese().filter(
        ({ place, count, forms }) =>
          forms.some((form) => chinese.test(form)) && english.get(`${place} ${count}`)?.some((form) => wanted.test(form)),
      );
    expect([...saying(/^删除/, /^Remove\b/), ...saying(/^移除/, /^Delete\b/)].map(({ place }) => place)).toEqual([]);
  });

  it('hold no English in Chinese but for terms', () => {
    const shown = inChinese().filter(({ place }) => !forDevelopers.test(place));
    expect(faulty(shown, (form) => /[A-Za-z]{2,}/.test(form.replace(latinTerms, '')))).toEqual([]);
  });

  it('have the punctuation of their language', () => {
    expect(faulty(inChinese(), (form) => /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u.test(form))).toEqual([]);
    expect(faulty(inEnglish(), (form) => form.includes('"') && !isQuotedCode.test(form))).toEqual([]);
  });

  it.each(retiredWords)('say $use, never $retired', ({ retired, language, at }) => {
    const here = texts.filter((text) => text.language === language && (at === undefined || at.test(text.place)));
    expect(faulty(here, (form) => retired.test(form))).toEqual([]);
  });
});
