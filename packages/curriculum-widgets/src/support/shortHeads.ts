import { chineseHead, lineBreak } from './chineseHeads';

/** Where a long word of a head may be broken. */
const softHyphen = '\u00ad';

/** The headings of the standards as short as a head of two narrow lines needs them; their tooltips have the whole ones. */
const shortHeadings: Readonly<Record<string, string>> = {
  'Design/development of solutions': 'Design and development',
  'Investigation (Research)': 'Investigation',
  'Modern tool usage': 'Modern tools',
  'The engineer and society': 'Engineer and society',
  'Environment and sustainability': 'Sustainability',
  'The engineer and sustainable development': 'Sustainability',
  'Ethics (professional norms)': 'Ethics and norms',
  'Engineering ethics and professional norms': 'Ethics and norms',
  'Individual and teamwork': 'Teamwork',
  'Project management': 'Management',
  'Project management and finance': 'Management',
};

/** Where the words of those headings may be broken: browsers hyphenate few words in bold or capitals, and some none. */
const breaks = [
  'com-mu-ni-ca-tion',
  'de-vel-op-ment',
  'en-gi-neer',
  'en-gi-neer-ing',
  'in-ves-ti-ga-tion',
  'knowl-edge',
  'life-long',
  'man-age-ment',
  'prob-lem',
  'sus-tain-abil-ity',
  'team-work',
];
const syllables = new Map(breaks.map((word) => [word.replaceAll('-', ''), word.split('-').map(({ length }) => length)]));

/** The heading of a requirement for a narrow head: short where a standard words it, with soft hyphens in its long words. */
export function shortHead(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return chineseHead(text);
  return (shortHeadings[text] ?? text).replace(/[a-z]+/giu, (word) => hyphenated(word));
}

/** The heading without the marks of where it may be broken, as it is spoken. */
export function plainHead(text: string): string {
  return text.replaceAll(softHyphen, '').replaceAll(lineBreak, '');
}

function hyphenated(word: string): string {
  let from = 0;
  return (syllables.get(word.toLowerCase()) ?? [word.length]).map((length) => word.slice(from, (from += length))).join(softHyphen);
}
