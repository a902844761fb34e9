import { Heading } from '@storybook/addon-docs/blocks';
import type { CatalogueProp, Component } from './catalogue';
import { elementNameOf } from './elementCode';
import { CodedText } from './CodedText';
import { Quiet, Wide } from './parts';

/** Props and events, as the sources describe them. */
export function PropsSection({ component }: { component: Component }) {
  const events = component.props.filter(({ kind }) => kind === 'event');
  const props = component.props.filter(({ kind }) => kind !== 'event');
  return (
    <>
      {props.length > 0 && <PropsTable heading="Props" props={props} hasElement={component.element !== undefined} />}
      {component.inherits.length > 0 && (
        <p>
          Besides these it takes the props of the element or control it is built on (types from{' '}
          {component.inherits.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
          ).
        </p>
      )}
      {events.length > 0 && <PropsTable heading="Events" props={events} hasElement={component.element !== undefined} />}
    </>
  );
}

function PropsTable({ heading, props, hasElement }: { heading: string; props: readonly CatalogueProp[]; hasElement: boolean }) {
  return (
    <>
      <Heading>{heading}</Heading>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {hasElement && <th scope="col">On the element</th>}
              <th scope="col">Type</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code> {prop.isRequired && <Quiet>required</Quiet>}
                </th>
                {hasElement && (
                  <td>
                    <code>{elementNameOf(prop)}</code>
                  </td>
                )}
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>
                  <CodedText>{prop.description}</CodedText>
                  {prop.default && (
                    <>
                      {' '}
                      Default: <code>{prop.default}</code>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}
