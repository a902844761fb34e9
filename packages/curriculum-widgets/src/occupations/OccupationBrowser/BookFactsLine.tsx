import type { Language } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useAnswer } from '../../support/useAnswer';
import { occupationFactsMessages } from '../OccupationFacts/messages';
import { SourceLink } from '../OccupationFacts/SourceLink';
import type { OccupationBookSource } from './OccupationBookSource';

interface BookFactsLineProps {
  source: OccupationBookSource;
  language: Language;
  /** Where more is said. */
  href?: string;
}

/** One line: how much of the edition is here, from where it comes, and how the rest is loaded. */
export function BookFactsLine({ source, language, href }: BookFactsLineProps) {
  const text = useMessages(occupationFactsMessages);
  const { request, retry } = useAnswer(language, (options) => source.loadBookFacts(options));
  if (request.status === 'loading') return <Line aria-hidden="true">{'\u00a0'}</Line>;
  if (request.status === 'failed') {
    return (
      <Line>
        {text.failed}{' '}
        <Button variant="link" size="small" onPress={retry}>
          {text.retry}
        </Button>
      </Line>
    );
  }
  const facts = request.answer;
  const { shipped, official } = facts;
  const isWhole = shipped.occupation >= official.occupation && shipped.sub >= official.sub;
  return (
    <Line>
      {text.line({ edition: facts.edition, shipped, official, format: (count) => count.toLocaleString(language) })}
      {text.sourceWord}
      <SourceLink source={facts.source} language={language} />
      {text.stop}
      {!isWhole && text.rest}
      {href !== undefined && (
        <Link variant="inline" href={href}>
          {text.about}
        </Link>
      )}
    </Line>
  );
}

const Line = styled.p`
  max-inline-size: ${tokens.size.readMax};
  margin: 0;
  padding-block-start: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  overflow-wrap: anywhere;
`;
