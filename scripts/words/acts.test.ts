import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { acts, exceptions } from './acts.test-data';

interface Drawn {
  place: string;
  icon: string;
  zh: string;
  en: string;
}

const rooms = ['packages/ui/src', 'packages/curriculum-widgets/src', 'apps/workbench/src'];
/** A word after its icon, and an icon under its name. */
const patterns = [
  /<Icon of=\{(?<icon>\w+)\}[^>]*\/>\s*(?:<\w+>)?\{text\.(?<key>\w+)/g,
  /aria-label=\{text\.(?<key>\w+)[^>]*>\s*<Icon of=\{(?<icon>\w+)\}/g,
  /<(?<icon>CreateRecord) label=\{text\.(?<key>\w+)\}/g,
];

let drawn: Drawn[] = [];
beforeAll(async () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const found = await Promise.all(files.filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file)).map(drawnIn));
  drawn = found.flat();
}, 300_000);

/** The icons of a file with the words beside them, as the catalogue says them from which the file takes its text. */
async function drawnIn(file: string): Promise<Drawn[]> {
  const source = readFileSync(join(root, file), 'utf8');
  const catalogue = /const text = useMessages\((\w+)\)/.exec(source)?.[1];
  const path = catalogue && new RegExp(`import \\{[^}]*\\b${catalogue}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source)?.[1];
  if (!catalogue || !path) return [];
  const hits = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(({ groups }) => groups as { icon: string; key: string }));
  if (hits.length === 0) return [];
  const module = await import(pathToFileURL(join(root, dirname(file), `${path}.ts`)).href);
  const { zh, en } = module[catalogue] as Record<'zh' | 'en', Record<string, unknown>>;
  // A name with arguments begins with its verb as well.
  const anything: object = new Proxy({}, { get: () => 'X' });
  const said = (word: unknown) => (typeof word === 'function' ? String((word as (given: object) => unknown)(anything)) : String(word));
  return hits.map(({ icon, key }) => ({
    place: `${file} ${key}`,
    icon: icon === 'CreateRecord' ? 'Plus' : icon,
    zh: said(zh[key]),
    en: said(en[key]),
  }));
}

describe('an act has one verb and one icon on all screens', () => {
  it('is read from the screens', () => {
    expect(drawn.length).toBeGreaterThan(60);
  });

  it.each(Object.entries(acts))('%s: its verb has no other icon', (_, { zh, en, icons }) => {
    const wrong = drawn.filter((one) => zh.test(one.zh) && en.test(one.en) && !icons.includes(one.icon));
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(acts))('%s: its icon has no other verb', (act, { icons: [icon] }) => {
    const verbs = Object.values(acts).filter((one) => one.icons.includes(icon!));
    const wrong = drawn.filter(
      (one) =>
        one.icon === icon &&
        !exceptions.some((place) => place.test(one.place)) &&
        !verbs.some(({ zh, en }) => zh.test(one.zh) && en.test(one.en)),
    );
    expect(wrong.map((one) => `${act}: ${one.place} “${one.zh}”, “${one.en}”`)).toEqual([]);
  });
});
