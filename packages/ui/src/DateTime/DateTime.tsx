import type { CSSProperties, Ref } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { formatDateTime, type DateTimePrecision } from './formatDateTime';
import { dateTimeMessages } from './messages';

export interface DateTimeProps {
  /** A moment, or wall-clock text without a zone; nothing and what cannot be read show as "not filled in". */
  value: string | number | Date | null | undefined;
  /** How much of the moment is shown. @default 'second' */
  precision?: DateTimePrecision;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLTimeElement>;
}

/** A moment as `YYYY-MM-DD HH:mm:ss` with figures of one width (core §2). */
export function DateTime({ value, precision = 'second', ...rest }: DateTimeProps) {
  const text = useMessages(dateTimeMessages);
  const shown = value === null || value === undefined || value === '' ? null : formatDateTime(value, precision);
  if (shown === null) {
    return (
      <Moment {...rest} as="span" data-unknown="">
        {text.unknown}
      </Moment>
    );
  }
  return (
    <Moment {...rest} dateTime={shown.replace(' ', 'T')}>
      {shown}
    </Moment>
  );
}

const Moment = styled.time`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  &[data-unknown] {
    color: ${tokens.color.textMuted};
  }
`;
