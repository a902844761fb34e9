import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Component } from './catalogue';
import type { Guide } from './guide';
import { Columns } from './parts';

/** What only people can write: the parts of a component, advice for its use, its keys. */
export function GuideSections({ guide: { title, sections }, component }: { guide: Guide; component: Component }) {
  const { Anatomy, Do, "Don't": dont, Keyboard } = sections;
  return (
    <>
      {title && title !== component.name && (
        <p>
          Told together with <code>{title}</code>, whose guide stands in the same folder.
        </p>
      )}
      {Anatomy && <Section heading="Anatomy" text={Anatomy} />}
      {(Do ?? dont) && (
        <Columns>
          <div>{Do && <Section heading="Do" text={Do} />}</div>
          <div>{dont && <Section heading="Don't" text={dont} />}</div>
        </Columns>
      )}
      {Keyboard && <Section heading="Keyboard" text={Keyboard} />}
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
