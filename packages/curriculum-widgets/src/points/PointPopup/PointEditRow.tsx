import { inLanguage, pointProblems } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { LongTextField } from '@college/ui/LongTextField';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Cell, Doubt, Row } from '../rows/rowParts';
import { useEditKeys } from '../rows/useEditKeys';
import { pointPopupMessages } from './messages';
import type { PointDraft } from './pointDraft';

interface PointEditRowProps {
  draft: PointDraft;
  number: number;
  /** The point whose title is written again. */
  sameAs: number | undefined;
  onType: (text: { title?: string; description?: string }) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A point in edit: both texts, confirm and cancel. */
export function PointEditRow({ draft, number, sameAs, onType, onConfirm, onCancel }: PointEditRowProps) {
  const text = useMessages(pointPopupMessages);
  const { locale } = useLocale();
  const problems = draft.isTried ? pointProblems(draft) : {};
  const sentence = (problem: (typeof problems)['title']) => problem && inLanguage(problem, locale.startsWith('zh') ? 'zh' : 'en');
  const keys = useEditKeys({ onConfirm, onCancel });
  return (
    <Row role="row" data-row={draft.key ?? 'new'} data-editing="" {...keys}>
      <Cell role="gridcell" />
      <Level role="gridcell" data-tone="muted">
        {number}
      </Level>
      <FieldCell role="gridcell">
        <LongTextField
          aria-label={text.titleOf({ number })}
          isRequired
          autoFocus={draft.field === 'title'}
          value={draft.title}
          onChange={(title) => onType({ title })}
          errorMessage={sentence(problems.title)}
        />
        <Doubt role="status">
          {sameAs !== undefined && (
            <>
              <Icon of={TriangleAlert} size="small" />
              {text.sameTitle({ number: sameAs })}
            </>
          )}
        </Doubt>
      </FieldCell>
      <Wide role="gridcell">
        <LongTextField
          aria-label={text.descriptionOf({ number })}
          isRequired
          autoFocus={draft.field === 'description'}
          value={draft.description}
          onChange={(description) => onType({ description })}
          errorMessage={sentence(problems.description)}
        />
      </Wide>
      <Cell role="gridcell" data-part="actions">
        <IconButton aria-label={text.confirm({ number })} onPress={onConfirm}>
          <Icon of={Check} />
        </IconButton>
        <IconButton aria-label={text.cancelEdit({ number })} onPress={onCancel}>
          <Icon of={X} />
        </IconButton>
      </Cell>
    </Row>
  );
}

const Level = styled(Cell)`
  block-size: ${tokens.density.control};
`;

// Laid over the text: the field's text is aligned with the text it replaces.
const FieldCell = styled(Cell)`
  display: grid;
  gap: 0;
  padding-inline: 0 ${tokens.space[2]};

  > * {
    inline-size: 100%;
  }
`;

const Wide = styled(FieldCell)`
  grid-column: span 2;
`;
