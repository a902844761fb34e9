import { accessibilityOf, spokenOf } from '../../docs/storybook/widget-page/accessibility';
import type { CatalogueProp, Component } from '../../docs/storybook/widget-page/catalogue';
import { elementCode, elementNameOf } from '../../docs/storybook/widget-page/elementCode';
import { readGuide } from '../../docs/storybook/widget-page/guide';
import { portCode } from '../../docs/storybook/widget-page/portCode';
import { meaningIn } from '../../docs/storybook/widget-page/meanings';
import { maturityNames } from '../../docs/storybook/widget-page/plainWords';
import type { TextRow } from '../../docs/storybook/widget-page/texts';
import { accessibilityTwin } from './accessibilityTwin';
import type { Chapter } from './book';
import { block, code, labelled, parts, table } from './markdown';
import { twinWords, type TwinLanguage } from './twinWords';

/** The documentation page of a component as Markdown; its code stands in the English guide alone. */
export function componentTwin(chapter: Chapter, textsOf: ReadonlyMap<string, TextRow[]>, language: TwinLanguage): string {
  const { component, stories, checks, maturity } = chapter;
  const words = twinWords[language];
  const english = readGuide(chapter.guide ?? '');
  const guide = language === 'zh' && chapter.chinese !== undefined ? readGuide(chapter.chinese) : english;
  const { title, intro, sections } = guide;
  const texts = component.messages.flatMap((namespace) => textsOf.get(namespace) ?? []);
  const html = elementCode(component);
  const events = component.props.filter(({ kind }) => kind === 'event');
  const props = component.props.filter(({ kind }) => kind !== 'event');
  const advice = [
    [words.anatomy, sections.Anatomy],
    [words.do, sections.Do],
    [words.dont, sections["Don't"]],
  ] as const;
  return `${parts(
    `# ${component.name}`,
    parts(
      `${words.maturity}${words.colon}${maturityNames[language][maturity]}${words.end}`,
      block('ts', `import { ${component.name} } from '${component.entry}';`),
    ),
    title === component.name && intro ? intro : component.description,
    ...advice.map(([heading, text]) => text && `## ${heading}\n\n${text}`),
    accessibilityTwin({ digest: accessibilityOf(component), spoken: spokenOf(component), keyboard: sections.Keyboard }, language),
    english.sections.React && `## React\n\n${english.sections.React}`,
    html && `## ${words.element}\n\n${block('html', html)}`,
    props.length > 0 && `## ${words.props}\n\n${propsTable(props, component, language)}`,
    component.inherits.length > 0 && words.inherits(component.inherits.map(code).join(words.listed)),
    events.length > 0 && `## ${words.events}\n\n${propsTable(events, component, language)}`,
    component.ports.length > 0 && `## ${words.port}\n\n${component.ports.map((port) => portText(port, language)).join('\n\n')}`,
    `## ${words.states}\n\n${table(
      [words.story, words.state],
      stories.map(({ id, name, states }) => [
        `${name} (${code(id)})`,
        states.map((state) => `${state.title.zh} ${state.title.en} ${code(state.id)}`).join(', '),
      ]),
    )}`,
    texts.length > 0 &&
      `## ${words.messages}\n\n${table(
        [words.key, '中文', 'English'],
        texts.map(({ key, zh, en }) => [code(key), zh, en]),
      )}`,
    component.tokens.length > 0 && `## ${words.tokens}\n\n${component.tokens.map(code).join(', ')}`,
    `## ${words.checks}\n\n${checks
      .map(({ name, isMet, detail }) => `- ${isMet ? words.met : words.notMet}${name[language]}${words.listed}${detail[language]}`)
      .join('\n')}`,
  )}\n`;
}

function propsTable(props: readonly CatalogueProp[], { element }: Component, language: TwinLanguage) {
  const words = twinWords[language];
  return table(
    [words.name, ...(element ? [words.onElement] : []), words.type, words.whatItDoes],
    props.map((prop) => [
      `${code(prop.name)}${prop.isRequired ? words.required : ''}`,
      ...(element ? [code(elementNameOf(prop))] : []),
      code(prop.type),
      `${meaningIn(language, prop.description)}${prop.default ? ` ${labelled(words.default, code(prop.default))}` : ''}`.trim(),
    ]),
  );
}

function portText(port: Component['ports'][number], language: TwinLanguage) {
  const { name, prop, description, members } = port;
  const words = twinWords[language];
  return parts(
    `${code(`${prop}: ${name}`)} ${meaningIn(language, description)}`.trim(),
    table(
      [words.call, words.whatItDoes],
      members.map(({ signature, description: what, isOptional }) => [
        code(signature),
        `${meaningIn(language, what)}${isOptional ? ` ${words.optional}` : ''}`.trim(),
      ]),
    ),
    words.toCopy,
    block('js', portCode(port)),
    `[${words.shapes}](ports/${port.area}.md)${words.end}`,
  );
}
