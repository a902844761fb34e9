import type { RandomNumbers } from '../testing/randomNumbers';

const right = { picture: ['a.png', 'a.jpg'], workbook: ['a.xlsx', 'a.xlsx', 'a.csv'] };

/** Names for a file that a system, a page or a form may take for something else. */
function hostileNames(name: string): readonly string[] {
  return [
    '',
    '.',
    `../../../etc/${name}`,
    `..\\..\\windows\\${name}`,
    `/etc/passwd/${name}`,
    `C:\\${name}`,
    `${'長'.repeat(4000)}${name}`,
    `${'../'.repeat(2000)}${name}`,
    `a"; filename="b.exe"; ${name}`,
    `a\r\nX-Injected: 1\r\n\r\n${name}`,
    `<img src=x onerror=alert(1)>${name}`,
    `a\u0000.exe${name}`,
    `\u202e${name}`,
    `\ud800${name}`,
    `__proto__`,
    `CON.${name}`,
    `${name}.exe`,
    `%2e%2e%2f${name}`,
    name.toUpperCase(),
  ];
}

/** A name for a file: the right one by turns with hostile ones. */
export function fileName(kind: keyof typeof right, random: RandomNumbers): string {
  const name = random.of(right[kind]);
  return random.below(2) === 0 ? name : random.of(hostileNames(name));
}
