import { Kbd } from '@college/ui/Kbd';
import { useMessages, withLang } from '@college/ui/messages';
import { Radio } from '@college/ui/RadioGroup';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { Tag } from '@college/ui/Tag';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { Info } from 'lucide-react';
import { Icon } from '@college/ui/icons';
import { memo } from 'react';
import { RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { clauseComma } from '@college/ui/words';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { selectedPart } from '../../support/selectedPart';
import { CaptionText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import type { ConflictSectionProps } from './conflictSectionProps';
import { conflictSides, type ConflictSideName } from './conflictSides';
import { conflictTitle } from './conflictWords';
import { ConflictVersion } from './ConflictVersion';
import { editionConflictMessages } from './messages';
import { OwnPart } from './OwnPart';

/** One conflict: the three versions side by side, the choice on one line across them, and what it would do. */
export const ConflictSection = memo(function ConflictSection(props: ConflictSectionProps) {
  const { conflict, choice, number, total, sides, isSelected, isNew, isReadOnly, onChoose, onSelect } = props;
  const text = useMessages(editionConflictMessages);
  const language = useLanguage();
  const areKeysOn = useIsSingleKeyEnabled();
  const { key, consequence } = conflict;
  const { title, detail } = conflictTitle(conflict, clauseComma[language]);
  const consequences = conflictSides.flatMap((side) => {
    const words = consequence[side];
    return words === null ? [] : text.consequence({ use: sides[side].use, text: words });
  });

  return (
    <Section data-version-group data-selected={isSelected || undefined} onFocus={() => onSelect(key)} onClick={() => onSelect(key)}>
      <Title tabIndex={-1} data-conflict={key}>
        <span>{withLang(title, language)}</span>
        <Detail lang={langOf(detail, language)}>{detail}</Detail>
        {isNew && <Tag>{text.isNew}</Tag>}
        <End>{text.place({ number, total })}</End>
      </Title>
      <RadioGroup
        aria-label={detail === '' ? title : `${title}${clauseComma[language]}${detail}`}
        value={typeof choice === 'string' ? choice : null}
        onChange={(side) => onChoose(key, side as ConflictSideName)}
        isDisabled={isReadOnly}
      >
        <Columns>
          {conflictSides.map((side, index) => (
            <Column key={side} data-version={side}>
              <ConflictVersion conflict={conflict} side={side} name={sides[side].name} />
              <Choice>
                <Radio value={side}>{sides[side].use}</Radio>
                {isSelected && areKeysOn && !isReadOnly && <Kbd aria-hidden>{index + 1}</Kbd>}
              </Choice>
            </Column>
          ))}
        </Columns>
      </RadioGroup>
      {consequences.length > 0 && (
        <Consequence as="div">
          <Icon of={Info} size="small" />
          <Lines>
            {consequences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Lines>
        </Consequence>
      )}
      <OwnPart {...props} />
    </Section>
  );
});

const Section = styled.div`
  padding: ${tokens.space[4]} ${tokens.size.pageX} ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 230px;

  ${selectedPart}
  ${onSmallWindow} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space[2]};
  margin: 0 0 10px;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  scroll-margin-block-start: ${tokens.space[4]};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Detail = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  overflow-wrap: anywhere;
`;

const End = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

/* Rows are shared, so that the radios stand on one line across the columns. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-template-rows: auto 1fr auto;
  border-block: 1px solid ${tokens.color.border};
  border-block-start-color: ${tokens.color.rule};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

const Column = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  padding: 10px ${tokens.space[4]} ${tokens.space[3]};
  border-inline-start: 1px solid ${tokens.color.border};

  &:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  ${onSmallWindow} {
    padding-inline: 0;
    border-inline-start: 0;

    & + & {
      border-block-start: 1px solid ${tokens.color.border};
    }
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};

  /* Three columns beside each other are narrower than the longest name of a side. */
  label {
    white-space: normal;
  }
`;

/* What each choice does, one under the other. */
const Lines = styled(PlainList)`
  display: grid;
`;

const Consequence = styled(CaptionText)`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  margin-block-start: ${tokens.space[2]};

  > svg {
    margin-block-start: 3px;
  }
`;
