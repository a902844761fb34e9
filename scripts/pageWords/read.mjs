/** Reads the texts of the pages that fetch theirs from a server (docs/decisions/0039-page-words.md) out of the widgets that they show. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../paths.mjs';
import { textOf } from './textOf.mjs';

/** The widget of each page, by its folder. */
export const widgetOfPage = {
  coursedetail: 'packages/curriculum-widgets/src/course-units/CourseUnitDetail',
  coursegoal: 'packages/curriculum-widgets/src/goals/CourseGoals',
  majorhome: 'packages/curriculum-widgets/src/majors/MajorHome',
};

/** The texts of each page in both languages, by `namespace.key`. */
export async function readPageWords() {
  const files = await Promise.all(Object.values(widgetOfPage).map(wordFilesOf));
  const catalogues = await cataloguesOf([...new Set(files.flat())]);
  const pages = Object.keys(widgetOfPage).map((page, index) => {
    const ofPage = files[index].flatMap((file) => catalogues.get(file));
    return [page, { zh: textsOf(ofPage, 'zh'), en: textsOf(ofPage, 'en') }];
  });
  return Object.fromEntries(pages);
}

/** The files with catalogues of words that a widget reaches. */
async function wordFilesOf(folder) {
  const files = new Set();
  const collectCatalogues = {
    name: 'words',
    transform: { filter: { id: /\.tsx?$/, code: /\bdefineMessages\('/ }, handler: (_, id) => void files.add(id) },
  };
  await bundled({ input: join(root, folder, 'index.ts'), external: (id) => !isOurs(id), plugins: [collectCatalogues] });
  return [...files].sort();
}

/** The catalogues that each of these files exports, loaded without the rest of the file. */
async function cataloguesOf(files) {
  const entry = '\0words';
  const exportsAll = files.map((file, index) => `import * as from${index} from ${JSON.stringify(file)};`).join('\n');
  const code = `${exportsAll}\nexport default [${files.map((_, index) => `from${index}`).join(', ')}];`;
  const words = { name: 'words', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) };
  const [{ code: script }] = await bundled({ input: entry, plugins: [words] });
  const { default: modules } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return new Map(files.map((file, index) => [file, Object.values(modules[index]).filter(isCatalogue)]));
}

function isCatalogue(value) {
  return typeof value?.namespace === 'string' && 'zh' in value && 'en' in value;
}

function textsOf(catalogues, language) {
  const texts = catalogues.flatMap(({ namespace, [language]: words }) =>
    Object.entries(words).map(([key, message]) => [`${namespace}.${key}`, textOf(message)]),
  );
  const unsaid = texts.filter(([, text]) => text === undefined).map(([name]) => name);
  if (unsaid.length > 0)
    throw new Error(`${unsaid.join(', ')}: no template can say this sentence. Give it arguments that are words or counts.`);
  return Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isOurs(id) {
  return /^(\.|\/|\0|@college\/)|^[A-Za-z]:/.test(id);
}

async function bundled(options) {
  const bundle = await rolldown({
    platform: 'node',
    resolve: { conditionNames: ['@college/source', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Dependencies mark their files for servers that render React; here is none.
    onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    ...options,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output;
}
