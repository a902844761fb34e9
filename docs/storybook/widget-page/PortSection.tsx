import { Heading, Source } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { BookLink } from './BookLink';
import type { Component } from './catalogue';
import { CodedText } from './CodedText';
import { Quiet, Wide } from './parts';
import { portPageOf } from './portPage';
import { portCode } from './portCode';

/** The port through which a widget takes its data, call by call. */
export function PortSection({ component: { ports } }: { component: Component }) {
  if (ports.length === 0) return null;
  return (
    <>
      <Heading>Port</Heading>
      <p>
        What an embedding system provides. The resources of <code>@college/api-client</code> satisfy these as they stand;{' '}
        <BookLink to="docs/start-here-ports--docs">Ports</BookLink> tells how to write your own.
      </p>
      {ports.map((port) => (
        <Fragment key={port.prop}>
          <p>
            <code>
              {port.prop}: {port.name}
            </code>{' '}
            <CodedText>{port.description}</CodedText>
          </p>
          <p>
            <BookLink to={portPageOf(port)}>Its shapes, limits and examples, and a port that answers sample data</BookLink>
          </p>
          <Wide>
            <table>
              <thead>
                <tr>
                  <th scope="col">Call</th>
                  <th scope="col">What it does</th>
                </tr>
              </thead>
              <tbody>
                {port.members.map((member) => (
                  <tr key={member.name}>
                    <th scope="row">
                      <code>{member.signature}</code>
                    </th>
                    <td>
                      <CodedText>{member.description}</CodedText> {member.isOptional && <Quiet>Optional.</Quiet>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
          <p>In plain JavaScript, to be copied and filled in:</p>
          <Source code={portCode(port)} language="jsx" dark={false} />
        </Fragment>
      ))}
    </>
  );
}
