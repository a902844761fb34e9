import { Heading } from '@storybook/addon-docs/blocks';
import type { CatalogueProp, Component } from './catalogue';
import { elementNameOf } from './elementCode';
import { CodedText } from './CodedText';
import { Quiet, Wide } from './parts';
import { usePageWords } from './words';

/** Props and events, as the sources describe them. */
export function PropsSection({ component }: { component: Component }) {
  const { text } = usePageWords();
  const events = component.props.filter(({ kind }) => kind === 'event');
  const props = component.props.filter(({ kind }) => kind !== 'event');
  return (
    <>
      {props.length > 0 && <PropsTable heading={text.props} props={props} hasElement={component.element !== undefined} />}
      {component.inherits.length > 0 && (
        <p>
          {text.inherits(
            component.inherits.map((name, index) => (
              <span key={name}>
                {index > 0 && text.listed}
                <code>{name}</code>
              </span>
            )),
          )}
        </p>
      )}
      {events.length > 0 && <PropsTable heading={text.events} props={events} hasElement={component.element !== undefined} />}
    </>
  );
}

function PropsTable({ heading, props, hasElement }: { heading: string; props: readonly CatalogueProp[]; hasElement: boolean }) {
  const { text, meaningOf } = usePageWords();
  return (
    <>
      <Heading>{heading}</Heading>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              {hasElement && <th scope="col">{text.onElement}</th>}
              <th scope="col">{text.type}</th>
              <th scope="col">{text.whatItDoes}</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code> {prop.isRequired && <Quiet>{text.required}</Quiet>}
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
                  <CodedText>{meaningOf(prop.description)}</CodedText>
                  {prop.default && (
                    <>
                      {' '}
                      {text.default} <code>{prop.default}</code>
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
