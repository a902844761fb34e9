import { attributeOf, eventOf } from '../../../packages/elements/src/attributeNames';
import type { CatalogueProp, Component } from './catalogue';

/** HTML and script that put a widget on any page as a custom element; undefined for a component without one. */
export function elementCode(component: Component): string | undefined {
  const { element } = component;
  if (!element) return undefined;
  const required = component.props.filter((prop) => prop.isRequired);
  // What begins closed and has no button of its own would show nothing where it is pasted.
  const opens = component.props.filter(({ name }) => name === 'defaultOpen');
  const attributes = [...required, ...opens].filter(isAttribute).map((prop) => attributeText(prop));
  const acts = [...required.filter((prop) => prop.kind === 'object').map(propertyLine(component)), ...listeners(component)];
  const children = component.props.some((prop) => prop.kind === 'children') ? '<!-- its content -->' : '';
  const lines = [
    '<script type="module" src="/college/college-elements.js"></script>',
    '',
    `<${[element, ...attributes].join(' ')}>${children}</${element}>`,
  ];
  if (acts.length === 0) return lines.join('\n');
  const script = [`  const widget = document.querySelector('${element}');`, ...acts.map((line) => `  ${line}`)];
  return [...lines, '', '<script type="module">', ...script, '</script>'].join('\n');
}

/** The attribute or event of a prop on the element, as shown on its page. */
export function elementNameOf({ name, kind, type }: CatalogueProp): string {
  if (type === 'ReactNode' && kind === 'object') return `slot="${attributeOf(name)}"`;
  if (kind === 'event') return `${eventOf(name)} (event)`;
  if (kind === 'object') return `.${name} (property)`;
  return kind === 'children' ? 'its content' : attributeOf(name);
}

function isAttribute({ kind }: CatalogueProp) {
  return kind === 'string' || kind === 'number' || kind === 'boolean';
}

function attributeText({ name, kind, type }: CatalogueProp) {
  if (kind === 'boolean') return attributeOf(name);
  return `${attributeOf(name)}="${kind === 'number' ? sampleNumber(name) : sampleText(type)}"`;
}

// Ids of the sample programme, so that the code runs against the mock API as is.
function sampleNumber(name: string) {
  if (name === 'courseId') return 1004;
  return name.endsWith('Id') ? 1001 : 1;
}

function sampleText(type: string) {
  return /'([^']+)'/.exec(type)?.[1] ?? '…';
}

function propertyLine({ ports }: Component) {
  return ({ name, type }: CatalogueProp) => {
    const port = ports.find(({ prop }) => prop === name);
    if (port) return `widget.${name} = ${name}; // your ${port.name}; "Embedding" makes one of the client`;
    return `widget.${name} = ${name}; // ${type}`;
  };
}

/** The required events and the first other one: enough to see how to listen. */
function listeners({ props }: Component) {
  const events = props.filter(({ kind }) => kind === 'event');
  const shown = events.filter(({ isRequired }) => isRequired);
  return (shown.length > 0 ? shown : events.slice(0, 1)).map(({ name, type }) => {
    const takesDetail = !/^\(\s*\)/.test(type);
    const listener = takesDetail ? '(event) => console.log(event.detail)' : "() => console.log('called')";
    return `widget.addEventListener('${eventOf(name)}', ${listener});`;
  });
}
