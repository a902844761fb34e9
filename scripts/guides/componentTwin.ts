import { accessibilityOf, spokenOf } from '../../docs/storybook/widget-page/accessibility';
import type { CatalogueProp, Component } from '../../docs/storybook/widget-page/catalogue';
import { elementCode, elementNameOf } from '../../docs/storybook/widget-page/elementCode';
import { readGuide } from '../../docs/storybook/widget-page/guide';
import { portCode } from '../../docs/storybook/widget-page/portCode';
import type { TextRow } from '../../docs/storybook/widget-page/texts';
import { accessibilityTwin } from './accessibilityTwin';
import type { Chapter } from './book';
import { block, code, parts, table } from './markdown';

const advice = ['Anatomy', 'Do', "Don't"] as const;

/** The documentation page of a component as Markdown. */
export function componentTwin({ component, guide, stories, checks, maturity }: Chapter, textsOf: ReadonlyMap<string, TextRow[]>): string {
  const { title, intro, sections } = readGuide(guide ?? '');
  const texts = component.messages.flatMap((namespace) => textsOf.get(namespace) ?? []);
  const html = elementCode(component);
  const events = component.props.filter(({ kind }) => kind === 'event');
  const props = component.props.filter(({ kind }) => kind !== 'event');
  return `${parts(
    `# ${component.name}`,
    parts(`Maturity: ${maturity}.`, block('ts', `import { ${component.name} } from '${component.entry}';`)),
    title === component.name && intro ? intro : component.description,
    ...advice.map((name) => sections[name] && `## ${name}\n\n${sections[name]}`),
    accessibilityTwin({ digest: accessibilityOf(component), spoken: spokenOf(component), keyboard: sections.Keyboard }),
    sections.React && `## React\n\n${sections.React}`,
    html && `## Custom element\n\n${block('html', html)}`,
    props.length > 0 && `## Props\n\n${propsTable(props, component)}`,
    component.inherits.length > 0 &&
      `It also takes the props of what it is built on (types from ${component.inherits.map(code).join(', ')}).`,
    events.length > 0 && `## Events\n\n${propsTable(events, component)}`,
    component.ports.length > 0 && `## Port\n\n${component.ports.map(portText).join('\n\n')}`,
    `## States\n\n${table(
      ['Story', 'Specified state'],
      stories.map(({ id, name, states }) => [
        `${name} (${code(id)})`,
        states.map((state) => `${state.title.zh} ${state.title.en} ${code(state.id)}`).join(', '),
      ]),
    )}`,
    texts.length > 0 &&
      `## Messages\n\n${table(
        ['Key', '中文', 'English'],
        texts.map(({ key, zh, en }) => [code(key), zh, en]),
      )}`,
    component.tokens.length > 0 && `## Tokens\n\n${component.tokens.map(code).join(', ')}`,
    `## Checks\n\n${checks.map(({ name, isMet, detail }) => `- ${isMet ? 'met' : 'not met'}: ${name.en}, ${detail.en}`).join('\n')}`,
  )}\n`;
}

function propsTable(props: readonly CatalogueProp[], { element }: Component) {
  return table(
    ['Name', ...(element ? ['On the element'] : []), 'Type', 'What it does'],
    props.map((prop) => [
      `${code(prop.name)}${prop.isRequired ? ' (required)' : ''}`,
      ...(element ? [code(elementNameOf(prop))] : []),
      code(prop.type),
      `${prop.description}${prop.default ? ` Default: ${code(prop.default)}` : ''}`.trim(),
    ]),
  );
}

function portText(port: Component['ports'][number]) {
  const { name, prop, description, members } = port;
  return parts(
    `${code(`${prop}: ${name}`)} ${description}`.trim(),
    table(
      ['Call', 'What it does'],
      members.map(({ signature, description: what, isOptional }) => [code(signature), `${what}${isOptional ? ' Optional.' : ''}`.trim()]),
    ),
    'In plain JavaScript, to be copied and filled in:',
    block('js', portCode(port)),
    `[Its shapes, limits and examples, and a port that answers sample data](ports/${port.area}.md).`,
  );
}
