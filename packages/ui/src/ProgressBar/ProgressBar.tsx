import type { CSSProperties, ReactNode, Ref } from 'react';
import { Label, ProgressBar as AriaProgressBar, type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'className' | 'style' | 'children' | 'render'> {
  /** The label of the task. Without it pass `aria-label`; the bar then renders alone. */
  label?: ReactNode;
  /** Steps done and in all, before the label: `5/10`. */
  count?: ReactNode;
  /** How to leave safely, under the bar. */
  hint?: ReactNode;
  /**
   * 4 or 2 px high.
   * @default 'regular'
   */
  thickness?: 'regular' | 'thin';
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** How far something has come: number, words, percent and bar. The bar is ink, and green only when all is done. */
export function ProgressBar({ label, count, hint, thickness = 'regular', ...rest }: ProgressBarProps) {
  return (
    <Root {...rest}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {(label != null || count != null) && (
            <Words>
              {count != null && <Muted>{count}</Muted>}
              {label != null && <Label>{label}</Label>}
              {!isIndeterminate && <Percent>{valueText}</Percent>}
            </Words>
          )}
          <Track data-thickness={thickness}>
            <Fill data-complete={percentage === 100 || undefined} style={{ '--share': `${percentage ?? 0}%` } as CSSProperties} />
          </Track>
          {hint != null && <Hint>{hint}</Hint>}
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaProgressBar)`
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: 100%;
`;

const Words = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: ${tokens.color.textMuted};
`;

const Percent = styled.span`
  margin-inline-start: auto;
`;

const Track = styled.div`
  block-size: 4px;
  overflow: hidden;
  background: ${tokens.color.track};
  forced-color-adjust: none;

  &[data-thickness='thin'] {
    block-size: 2px;
  }
  [data-cw-theme='contrast'] & {
    outline: 1px solid ${tokens.color.text};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: Canvas;
  }
`;

const Fill = styled.div`
  inline-size: var(--share);
  block-size: 100%;
  background: ${tokens.color.strong};
  transition: inline-size ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-complete] {
    background: ${tokens.color.success};
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Hint = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
