/** What of a course's name is compared. */
interface NameParts {
  /** Its Chinese, without level and part. */
  han: string;
  /** Its words of Latin letters. */
  words: readonly string[];
}

// What is said of a part or a level of a course, and not of its subject.
const bracketed = /[([【〔{《].*?[)\]】〕}》]/gu;
const levelBehindHan = /(?<=\p{Script=Han})[\s\-–—]*(?:[a-e]?[\s-]*(?:\d|[ivx]{1,4})?|[上中下]册?|(?<![第统])[一二三四五六])$/u;
const levelBehindWord = /(?<=[a-z]{3})[\s,\-–—]+(?:part\s+)?(?:\d|[ivx]{1,4}|[a-e])\d?$/u;
const hollowWords = new Set('a an and for in of the to with'.split(' '));
const generalWords = new Set(
  'basic basics course elementary essential essentials foundation foundations fundamental fundamentals introduction introductory principle principles'.split(
    ' ',
  ),
);
const generalHan = /原理与应用|原理及应用|及其应用|及应用|与应用|原理|基础|概论|导论|通论|简明|入门|教程|引论/gu;
/** Kinds of courses that have another content than the lectures of the same name. */
const otherKinds = /实验|实习|实训|课程设计|毕业|竞赛|论文|experiment|laborator|\blab\b|internship|practicum|\bthesis\b/u;

/** The least score at which a name is that of an outline. */
export const leastNameScore = 0.7;

/** How alike two names of courses are in what they say of the subject, 0 to 1; 0 where they differ in what decides, such as C and Java. */
export function courseNameScore(left: string, right: string): number {
  if (otherKinds.test(fold(left)) !== otherKinds.test(fold(right))) return 0;
  const [own, other] = [partsOf(left), partsOf(right)];
  if (own.han === '' && other.han === '') return wordScore(own.words, other.words);
  if (own.han === '' || other.han === '' || own.words.toSorted().join(' ') !== other.words.toSorted().join(' ')) return 0;
  if (own.han === other.han) return 1;
  const [core, otherCore] = [own.han.replace(generalHan, ''), other.han.replace(generalHan, '')];
  if (core === otherCore && core.length > 1) return 0.9;
  return dice(pairsOf(own.han), pairsOf(other.han));
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim();
}

function partsOf(name: string): NameParts {
  const subject = fold(name).replace(bracketed, ' ').trim().replace(levelBehindHan, '').replace(levelBehindWord, '');
  return {
    han: (subject.match(/\p{Script=Han}/gu) ?? []).join(''),
    words: (subject.match(/[a-z][a-z0-9+#]*/gu) ?? [])
      .filter((word) => !hollowWords.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word)),
  };
}

function wordScore(left: readonly string[], right: readonly string[]): number {
  const score = dice(left, right);
  if (score === 1) return 1;
  const isGeneral = (word: string) => generalWords.has(word) || generalWords.has(`${word}s`);
  const [core, otherCore] = [left, right].map((words) => words.filter((word) => !isGeneral(word)));
  return core!.length > 0 && dice(core!, otherCore!) === 1 ? 0.9 : score;
}

function pairsOf(text: string): string[] {
  const signs = [...text];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
}

function dice(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return Math.round((2000 * shared.length) / (left.length + right.length)) / 1000;
}
