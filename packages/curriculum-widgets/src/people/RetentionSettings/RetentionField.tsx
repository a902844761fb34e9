import { retentionBounds, retentionRules, type RetentionKind } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { NumberField } from '@college/ui/NumberField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { retentionSettingsMessages } from './messages';

interface RetentionFieldProps {
  kind: RetentionKind;
  /** Null is for good, where the kind may be. */
  days: number | null;
  onChange: (days: number | null) => void;
}

/** One kind of data: what it is, and how many days it is kept. */
export function RetentionField({ kind, days, onChange }: RetentionFieldProps) {
  const text = useMessages(retentionSettingsMessages);
  const language = useLanguage();
  const { title, hint, usual, least, most } = retentionRules[kind];
  const isMissing = days === null && usual !== null;
  const bounds =
    usual === null ? text.boundsForGood({ least, most }) : text.bounds({ least, most, usual: text.countOfDays({ count: usual }) });
  return (
    <Row>
      <NumberField
        label={title[language]}
        description={bounds}
        placeholder={usual === null ? text.forGood : undefined}
        unit={text.days}
        min={least}
        max={most}
        precision={0}
        value={days}
        onChange={onChange}
        errorMessage={isMissing ? retentionBounds(kind)[language] : undefined}
      />
      <MutedText>{hint[language]}</MutedText>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${tokens.space[4]};
  align-items: center;
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
`;
