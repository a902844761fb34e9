import { tokens } from '@college/ui/theme';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@college/ui/icons';
import { CircleAlert, TriangleAlert } from 'lucide-react';

interface QuietAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'aria-label' | 'children'> {
  /** What the text is, spoken. */
  'aria-label': string;
  value: string;
  /** What is wrong with the text and how to mend it. */
  problem?: string;
  /** A doubt about the text. */
  doubt?: string;
}

/** A text that looks like print until it has the focus, and grows with what is written. */
export function QuietArea({ value, problem, doubt, className, style, ...rest }: QuietAreaProps) {
  const id = useId();
  const remark = problem ?? doubt;
  return (
    <Column className={className} style={style}>
      {/* A hidden copy of the text behind the area sets the height of the grid: no measuring, no layout shift. */}
      <Grow data-text={`${value}\n`}>
        <Area
          {...rest}
          rows={1}
          value={value}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={remark === undefined ? undefined : id}
        />
      </Grow>
      {remark !== undefined && (
        <Remark id={id} data-tone={problem === undefined ? 'warning' : 'danger'}>
          <Icon of={problem === undefined ? TriangleAlert : CircleAlert} size="small" />
          <span>{remark}</span>
        </Remark>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

const Grow = styled.div`
  display: grid;

  &::after {
    grid-area: 1 / 1;
    padding: 5px ${tokens.space[2]};
    border: 1px solid transparent;
    content: attr(data-text);
    font: inherit;
    line-height: 20px;
    overflow-wrap: anywhere;
    visibility: hidden;
    white-space: pre-wrap;
  }
`;

const Area = styled.textarea`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 5px ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  line-height: 20px;
  overflow: hidden;
  overflow-wrap: anywhere;
  resize: none;

  &::placeholder {
    color: ${tokens.color.textPlaceholder};
    font-weight: ${tokens.font.regular};
    opacity: 1;
  }
  &:hover:not(:focus) {
    border-color: ${tokens.color.borderStrong};
  }
  &[aria-invalid] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:focus {
    border-color: transparent;
    background: ${tokens.color.surfaceRaised};
    box-shadow: none;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;

const Remark = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  padding-inline: ${tokens.space[2]};
  padding-block-end: ${tokens.space[1]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    flex: none;
    margin-block-start: 3px;
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
`;
