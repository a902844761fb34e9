import { changeWayNames, courseList, readPlace, relateValues, type EditionChange, type RedlineCell } from '@college/curriculum-model';
import { ChangeMark, Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { TriangleAlert } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { wordsBeside } from './changeWords';
import { ChangedFields } from './ChangedFields';
import { markOfWay } from './changeMark';
import { editionComparisonMessages } from './messages';
import { RevertChange } from './RevertChange';

interface ChangeEntryProps {
  change: EditionChange;
  /** The cell of the major matrix that the change is about. */
  cell: RedlineCell | undefined;
  isSelected: boolean;
  onSelect: (at: string) => void;
  /** Called on Enter where the entry is selected already. */
  onOpen: (change: EditionChange) => void;
  /** Reverts it to the base; without it nobody is offered to. */
  onRevert: ((change: EditionChange) => Promise<void>) | undefined;
}

/** One change: its mark, what it is about, what became of it, and what it does to coverage. Enter selects, and opens what is selected. */
export const ChangeEntry = memo(function ChangeEntry({ change, cell, isSelected, onSelect, onOpen, onRevert }: ChangeEntryProps) {
  const text = useMessages(editionComparisonMessages);
  const language = useLanguage();
  const { at, way, topic, label, name, shortName, course, fields, effects } = change;
  const isChangeOfFields = way === 'changed' || way === 'renamed';
  const beside = wordsBeside(change, text, language);
  const onlyField = fields.length === 1 && isChangeOfFields ? fields[0] : undefined;
  const isSupport = topic === 'support';
  const isWhole = readPlace(at)?.kind === 'course';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isSelected) return;
    event.preventDefault();
    onOpen(change);
  }

  return (
    <Item data-at={at} data-selected={isSelected || undefined} data-opens={effects.some(({ type }) => type === 'opened') || undefined}>
      <Head type="button" aria-current={isSelected || undefined} onClick={() => onSelect(at)} onKeyDown={handleKeyDown}>
        <ChangeMark kind={markOfWay[way]} aria-hidden />
        <VisuallyHidden>{beside.before}</VisuallyHidden>
        {isSupport ? (
          <>
            <Number>{shortName}</Number>
            <Words lang={langOf(name, language)}>{withoutNumber(name, shortName)}</Words>
            <Stars cell={cell} />
          </>
        ) : (
          <Words data-caption="">
            {[
              onlyField && (isWhole || onlyField.isText) ? onlyField.label : label,
              isWhole ? '' : shortName,
              onlyField && !isWhole && !onlyField.isText ? onlyField.label : '',
              way === 'changed' ? '' : changeWayNames[way][language],
            ]
              .filter(Boolean)
              .join(' · ')}
          </Words>
        )}
        <VisuallyHidden>{beside.after}</VisuallyHidden>
      </Head>
      {!isSupport && <ChangedFields change={change} isOpen={isSelected} isOwnName={name !== course?.name} />}
      {effects.map(({ type, rule, at: place, message }) =>
        type === 'opened' ? (
          <Opened key={`${rule} ${place}`}>
            <Icon of={TriangleAlert} size="small" />
            {message}
          </Opened>
        ) : (
          <Closed key={`${rule} ${place}`} title={text.closesWhich({ message })}>
            {text.closesGap}
          </Closed>
        ),
      )}
      {isSelected && onRevert && at !== courseList && <RevertChange change={change} onRevert={onRevert} />}
    </Item>
  );
});

/** The star before and after; a single one where there was none, struck where there is none any more. */
function Stars({ cell }: { cell: RedlineCell | undefined }) {
  if (!cell) return null;
  const star = (relate: number) => <Star kind={relate === relateValues.strong ? 'strong' : 'weak'} aria-hidden />;
  const { before, after } = cell;
  return (
    <Line data-gone={after === relateValues.none || undefined}>
      {before !== relateValues.none && star(before)}
      {before !== relateValues.none && after !== relateValues.none && <span aria-hidden>→</span>}
      {after !== relateValues.none && star(after)}
    </Line>
  );
}

function withoutNumber(name: string, number: string) {
  return name.startsWith(number) ? name.slice(number.length).trim() : name;
}

const Item = styled.li`
  position: relative;
  display: grid;
  gap: 2px;
  margin-inline: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  content-visibility: auto;
  contain-intrinsic-size: auto 52px;

  &[data-selected] {
    background: ${tokens.color.selection};
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
  }
`;

const Head = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  padding: 2px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: default;

  /* The whole entry is pressed. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.control};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 1px;
  }
`;

const Number = styled.span`
  flex: none;
  min-inline-size: 30px;
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-caption] {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [data-selected] &[data-caption] {
    color: ${tokens.color.text};
  }
`;

const Line = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};

  &[data-gone] {
    background: linear-gradient(to bottom right, transparent calc(50% - 0.9px), ${tokens.color.danger} 0 calc(50% + 0.9px), transparent 0);
  }
`;

const effect = `
  display: flex;
  align-items: baseline;
  margin: 0;
  padding-inline-start: 22px;
`;

const Opened = styled.p`
  ${effect}
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    align-self: center;
  }
`;

const Closed = styled.p`
  ${effect}
  color: ${tokens.color.success};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
