/** Reads the catalogue of published components from the sources. */
import { listFiles } from '../files.mjs';
import { publishedComponents } from './components.mjs';
import { readPortReference } from './portReference.mjs';
import { portsOf } from './ports.mjs';
import { createProgram, docOf } from './program.mjs';
import { declared, inheritedFrom, propsOf } from './props.mjs';
import { filesOf, messagesOf, tokensOf } from './surroundings.mjs';
import { createWorkbenchUse, readWorkbench } from './workbench.mjs';

// Providers: the widgets inside read them through React context, which ends at the boundary of an element.
const onlyInReact = new Set(['DeleteBreaks']);

/** The catalogue of each of these packages, by its folder, and the reference of the ports of all their components. */
export function readCatalogues(componentPackages) {
  const compiled = createProgram(componentPackages);
  const workbenchUse = createWorkbenchUse(readWorkbench(), compiled);
  const published = componentPackages.map((ofPackage) => ({ ofPackage, components: publishedComponents(ofPackage, compiled) }));
  const catalogues = published.map(({ ofPackage, components }) => ({
    ...ofPackage,
    components: entriesOf(components, ofPackage, { ...compiled, workbenchUse }),
  }));
  const symbols = published.flatMap(({ components }) => components);
  return { catalogues, reference: readPortReference(symbols, compiled) };
}

function entriesOf(components, ofPackage, compiled) {
  return components.map((component) => {
    const otherFolders = new Set(components.map(({ folder }) => folder).filter((folder) => folder !== component.folder));
    return entryOf(component, ofPackage, filesOf(component.symbol, compiled, otherFolders), compiled);
  });
}

function entryOf({ name, symbol, folder, stories }, ofPackage, files, { checker, workbenchUse }) {
  const subpath = folder.slice(`${ofPackage.folder}/src/`.length);
  const titles = [...new Set(stories.map(({ title }) => title))];
  return {
    name,
    package: ofPackage.name,
    area: ofPackage.hasElements ? subpath.split('/')[0] : areaOf(titles),
    folder,
    entry: `${ofPackage.name}/${subpath}`,
    ...(ofPackage.hasElements && (onlyInReact.has(name) ? { isOnlyInReact: true } : { element: `college-${kebab(name)}` })),
    description: docOf(declared(symbol, checker), checker),
    titles,
    props: propsOf(symbol, checker),
    inherits: inheritedFrom(symbol, checker),
    ports: portsOf(symbol, checker),
    tokens: tokensOf(files),
    messages: messagesOf(files),
    tests: listFiles([folder], (name) => /\.test\.tsx?$/.test(name)).map((path) => path.slice(folder.length + 1)),
    workbench: workbenchUse(symbol),
  };
}

/** Primitives have no folder for their area; their stories' titles name it. */
function areaOf([title]) {
  return title.split('/').at(-2).toLowerCase();
}

function kebab(name) {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
