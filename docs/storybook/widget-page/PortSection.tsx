import { Heading, Source } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { BookLink } from './BookLink';
import type { Component } from './catalogue';
import { CodedText } from './CodedText';
import { Quiet, Wide } from './parts';
import { portPageOf } from './portPage';
import { portCode } from './portCode';
import { usePageWords } from './words';

/** The port through which a widget takes its data, call by call. */
export function PortSection({ component: { ports } }: { component: Component }) {
  const { text, meaningOf } = usePageWords();
  if (ports.length === 0) return null;
  return (
    <>
      <Heading>{text.port}</Heading>
      <p>
        {text.portIntro(<code>@college/api-client</code>, (words) => (
          <BookLink to="docs/start-here-ports--docs">{words}</BookLink>
        ))}
      </p>
      {ports.map((port) => (
        <Fragment key={port.prop}>
          <p>
            <code>
              {port.prop}: {port.name}
            </code>{' '}
            <CodedText>{meaningOf(port.description)}</CodedText>
          </p>
          <p>
            <BookLink to={portPageOf(port)}>{text.shapes}</BookLink>
          </p>
          <Wide>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.call}</th>
                  <th scope="col">{text.whatItDoes}</th>
                </tr>
              </thead>
              <tbody>
                {port.members.map((member) => (
                  <tr key={member.name}>
                    <th scope="row">
                      <code>{member.signature}</code>
                    </th>
                    <td>
                      <CodedText>{meaningOf(member.description)}</CodedText> {member.isOptional && <Quiet>{text.optional}</Quiet>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
          <p>{text.toCopy}</p>
          <Source code={portCode(port)} language="jsx" dark={false} />
        </Fragment>
      ))}
    </>
  );
}
