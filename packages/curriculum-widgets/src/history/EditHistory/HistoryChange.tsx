import type { HistoryEntry } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { ChangedValue } from './ChangedValue';
import { editHistoryMessages } from './messages';
import { langOf } from '../../support/langOf';
import { Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';

/** Fields on show before a long change is opened. */
const shownAtFirst = 6;

interface HistoryChangeProps {
  entry: HistoryEntry;
  /** Absent where the change cannot be taken back. */
  onRestore?: ((entry: HistoryEntry) => void) | undefined;
}

/** One change: when, who, and field by field what. */
export function HistoryChange({ entry, onRestore }: HistoryChangeProps) {
  const text = useMessages(editHistoryMessages);
  const language = useLanguage();
  const time = useDateTime()(entry.time, 'minute');
  const [isWhole, setIsWhole] = useState(false);
  const { changes, changeCount, action, part } = entry;
  const who = entry.userName || text.system;
  const shown = isWhole ? changes : changes.slice(0, shownAtFirst);
  const hidden = changes.length - shownAtFirst;
  return (
    <Entry>
      <Head>
        <Time dateTime={entry.time}>{time.slice('YYYY-MM-DD '.length)}</Time>
        <Who>{who}</Who>
        <Muted>{text[action]}</Muted>
        {part !== '' && <span lang={langOf(part, language)}>{part}</span>}
        {onRestore && (
          <Restore size="small" variant="ghost" aria-label={text.restoreOf({ time, who })} onPress={() => onRestore(entry)}>
            <Icon of={RotateCcw} />
            {text.restoreButton}
          </Restore>
        )}
      </Head>
      {changeCount === 0 && <Muted>{text.nothing}</Muted>}
      <Fields>
        {shown.map((change, index) => (
          <Field key={`${index} ${change.label}`}>
            <Label>{change.label}</Label>
            <ChangedValue {...change} />
          </Field>
        ))}
      </Fields>
      {hidden > 0 && (
        <More size="small" variant="ghost" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more({ count: hidden })}
        </More>
      )}
      {(isWhole || hidden <= 0) && changeCount > changes.length && <Muted>{text.unlisted({ count: changeCount - changes.length })}</Muted>}
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  min-block-size: 28px;
`;

const Time = styled.time`
  inline-size: 48px;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Who = styled.span`
  font-weight: ${tokens.font.strong};
`;

const Restore = styled(Button)`
  margin-inline-start: auto;
`;

const Fields = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding-inline-start: calc(48px + ${tokens.space[2]});

  ${onNarrowWindow} {
    padding-inline-start: 0;
  }

  &:empty {
    display: none;
  }
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Label = styled.dt`
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;

const More = styled(Button)`
  justify-self: start;
  margin-inline-start: 48px;
`;
