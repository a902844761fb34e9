import { inLanguage, parseKsaLines, type PointList } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useLocale, useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useEditKeys } from '../rows/useEditKeys';
import { draftProblem, type KsaDraft } from './ksaDraft';
import { ksaEditorMessages } from './messages';

interface KsaAdderProps {
  label: string;
  list: PointList;
  draft: KsaDraft;
  /** The code that the next item gets. */
  nextCode: string;
  onType: (text: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Takes new items, one a line, and stays open for the next ones. */
export function KsaAdder({ label, list, draft, nextCode, onType, onConfirm, onCancel }: KsaAdderProps) {
  const text = useMessages(ksaEditorMessages);
  const { locale } = useLocale();
  const problem = draft.isTried ? draftProblem(list, draft) : undefined;
  const count = parseKsaLines(draft.text, draft.letter).length;
  const keys = useEditKeys({ onConfirm, onCancel, isMultiline: true });
  return (
    <Box data-adder="" role="group" aria-label={label} {...keys}>
      <Code aria-hidden>{nextCode}</Code>
      <TextArea
        aria-label={label}
        minRows={1}
        maxRows={8}
        autoFocus
        value={draft.text}
        onChange={onType}
        description={text.addHint}
        errorMessage={problem && inLanguage(problem, locale.startsWith('zh') ? 'zh' : 'en')}
      />
      <Buttons>
        <Button variant="secondary" onPress={onConfirm}>
          {text.addNow({ count })}
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          {text.done}
        </Button>
      </Buttons>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
`;

const Code = styled.span`
  padding: 10px 0 0 ${tokens.density.cellX};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  padding-block-start: 4px;
`;
