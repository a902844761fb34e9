import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { tokens } from '@college/ui/theme';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { stateTitle } from '../states/specifiedStates';
import { BookLink } from './BookLink';
import { pictureWidth, StoryPicture } from './StoryPicture';
import { usePageWords } from './words';

/** Each story of the page as a picture that opens it, with the specified states that it shows. */
export function StatesSection({ isWide = true }: { /** Whether its stories need the width of a page. */ isWide?: boolean }) {
  const { text, lang } = usePageWords();
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>{text.states}</Heading>
      <Pictures>
        {stories.map(({ id, name, tags }) => (
          <Picture key={id}>
            <StoryPicture id={id} isWide={isWide} />
            <Name>
              <BookLink to={`story/${id}`}>{name}</BookLink>
            </Name>
            {stateIds(tags).map((state) => (
              <State key={state}>
                {stateTitle(state)?.[lang]}{' '}
                <BookLink to={`docs/start-here-states--docs&state=${state}`}>
                  <code>{state}</code>
                </BookLink>
              </State>
            ))}
          </Picture>
        ))}
      </Pictures>
    </>
  );
}

function stateIds(tags: readonly string[]) {
  return tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));
}

/* Storybook gives its own lists marks and margins. */
const Pictures = styled.ul`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, ${pictureWidth + 2}px);
    gap: ${tokens.space[4]};
    margin-block: 0 ${tokens.space[6]};
    padding: 0;
    list-style: none;
  }
`;

const Picture = styled.li`
  && {
    position: relative;
    margin: 0;
    padding-block-end: ${tokens.space[2]};
    border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    border-radius: ${tokens.radius.control};
    overflow: hidden;
  }
`;

/** The link of the name is that of the whole picture. */
const Name = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]} 0;
  font-weight: ${tokens.font.strong};

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const State = styled.div`
  padding: 0 ${tokens.space[3]};
  overflow-wrap: anywhere;
  a {
    position: relative;
    z-index: 1;
  }
`;
