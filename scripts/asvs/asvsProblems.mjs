import { asvsNumbers, numbersIn } from './numbers.mjs';

// What a row names as its place: a file, a command, a page, or a reason why there is none.
const named = /`(?:npm run )?[^`]+`|\]\([^)]+\)|^Accepted: |^Does not apply: /;

/** What is wrong with the page about ASVS: numbers that are missing, foreign or named twice, rows without a place, files and commands that do not exist. */
export function asvsProblems(page, known) {
  const rows = [...page.matchAll(/^\| (\d[\d., -]*) \| (.+) \| (.*) \|$/gm)];
  const wanted = [...asvsNumbers.level1, ...asvsNumbers.level2];
  const [told, beyond] = [rows, page.split('\n## Of level 3')[1] ?? ''];
  const found = told.filter(([row]) => !beyond.includes(row)).flatMap(([, numbers]) => numbersIn(numbers));
  const problems = wanted.filter((number) => !found.includes(number)).map((number) => `${number} is missing.`);
  for (const number of new Set(found)) {
    if (!wanted.includes(number)) problems.push(`${number} is of neither level 1 nor level 2: it belongs under "Of level 3".`);
    if (found.indexOf(number) !== found.lastIndexOf(number)) problems.push(`${number} is named twice.`);
  }
  return [...problems, ...placeProblems(rows, known)];
}

/** The same of the page of attempts: each row names what holds it. */
export function attemptProblems(page, known) {
  return placeProblems([...page.matchAll(/^\| ((?!attempt )[^|-].*?) \| (.+) \| (.*) \|$/gm)], known);
}

function placeProblems(rows, { isFile, isCommand }) {
  const problems = [];
  for (const [, numbers, , place] of rows) {
    if (!named.test(place)) problems.push(`${numbers}: name a test, a page or a reason.`);
    for (const [, path] of place.matchAll(/`([^`\s]+\/[^`\s]+|[^`\s]+\.test\.tsx?)`/g)) {
      if (!isFile(path)) problems.push(`${numbers}: ${path} does not exist.`);
    }
    for (const [, command] of place.matchAll(/`npm run ([^`\s]+)`/g)) {
      if (!isCommand(command)) problems.push(`${numbers}: there is no command ${command}.`);
    }
    for (const [, link] of place.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      if (!link.startsWith('http') && !isFile(`docs/security/${link}`)) problems.push(`${numbers}: ${link} does not exist.`);
    }
  }
  return problems;
}
