import { relateValues, type Support } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { RowSign } from '../RowSign';
import { quickAddMessages } from './messages';

interface StrengthChoiceProps {
  value: Support;
  onChange: (relate: Support) => void;
}

const strengths = [
  { relate: relateValues.strong, sign: 'strong' },
  { relate: relateValues.weak, sign: 'weak' },
] as const;

/** Strong or weak. It looks like a `SegmentedControl` and is two plain radio buttons: the picker has to open at once. */
export function StrengthChoice({ value, onChange }: StrengthChoiceProps) {
  const text = useMessages(quickAddMessages);
  const name = useId();
  return (
    <Frame role="radiogroup" aria-label={text.strength}>
      {strengths.map(({ relate, sign }) => (
        <label key={sign}>
          <input type="radio" name={name} value={relate} checked={value === relate} onChange={() => onChange(relate)} />
          <RowSign of={sign} />
          {text[sign]}
        </label>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  block-size: ${tokens.density.control};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};

  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 0 ${tokens.space[3]};
    border-radius: 3px;
    color: ${tokens.color.textMuted};
    white-space: nowrap;
    cursor: default;
  }
  label + label {
    border-inline-start: 1px solid ${tokens.color.borderStrong};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  label:hover {
    background: ${tokens.color.rowHoverRaised};
    color: ${tokens.color.text};
  }
  label:has(:checked) {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    font-weight: ${tokens.font.strong};
  }
  [data-cw-theme='contrast'] & label:has(:checked) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
  label:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: ${tokens.color.weak};
    stroke-width: 1.25;
    stroke-linejoin: round;
  }
  [data-sign='strong'] {
    fill: ${tokens.color.strong};
    stroke: ${tokens.color.strong};
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
