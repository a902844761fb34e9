import { relateValues, type Support } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { CornerDownLeft } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { WordButton } from '../buttonParts';
import type { TransferItem, TransferKind } from '../transferItems';
import { CodeChips } from './CodeChips';
import { quickAddMessages } from './messages';
import { createCodeReader, namedUnknown } from './quickAddText';
import { StrengthChoice } from './StrengthChoice';

export interface QuickAddProps {
  /** Whether codes name points or KSA items. */
  kind: TransferKind;
  /** What the codes may name, in the order shown. */
  items: readonly TransferItem[];
  /** The known codes were confirmed; unknown ones stay in the field. */
  onAdd: (addition: { ids: number[]; relate: Support }) => void;
  /** Enter in an empty field. */
  onSubmitEmpty?: () => void;
  /** Whether focus begins here. */
  autoFocus?: boolean;
}

/** Adds by code: `point 3` or `K1`, separated by comma, Chinese comma or whitespace (core §5). */
export const QuickAdd = memo(function QuickAdd({ kind, items, onAdd, onSubmitEmpty, autoFocus }: QuickAddProps) {
  const text = useMessages(quickAddMessages);
  const [codes, setCodes] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [added, setAdded] = useState(0);
  const [relate, setRelate] = useState<Support>(relateValues.strong);
  const read = useMemo(() => createCodeReader(items), [items]);
  const { found, unknown } = read(codes);
  const named = namedUnknown(codes, unknown, isTyping);
  const words = kind === 'point' ? { codes: text.codesOfPoint, hint: text.hintOfPoint } : { codes: text.codesOfKsa, hint: text.hintOfKsa };

  function add() {
    setIsTyping(false);
    if (found.length === 0) return;
    onAdd({ ids: found.map(({ id }) => items[id]!.id), relate });
    setCodes(unknown.join(' '));
    setAdded(found.length);
  }

  return (
    <div>
      <Line>
        <TextField
          aria-label={words.codes}
          autoFocus={autoFocus}
          icon={<Icon of={CornerDownLeft} />}
          value={codes}
          onChange={(value) => {
            setCodes(value);
            setIsTyping(true);
            setAdded(0);
          }}
          onBlur={() => setIsTyping(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isInComposition(event)) return event.continuePropagation();
            if (codes.trim() === '') onSubmitEmpty?.();
            else add();
          }}
        />
        <StrengthChoice value={relate} onChange={setRelate} />
        <AddButton type="button" data-variant="secondary" disabled={found.length === 0} onClick={add}>
          {found.length > 0 ? text.addCount({ count: found.length }) : text.add}
        </AddButton>
      </Line>
      <CodeChips found={found.map(({ id }) => items[id]!)} unknown={named} hint={words.hint} rest={added || found.length} />
      <VisuallyHidden role="status">{added > 0 && text.added({ count: added })}</VisuallyHidden>
    </div>
  );
});

/* Where the three have no room beside each other, the field has a line of its own. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > :first-child {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
`;

const AddButton = styled(WordButton)`
  padding: 0 ${tokens.space[4]};
`;
