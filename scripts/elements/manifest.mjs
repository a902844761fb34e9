/** `custom-elements.json`: the elements in the format that editors and catalogues of components read (custom elements manifest 2.1). */
import { attributeOf, eventOf } from './elements.mjs';

const inMarkup = ['string', 'number', 'boolean'];

const settings = [
  {
    name: 'root',
    type: "'shadow' | 'light'",
    default: "'shadow'",
    description: 'Where the widget is drawn: shielded from the styles of the page, or among them.',
  },
  { name: 'locale', type: "'zh-CN' | 'en-US'", description: 'Language of built-in text; the `lang` of the page unless given.' },
  { name: 'theme', type: "'light' | 'dark' | 'contrast' | 'system'", default: "'light'", description: 'Colours of the widget.' },
  { name: 'density', type: "'regular' | 'compact'", default: "'regular'", description: 'Height of rows and controls.' },
  {
    name: 'timeZone',
    type: 'string',
    default: "'Asia/Shanghai'",
    description: 'By whose clocks moments are told: the IANA name of a time zone.',
  },
];

export function manifestOf(elements) {
  const module = 'dist/index.js';
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: elements.map(declarationOf),
        exports: elements.map(({ name, tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: `College${name}Element`, module },
        })),
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function declarationOf({ name, tag, description, props }) {
  const own = settings.filter((setting) => !props.some((prop) => prop.name === setting.name));
  return {
    kind: 'class',
    name: `College${name}Element`,
    tagName: tag,
    customElement: true,
    description,
    superclass: { name: 'HTMLElement' },
    attributes: [...own.map(attributeText), ...props.filter(({ kind }) => inMarkup.includes(kind)).map(attributeText)],
    members: [
      ...props.filter(({ kind }) => kind !== 'children').map(memberOf),
      {
        kind: 'field',
        name: 'messages',
        type: { text: 'Record<string, string>' },
        description: 'Texts that replace built-in ones, by `namespace.key`.',
      },
    ],
    events: [
      ...props
        .filter(({ kind }) => kind === 'event')
        .map((prop) => ({ name: eventOf(prop.name), type: { text: 'CustomEvent' }, description: sentence(prop) })),
      {
        name: 'error',
        type: { text: 'ErrorEvent' },
        description: 'The widget broke; `error` says why. In its place stands a message with a button to try again.',
      },
    ],
    slots: props
      .filter(({ kind }) => kind === 'children' || kind === 'node')
      .map((prop) => ({ name: prop.kind === 'children' ? '' : attributeOf(prop.name), description: sentence(prop) })),
  };
}

function attributeText({ name, type, default: value, description }) {
  return {
    name: attributeOf(name),
    fieldName: name,
    type: { text: type },
    ...(value === undefined ? {} : { default: value }),
    description,
  };
}

function memberOf(prop) {
  return {
    kind: 'field',
    name: prop.name,
    type: { text: prop.type },
    ...(prop.default === undefined ? {} : { default: prop.default }),
    description: sentence(prop),
    ...(inMarkup.includes(prop.kind) ? { attribute: attributeOf(prop.name), reflects: true } : {}),
  };
}

function sentence({ description, kind, type }) {
  if (kind !== 'event') return description;
  return `${description} \`detail\` has the arguments of \`${type}\`: one as it is, several as an array.`.trim();
}
