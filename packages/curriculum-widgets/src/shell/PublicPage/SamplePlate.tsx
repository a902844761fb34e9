import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { publicPageMessages } from './messages';
import { plateRequirements, plateRows } from './plateRows';

/** Whether an indicator point opens a new graduation requirement. */
const opensRequirement = plateRequirements.flatMap((size) => Array.from({ length: size }, (_, index) => index === 0));

/** The picture next to the sign-in form: a major matrix as printed by the product, with a text alternative. */
export function SamplePlate() {
  const text = useMessages(publicPageMessages);
  const name = useLanguage();
  return (
    <Figure>
      <Grid role="img" aria-label={text.plate}>
        <Head />
        {plateRequirements.map((size, index) => (
          <Head key={index} data-group="" style={{ gridColumn: `span ${size}` }}>
            {index + 1}
          </Head>
        ))}
        {plateRows.map((row) => [
          <Name key={row.en}>{row[name]}</Name>,
          ...[...row.support].map((mark, index) => (
            <Cell key={`${row.en} ${index}`} data-group={opensRequirement[index] || undefined}>
              {mark === '.' ? null : <Star kind={mark === 'S' ? 'strong' : 'weak'} size="small" aria-hidden="true" />}
            </Cell>
          )),
        ])}
      </Grid>
      <Caption>
        <span aria-hidden="true">{text.plate}</span>
        <Legend>
          <Star kind="strong" size="small" aria-hidden="true" /> {text.strong}
          <Star kind="weak" size="small" aria-hidden="true" /> {text.weak}
        </Legend>
      </Caption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(112px, max-content) repeat(24, minmax(0, 1fr));
  border-block: 1px solid ${tokens.color.rule};
  border-block-end-color: ${tokens.color.borderStrong};
`;

const Head = styled.span`
  padding: 4px 0 3px ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.borderStrong};

  &[data-group] {
    border-inline-start: 1px solid ${tokens.color.border};
  }
`;

const Name = styled.span`
  padding: 4px ${tokens.space[3]} 3px 0;
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.text};
  white-space: nowrap;
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  border-block-end: 1px solid ${tokens.color.border};

  &[data-group] {
    border-inline-start: 1px solid ${tokens.color.border};
  }
`;

const Caption = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[6]};
`;

const Legend = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};

  > svg:nth-child(2) {
    margin-inline-start: ${tokens.space[4]};
  }
`;
