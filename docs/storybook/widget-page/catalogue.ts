/** One prop of a published component. */
export interface CatalogueProp {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description: string;
  kind: 'string' | 'number' | 'boolean' | 'object' | 'event' | 'children';
  /** Of a function that answers later: at once, or piece by piece. */
  answers?: 'promise' | 'stream';
}

/** One call of a port. */
export interface PortMember {
  name: string;
  signature: string;
  description: string;
  isOptional: boolean;
  answers?: 'promise' | 'stream';
}

/** An interface of promises and streams through which a component takes its data. */
export interface Port {
  name: string;
  /** The folder of the package that declares it, by which its page in the port reference is found. */
  area: string;
  /** The prop that takes it. */
  prop: string;
  description: string;
  members: readonly PortMember[];
}

/** A published component, as `scripts/catalogue` reads it from the sources. */
export interface Component {
  name: string;
  package: string;
  area: string;
  folder: string;
  /** What to import it from. */
  entry: string;
  /** Tag of its custom element; primitives have none. */
  element?: string;
  /** It passes React context to the widgets inside, so it cannot be an element. */
  isOnlyInReact?: boolean;
  description: string;
  /** Titles of its story files. */
  titles: readonly string[];
  props: readonly CatalogueProp[];
  /** Packages whose props it takes besides its own. */
  inherits: readonly string[];
  ports: readonly Port[];
  /** Such as `color.accent`. */
  tokens: readonly string[];
  /** Namespaces of its built-in texts. */
  messages: readonly string[];
  /** Test files in its folder. */
  tests: readonly string[];
  /** The file of the workbench that imports it, or the first one from which imports lead to it. */
  workbench?: { file: string; isDirect: boolean };
}

/** The title whose page documents a component; its other titles only have more stories. */
export function mainTitleOf({ name, titles }: Component): string {
  return titles.find((title) => title.split('/').at(-1) === name) ?? titles[0]!;
}

/** The id under which Storybook and the text twins know a component's page. */
export function pageIdOf(component: Component): string {
  return mainTitleOf(component)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
