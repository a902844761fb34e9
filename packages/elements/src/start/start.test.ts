import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyStarter } from './copyStarter';
import { kinds, type Kind } from './kinds';
import { startMessages } from './messages';
import { languageOf, readArguments, Refused } from './readArguments';

const examples = join(import.meta.dirname, '../../../../examples');
const apps = ['plain', 'react', 'vue'] as const;

let place: string;
beforeEach(async () => void (place = await mkdtemp(join(tmpdir(), 'college-start-'))));
afterEach(() => rm(place, { recursive: true }));

const copy = (folder: string, kind: Kind = 'plain', language?: 'zh' | 'en') =>
  copyStarter({ examples, folder: join(place, folder), kind, version: '1.2.3', language });
const read = (path: string) => readFile(join(place, path), 'utf8');
const sentenceOf = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.sentence : error),
  );

describe('what is copied', () => {
  it.each(apps)('of %s has the versions of the package that copies, and no open ones', async (kind) => {
    await copy('My App', kind);
    const { name, scripts, dependencies, devDependencies = {} } = JSON.parse(await read('My App/package.json'));
    expect([name, typeof scripts.start]).toEqual(['my-app', 'string']);
    const own = Object.entries<string>(dependencies).filter(([one]) => one.startsWith('@college/'));
    expect(new Set(own.map(([, version]) => version))).toEqual(new Set(['^1.2.3']));
    expect(Object.values({ ...dependencies, ...devDependencies })).not.toContain('*');
  });

  it.each(apps)('of %s calls one backend in one file', async (kind) => {
    await copy('app', kind);
    expect(await read('app/src/port.js')).toBe(await readFile(join(examples, 'starter/every-app/src/port.js'), 'utf8'));
    expect(await readdir(join(place, 'app'))).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'README.zh.md']));
  });

  it.each([
    ['plain', 'src/index.html'],
    ['react', 'index.html'],
    ['vue', 'index.html'],
  ] as const)('of %s is a page in the language asked for', async (kind, page) => {
    await copy('zh', kind);
    await copy('en', kind, 'en');
    expect([await read(`zh/${page}`), await read(`en/${page}`)].map((text) => /<html lang="(.*?)"/.exec(text)?.[1])).toEqual([
      'zh-CN',
      'en-US',
    ]);
  });

  it('is the backend in Python, without what running it left there', async () => {
    await copy('backend', 'python-backend');
    const files = await readdir(join(place, 'backend'));
    expect(files).toEqual(expect.arrayContaining(['server.py', 'goals.py', 'README.md']));
    expect(files).not.toContain('__pycache__');
    expect(files).not.toContain('package.json');
  });
});

describe('a folder', () => {
  it('that is empty is taken', async () => {
    await mkdir(join(place, 'empty'));
    expect(await sentenceOf(copy('empty'))).toBeUndefined();
  });

  it('with something in it is left as it was', async () => {
    await mkdir(join(place, 'full'));
    await writeFile(join(place, 'full/notes.txt'), 'mine');
    expect(await sentenceOf(copy('full'))).toEqual(startMessages.notEmpty(join(place, 'full')));
    expect(await readdir(join(place, 'full'))).toEqual(['notes.txt']);
  });

  it('that is a file is refused', async () => {
    await writeFile(join(place, 'file'), 'mine');
    expect(await sentenceOf(copy('file'))).toEqual(startMessages.isFile(join(place, 'file')));
  });
});

describe('the command line', () => {
  const refusal = (...argv: string[]) => {
    try {
      return readArguments(argv);
    } catch (error) {
      return error instanceof Refused ? error.sentence : error;
    }
  };

  it('names a folder and a kind', () => {
    expect(refusal('my-app')).toEqual({ folder: 'my-app', kind: 'plain' });
    for (const kind of Object.keys(kinds)) expect(refusal('--kind', kind, 'my-app')).toEqual({ folder: 'my-app', kind });
    expect(refusal('--help')).toBeUndefined();
  });

  it('is refused in words where it is wrong', () => {
    expect(refusal()).toEqual(startMessages.folderMissing);
    expect(refusal('one', 'two')).toEqual(startMessages.folderMissing);
    expect(refusal('my-app', '--kind', 'toString')).toEqual(startMessages.kindUnknown('toString'));
    expect(refusal('my-app', '--language', 'fr')).toEqual(startMessages.languageUnknown);
    expect(refusal('my-app', '--knd', 'vue')).toMatchObject({ zh: expect.stringContaining('--knd'), en: expect.stringContaining('--knd') });
  });

  it.each([
    [['a', '--language', 'en'], { LANG: 'zh_CN.UTF-8' }, 'en'],
    [['a'], { LANG: 'zh_CN.UTF-8' }, 'zh'],
    [['a'], { LANG: 'zh_CN.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 'en'],
    [['a'], { LANG: 'C.UTF-8' }, undefined],
    [['a'], {}, undefined],
  ])('%j with %j is answered in %s', (argv, environment, language) => expect(languageOf(argv, environment)).toBe(language));
});

it('prints the two commands that come next', () => {
  expect(startMessages.made('my-app', 'vue').en).toMatch(/\n {2}cd my-app && npm install\n {2}npm start\n/);
  expect(startMessages.made('my backend', 'python-backend').zh).toMatch(/\n {2}cd "my backend"\n {2}python3 server\.py\n/);
});
