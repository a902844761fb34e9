import { numberedText, type BoundRelation } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../../support/langOf';
import { useLanguage } from '../../../support/useLanguage';
import { bindMessages } from './bindMessages';
import { overRow } from './overRow';
import type { IndicatorGroup } from './indicatorGroups';

interface IndicatorListProps {
  groups: readonly IndicatorGroup[];
  relations: readonly BoundRelation[];
  /** Short names of the goals by their ids. */
  names: ReadonlyMap<number, string>;
  value: number | null;
  onChange: (id: number) => void;
}

const mostNamed = 4;

/** The indicator points as one group of radio buttons: one Tab stop, arrows choose. */
export function IndicatorList({ groups, relations, names, value, onChange }: IndicatorListProps) {
  const text = useMessages(bindMessages);
  const language = useLanguage();
  const name = useId();
  const goalsOf = (id: number) => relations.find(({ requireId }) => requireId === id)?.goals.map((goal) => names.get(goal) ?? '') ?? [];
  return (
    <div role="radiogroup" aria-label={text.indicators}>
      {groups.map((group) => (
        <div key={group.key} role="presentation">
          <Heading lang={langOf(group.heading ?? '', language)}>{group.heading ?? text.requirement({ number: group.number })}</Heading>
          {group.indicators.map(({ id, description }) => {
            const { number, text: words } = numberedText(description);
            const held = goalsOf(id);
            return (
              <Row key={id} data-chosen={value === id || undefined}>
                <Native type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
                <Dot aria-hidden />
                <Number>{number}</Number>
                <Words title={words} lang={langOf(words, language)}>
                  {words}
                </Words>
                {held.length > 0 && (
                  <Held>
                    <span aria-hidden>
                      {held.slice(0, mostNamed).join(' ')}
                      {held.length > mostNamed && ` +${held.length - mostNamed}`}
                    </span>
                  </Held>
                )}
              </Row>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const Heading = styled.h4`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[6]} ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Dot = styled.span`
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: 50%;
  background: ${tokens.color.surfaceRaised};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Native = styled.input`
  ${overRow}

  &:checked + ${Dot} {
    border: 5px solid ${tokens.color.accentFill};
  }
  &:focus-visible + ${Dot} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 16px 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 36px;
  padding: 0 ${tokens.space[6]};

  &:hover {
    background: ${tokens.color.rowHoverRaised};
  }
  &[data-chosen] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
  @media (forced-colors: active) {
    &[data-chosen] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Number = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Held = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
