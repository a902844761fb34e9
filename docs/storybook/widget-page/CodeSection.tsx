import { Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { BookLink } from './BookLink';
import type { Component } from './catalogue';
import { elementCode } from './elementCode';

/** Code to copy: for React, and for any page by the custom element. */
export function CodeSection({ component, reactSection }: { component: Component; reactSection: string | undefined }) {
  const html = elementCode(component);
  if (!reactSection && !html) return null;
  return (
    <>
      <Heading>Code</Heading>
      {reactSection && (
        <>
          <Subheading>React</Subheading>
          <Markdown>{reactSection}</Markdown>
        </>
      )}
      {html && (
        <>
          <Subheading>Any page</Subheading>
          <p>
            The element brings its own theme, language and toasts; <BookLink to="docs/start-here-embedding--docs">Embedding</BookLink> tells
            its attributes, Vue, and strict content security policies.
          </p>
          <Source code={html} language="html" dark={false} />
        </>
      )}
    </>
  );
}
