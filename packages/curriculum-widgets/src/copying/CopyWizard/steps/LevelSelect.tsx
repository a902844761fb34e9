import type { OptionItem } from '@college/curriculum-model';
import { BusyArc, Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { styled } from 'styled-components';

interface LevelSelectProps {
  label: string;
  placeholder: string;
  options: readonly OptionItem[];
  value: number | null;
  isDisabled: boolean;
  isPending?: boolean;
  onChange: (id: number) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** One level of the target. The browser's own select: it costs an embedder nothing and every keyboard and reader knows it. */
export function LevelSelect({ label, placeholder, options, value, isDisabled, isPending = false, onChange, ref }: LevelSelectProps) {
  const id = useId();
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Native
          ref={ref}
          id={id}
          value={value ?? ''}
          disabled={isDisabled}
          aria-busy={isPending || undefined}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <Sign>{isPending ? <BusyArc /> : <Icon of={ChevronDown} />}</Sign>
      </Box>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

const Label = styled.label`
  inline-size: fit-content;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Box = styled.div`
  position: relative;
  display: grid;
`;

const Native = styled.select`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  margin: 0;
  padding: 0 32px 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: inherit;
  text-overflow: ellipsis;
  cursor: default;
  appearance: none;
  outline: none;

  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textDisabled};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
  [data-cw-theme='dark'] & {
    color-scheme: dark;
  }
  > option {
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.text};
  }
`;

const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[2]};
  display: grid;
  place-items: center;
  color: ${tokens.color.textMuted};
  pointer-events: none;
`;
