import { isInComposition } from '@college/ui/composition';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { Search } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { CodeChips } from '../../QuickAdd/CodeChips';
import { namedUnknown } from '../../QuickAdd/quickAddText';
import type { TransferKind } from '../../transferItems';
import type { CodedEntries } from './entryCodes';
import { transferPopoverMessages } from './messages';

interface EntryFieldProps {
  kind: TransferKind;
  value: string;
  codes: CodedEntries;
  onChange: (value: string) => void;
  /** Enter: what was typed becomes entries. */
  onEnter: () => void;
  /** The arrow down leads into the list. */
  onDown: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The popover's one field: words filter, codes become entries; an unknown code is marked as invalid and stays. */
export function EntryField({ kind, value, codes, onChange, onEnter, onDown, inputRef }: EntryFieldProps) {
  const text = useMessages(transferPopoverMessages);
  const [isTyping, setIsTyping] = useState(false);
  const unknown = codes.isCoded ? namedUnknown(value, codes.unknown, isTyping) : [];
  return (
    <Area>
      <TextField
        aria-label={kind === 'point' ? text.fieldOfPoint : text.fieldOfKsa}
        autoFocus
        autoComplete="off"
        icon={<Icon of={Search} />}
        unit={codes.found.size > 0 ? text.enterAdds({ count: codes.found.size }) : text.hint}
        inputRef={inputRef}
        value={value}
        onChange={(next) => {
          setIsTyping(true);
          onChange(next);
        }}
        onBlur={() => setIsTyping(false)}
        onKeyDown={(event) => {
          if (isInComposition(event)) return event.continuePropagation();
          if (event.key === 'Enter') {
            event.preventDefault();
            setIsTyping(false);
            onEnter();
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            onDown();
          } else event.continuePropagation();
        }}
      />
      {unknown.length > 0 && <CodeChips found={[]} unknown={unknown} hint="" rest={codes.found.size} />}
    </Area>
  );
}

const Area = styled.div`
  flex: none;
  padding: 0 ${tokens.space[4]} ${tokens.space[3]};
`;
