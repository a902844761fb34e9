import type { DateTimePrecision } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { dateTimeMessages } from './messages';
import { useDateTime } from './useDateTime';

interface DateTimeProps {
  /** A moment, or wall-clock text without a zone; nothing and what cannot be read show as "not filled in". */
  value: string | number | Date | null | undefined;
  /** How much of the moment is shown. @default 'second' */
  precision?: DateTimePrecision;
  className?: string;
}

/** A moment as `YYYY-MM-DD HH:mm:ss` with figures of one width, by the clocks of the campus (core §2). */
export function DateTime({ value, precision, className }: DateTimeProps) {
  const text = useMessages(dateTimeMessages);
  const shown = useDateTime()(value, precision);
  if (shown === '') {
    return (
      <Moment as="span" data-unknown="" className={className}>
        {text.unknown}
      </Moment>
    );
  }
  return (
    <Moment dateTime={shown.replace(' ', 'T')} className={className}>
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
