import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import type { DeskQuestion } from '../desk';
import { lossSummary } from './lossSummary';
import { matrixLossMessages } from './messages';

export interface MatrixLossProps {
  /** The matrices before and after the edit, and the two answers. */
  question: DeskQuestion;
}

/** As many as a glance takes in; the rest is a number. */
const MOST_NAMES = 6;

/** Asks for confirmation before an edit of a matrix deletes other entries: lists their numbers and names, and that one undo restores them. */
export function MatrixLoss({ question }: MatrixLossProps) {
  const text = useMessages(matrixLossMessages);
  const language = useLanguage();
  const { before, after, confirm, cancel } = question;
  const loss = useMemo(() => lossSummary(before, after, language), [before, after, language]);
  const named = (names: string[]) => text.names({ names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) });
  return (
    <ConfirmDialog isOpen title={text.title} confirmLabel={text.confirm} onConfirm={confirm} onOpenChange={(isOpen) => isOpen || cancel()}>
      <List>
        {loss.bindingCount > 0 && <li>{text.bindings({ count: loss.bindingCount })}</li>}
        {loss.pointCount > 0 && (
          <li>
            {text.points({ cells: loss.cellCount, points: loss.pointCount })}
            <Names>{named(loss.pointNames)}</Names>
          </li>
        )}
        {loss.ksaCount > 0 && (
          <li>
            {text.ksas({ count: loss.ksaCount })}
            <Names>{named(loss.ksaNames)}</Names>
          </li>
        )}
      </List>
      <p>{text.undo}</p>
    </ConfirmDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Names = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  overflow-wrap: anywhere;
`;
