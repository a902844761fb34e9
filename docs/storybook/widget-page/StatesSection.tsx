import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { BookLink } from './BookLink';
import { stateTitle } from '../states/specifiedStates';
import { Wide } from './parts';

/** Each story of the page with the specified state that it shows. */
export function StatesSection() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>States</Heading>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">Story</th>
              <th scope="col">Specified state</th>
            </tr>
          </thead>
          <tbody>
            {stories.map(({ id, name, tags }) => (
              <tr key={id}>
                <td>
                  <BookLink to={`story/${id}`}>{name}</BookLink>
                </td>
                <td>
                  {stateIds(tags).map((state) => (
                    <span key={state}>
                      {stateTitle(state)?.zh} {stateTitle(state)?.en}{' '}
                      <BookLink to={`docs/start-here-states--docs&state=${state}`}>
                        <code>{state}</code>
                      </BookLink>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}

function stateIds(tags: readonly string[]) {
  return tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));
}
