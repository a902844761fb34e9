import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Component } from './catalogue';
import type { Guide } from './guide';
import { Columns } from './parts';
import { usePageWords } from './words';

/** What only people can write: the parts of a component and advice for its use. */
export function GuideSections({ guide: { title, sections }, component }: { guide: Guide; component: Component }) {
  const { text } = usePageWords();
  const { Anatomy, Do, "Don't": dont } = sections;
  return (
    <>
      {title && title !== component.name && <p>{text.toldWith(<code>{title}</code>)}</p>}
      {Anatomy && <Section heading={text.anatomy} text={Anatomy} />}
      {(Do ?? dont) && (
        <Columns>
          <div>{Do && <Section heading={text.do} text={Do} />}</div>
          <div>{dont && <Section heading={text.dont} text={dont} />}</div>
        </Columns>
      )}
    </>
  );
}

function Section({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <Heading>{heading}</Heading>
      <Markdown>{text}</Markdown>
    </>
  );
}
