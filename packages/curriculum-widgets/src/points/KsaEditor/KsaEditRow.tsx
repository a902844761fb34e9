import { inLanguage, ksaCode, type KsaRow, type PointList } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { LongTextField } from '@college/ui/LongTextField';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Cell, Row } from '../rows/rowParts';
import { useEditKeys } from '../rows/useEditKeys';
import { draftProblem, type KsaDraft } from './ksaDraft';
import { ksaEditorMessages } from './messages';

interface KsaEditRowProps {
  list: PointList;
  row: KsaRow;
  draft: KsaDraft;
  onType: (text: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A KSA item in edit. */
export function KsaEditRow({ list, row, draft, onType, onConfirm, onCancel }: KsaEditRowProps) {
  const text = useMessages(ksaEditorMessages);
  const { locale } = useLocale();
  const code = ksaCode(row);
  const problem = draft.isTried ? draftProblem(list, draft) : undefined;
  const keys = useEditKeys({ onConfirm, onCancel });
  return (
    <Row role="row" data-row={row.key} data-editing="" {...keys}>
      <Code role="rowheader" data-tone="muted">
        {code}
      </Code>
      <Wide role="gridcell">
        <LongTextField
          aria-label={text.descriptionOf({ code })}
          isRequired
          autoFocus
          value={draft.text}
          onChange={onType}
          errorMessage={problem && inLanguage(problem, locale.startsWith('zh') ? 'zh' : 'en')}
        />
      </Wide>
      <Cell role="gridcell" data-part="actions">
        <IconButton aria-label={text.confirm({ code })} onPress={onConfirm}>
          <Icon of={Check} />
        </IconButton>
        <IconButton aria-label={text.cancelEdit({ code })} onPress={onCancel}>
          <Icon of={X} />
        </IconButton>
      </Cell>
    </Row>
  );
}

const Code = styled(Cell)`
  block-size: ${tokens.density.control};
`;

const Wide = styled(Cell)`
  grid-column: span 2;
  padding-inline: 0 ${tokens.space[2]};

  > * {
    inline-size: 100%;
  }
`;
