import { useMessages } from '@college/ui/messages';
import { ScrollArea } from '@college/ui/ScrollArea';
import { tokens } from '@college/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import type { ChannelEntry } from './channelState';
import { socketChannelMessages } from './messages';
import { Muted } from '../../support/textParts';

/** Every event with its time, newest last; it follows the newest unless one has scrolled up to read. */
export function ChannelLog({ entries }: { entries: readonly ChannelEntry[] }) {
  const text = useMessages(socketChannelMessages);
  const dateTime = useDateTime();
  const areaRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (area && isAtEnd.current) area.scrollTop = area.scrollHeight;
  }, [entries]);

  function handleScroll() {
    const area = areaRef.current;
    if (area) isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < 24;
  }

  return (
    <Area ref={areaRef} onScroll={handleScroll} role="log" aria-label={text.log}>
      {entries.length === 0 && <Muted as="div">{text.nothing}</Muted>}
      {entries.map((entry) => (
        <Line key={entry.id} data-kind={entry.kind}>
          <time dateTime={entry.time.toISOString()}>{dateTime(entry.time).slice('YYYY-MM-DD '.length)}</time>
          <Kind>{labelOf(entry, text)}</Kind>
          <Words>{entryText(entry, text)}</Words>
        </Line>
      ))}
    </Area>
  );
}

type Text = typeof socketChannelMessages.en;

function labelOf({ kind }: ChannelEntry, text: Text): string {
  switch (kind) {
    case 'connecting':
      return text.entryConnecting;
    case 'open':
      return text.entryOpen;
    case 'message':
      return text.entryMessage;
    case 'binary':
      return text.entryBinary;
    case 'sent':
      return text.entrySent;
    case 'error':
      return text.entryError;
    case 'close':
      return text.entryClose;
  }
}

function entryText(entry: ChannelEntry, text: Text): string {
  switch (entry.kind) {
    case 'open':
      return '';
    case 'binary':
      return text.bytes({ count: entry.bytes });
    case 'error':
      return entry.text ?? text.failed;
    case 'close':
      return text.code(entry);
    default:
      return entry.text;
  }
}

const Area = styled(ScrollArea)`
  block-size: 320px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-block: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
  overflow-y: auto;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 64px 84px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block: 2px;

  > time {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-kind='error'] {
    color: ${tokens.color.danger};
  }
`;

const Kind = styled.span`
  color: ${tokens.color.textMuted};

  [data-kind='error'] > &,
  [data-kind='message'] > & {
    color: inherit;
  }
`;

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
