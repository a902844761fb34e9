import type { EditionComparison, EditionRef } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { ChangeMark, Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowLeftRight } from 'lucide-react';
import { styled } from 'styled-components';
import { TermHints } from '../../support/TermHint';
import { LedSelect } from '../../support/toolbarParts';
import { useLanguage } from '../../support/useLanguage';
import type { ComparedSides } from './ComparisonSource';
import { editionComparisonMessages } from './messages';

/** A state that can be chosen as a side. */
export interface SideChoice {
  ref: EditionRef;
  name: string;
  /** Who and when, muted. */
  hint?: string;
}

interface ComparisonBarProps extends ComparedSides {
  /** Null while it is not known yet. */
  comparison: EditionComparison | null;
  sides: readonly SideChoice[];
  onSidesChange: (sides: ComparedSides) => void;
  isChangedOnly: boolean;
  onChangedOnlyChange: (isChangedOnly: boolean) => void;
}

/** Of a side: its lead and the name of what a draft began with. */
const sideWidths = { zh: '208px', en: '256px' };

const marks = ['added', 'removed', 'strengthened', 'weakened', 'edited'] as const;

/** The two sides, what lies between them, what the marks mean, and whether unchanged rows show. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { left, right, comparison, sides, onSidesChange, isChangedOnly, onChangedOnlyChange } = props;
  const text = useMessages(editionComparisonMessages);
  const width = sideWidths[useLanguage()];
  const options = sides.map(({ ref, name, hint }) => ({ value: ref, label: name, ...(hint === undefined ? {} : { hint }) }));
  const courses = comparison?.parts.filter(({ course }) => course !== null).length ?? 0;
  return (
    <Bar>
      <LedSelect lead={text.left} width={width} options={options} value={left} onChange={(ref) => onSidesChange({ left: ref, right })} />
      <IconButton aria-label={text.swap} onPress={() => onSidesChange({ left: right, right: left })}>
        <Icon of={ArrowLeftRight} />
      </IconButton>
      <LedSelect lead={text.right} width={width} options={options} value={right} onChange={(ref) => onSidesChange({ left, right: ref })} />
      {comparison && (
        <Facts role="status">
          <span>{text.changes({ count: comparison.changes, courses })}</span>
          <Coverage comparison={comparison} />
        </Facts>
      )}
      <End>
        <Legend aria-hidden>
          {marks.map((kind) => (
            <span key={kind}>
              <ChangeMark kind={kind} aria-hidden />
              {text[kind]}
            </span>
          ))}
        </Legend>
        <Only isSelected={isChangedOnly} onChange={onChangedOnlyChange}>
          {text.changedOnly}
        </Only>
      </End>
    </Bar>
  );
}

function Coverage({ comparison: { coverage } }: { comparison: EditionComparison }) {
  const text = useMessages(editionComparisonMessages);
  const [before, after] = [coverage.before.strong, coverage.after.strong];
  return (
    <span>
      <TermHints>{text.coverage}</TermHints>{' '}
      <span>
        {before.covered}/{before.total} →
      </span>{' '}
      <b>
        {after.covered}/{after.total}
      </b>
    </span>
  );
}

/* It never wraps; the legend gives way first, then one fact after the other, none in half. */
const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 48px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  overflow: hidden;
  white-space: nowrap;
  container-type: inline-size;
`;

const Facts = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
  block-size: 1lh;
  min-inline-size: 0;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 1px solid ${tokens.color.borderStrong};
  overflow: hidden;
  font-variant-numeric: tabular-nums;

  b {
    font-weight: ${tokens.font.strong};
  }
  span > span {
    color: ${tokens.color.textMuted};
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  margin-inline-start: auto;
`;

const Legend = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  @container (inline-size < 1320px) {
    display: none;
  }

  /* Its words are longer. */
  &:lang(en) {
    @container (inline-size < 1480px) {
      display: none;
    }
  }
`;

const Only = styled(Checkbox)`
  flex: none;
`;
