import { erasedKinds, erasedTitles, keptKinds, keptTitles, type Erasure } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { erasePersonMessages } from './messages';

/** What is deleted with a person, and what stays and why; of what there is none nothing is said. */
export function ErasureFacts({ erasure: { removed, kept } }: { erasure: Erasure }) {
  const text = useMessages(erasePersonMessages);
  const language = useLanguage();
  const goes = erasedKinds.filter((kind) => removed[kind] > 0);
  const stays = keptKinds.filter((kind) => kept[kind] > 0);
  const counted = (title: string, count: number) => (count > 1 ? text.counted({ title, count }) : title);
  return (
    <>
      <section aria-label={text.removed}>
        <Heading>{text.removed}</Heading>
        <List>
          {goes.map((kind) => (
            <li key={kind}>{counted(erasedTitles[kind][language], removed[kind])}</li>
          ))}
        </List>
      </section>
      <section aria-label={text.kept}>
        <Heading>{text.kept}</Heading>
        {stays.length === 0 && <MutedText>{text.nothingKept}</MutedText>}
        <List>
          {stays.map((kind) => (
            <li key={kind}>
              {text.reason({ title: counted(keptTitles[kind].title[language], kept[kind]), why: keptTitles[kind].why[language] })}
            </li>
          ))}
        </List>
      </section>
      <MutedText>{text.elsewhere}</MutedText>
    </>
  );
}

const Heading = styled.h3`
  margin: 0 0 ${tokens.space[1]};
  font-size: inherit;
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding-inline-start: ${tokens.space[4]};
`;
