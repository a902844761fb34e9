import type { DocumentLanguages, ExamPercent } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { cellMessages, EditActions, EditButton, NotFilled, PartHead, UnderLine } from '../cells';
import { DocumentTable } from '../DocumentTable';
import type { SyllabusField } from '../field';
import { PercentRows } from './PercentRows';
import { percentLimits, sumOf } from './percentState';
import { readPercent } from './readPercent';
import { usePercentTable } from './usePercentTable';

export interface PercentTableProps {
  field: SyllabusField<ExamPercent>;
  /**
   * Languages of the table while it is read.
   * @default the reader's
   */
  languages?: DocumentLanguages;
}

/** How the total score is composed: its scale, and the shares of regular and final grade, which should add to 100 (reference §2.12). */
export function PercentTable({ field, languages }: PercentTableProps) {
  const state = usePercentTable(field);
  const common = useMessages(cellMessages);
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const problemId = useId();
  const { text, rootRef, rows, value, total, wrong, last } = state;
  const stored = field.value.rows;
  const table = useMemo(() => readPercent(stored, languages ?? language), [stored, languages, language]);
  const isOpen = field.typed !== undefined;
  const difference = { total: String(total), by: String(sumOf([{ percent: Math.abs(total - 100) }])) };

  return (
    <Root ref={rootRef} data-field={field.name}>
      <PartHead>
        <h3>{text.title}</h3>
        {!isOpen && field.isRevisable && <EditButton name={text.title} onPress={state.handleEdit} />}
      </PartHead>
      <div role="presentation" onKeyDown={isOpen ? state.walk.onKeyDown : undefined}>
        <Scale
          aria-label={text.scale}
          isReadOnly={!isOpen}
          value={String(value.type)}
          onChange={(chosen) => state.handleScale(chosen === '1' ? 1 : 0)}
        >
          <span>{text.scale}</span>
          <Radio value="0">{text.percentage}</Radio>
          <Radio value="1">{text.fiveLevel}</Radio>
        </Scale>
      </div>
      {!isOpen && (rows.length === 0 ? <NotFilled>{common.notFilled}</NotFilled> : <DocumentTable table={table} />)}
      {isOpen && <PercentRows state={state} problemId={problemId} />}
      <div>
        {/* Always there, so that it is heard when the sum changes. */}
        <UnderLine role="status" data-tone={rows.length > 0 && total !== 100 ? 'warning' : undefined}>
          {rows.length > 0 && total !== 100 && (
            <>
              <Icon of={TriangleAlert} size="small" />
              {total < 100 ? text.short(difference) : text.over(difference)}
            </>
          )}
        </UnderLine>
        {isOpen && (
          <UnderLine id={problemId} role="alert" data-tone="danger">
            {(wrong.length > 0 || field.problem) && <Icon of={CircleAlert} size="small" />}
            {wrong[0]?.sentence ?? field.problem}
          </UnderLine>
        )}
        {last && (
          <UnderLine role="status">
            {last.sentence}
            <Button variant="link" size="small" onPress={state.handleUndo}>
              {text.undo}
            </Button>
          </UnderLine>
        )}
        {isOpen && state.isFull && <UnderLine>{text.full({ max: percentLimits.rows })}</UnderLine>}
      </div>
      {isOpen && <EditActions name={text.title} onSave={state.handleSave} onCancel={state.handleCancel} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;

const Scale = styled(RadioGroup)`
  span:first-child {
    color: ${tokens.color.textMuted};
  }
`;
