import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { BookLink } from './BookLink';
import { stateTitle } from '../states/specifiedStates';
import { Wide } from './parts';
import { usePageWords } from './words';

/** Each story of the page with the specified state that it shows. */
export function StatesSection() {
  const { text, lang } = usePageWords();
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>{text.states}</Heading>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.story}</th>
              <th scope="col">{text.state}</th>
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
                      {stateTitle(state)?.[lang]}{' '}
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
