import { Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { BookLink } from './BookLink';
import type { Component } from './catalogue';
import { elementCode } from './elementCode';
import { usePageWords } from './words';

/** Code to copy: for React, and for any page by the custom element. */
export function CodeSection({ component, reactSection }: { component: Component; reactSection: string | undefined }) {
  const { text } = usePageWords();
  const html = elementCode(component);
  if (!reactSection && !html) return null;
  return (
    <>
      <Heading>{text.code}</Heading>
      {reactSection && (
        <>
          <Subheading>React</Subheading>
          <Markdown>{reactSection}</Markdown>
        </>
      )}
      {html && (
        <>
          <Subheading>{text.anyPage}</Subheading>
          <p>
            {text.element((words) => (
              <BookLink to="docs/start-here-embedding--docs">{words}</BookLink>
            ))}
          </p>
          <Source code={html} language="html" dark={false} />
        </>
      )}
    </>
  );
}
