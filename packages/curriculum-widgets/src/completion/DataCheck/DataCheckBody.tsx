import type { CompletionTarget } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { CircleCheck, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { useExport } from '../CompletionPopup/useExport';
import type { Check } from './checkParts';
import { CheckPartSection } from './CheckPartSection';
import type { DataCheckSource } from './DataCheckSource';
import type { CheckedState } from './dataCheckState';
import { dataCheckMessages } from './messages';
import { RuleCheckSection } from './RuleCheckSection';

export interface DataCheckBodyProps {
  state: CheckedState;
  check: Check;
  source: DataCheckSource;
  courseId: number;
  revision: number | string | undefined;
  canOpen: (target: CompletionTarget) => boolean;
  onOpen: (target: CompletionTarget) => void;
  onRetry: () => void;
  onFiguresOpen: () => void;
}

/** What was found, in the open panel: the overall figure, the report, and the five parts. */
export function DataCheckBody({ state, check, source, courseId, revision, canOpen, onOpen, onRetry, onFiguresOpen }: DataCheckBodyProps) {
  const text = useMessages(dataCheckMessages);
  const { isExporting, exportReport } = useExport(source, courseId);
  return (
    <>
      <Overall>
        <Figure type="button" aria-label={text.openFigures({ rate: check.overall })} onClick={onFiguresOpen}>
          <b>{check.overall}</b>
          <span>{text.overall}</span>
        </Figure>
        <Export variant="ghost" size="small" isPending={isExporting} pendingLabel={text.exporting} onPress={exportReport}>
          <Icon of={Download} />
          {text.export}
        </Export>
      </Overall>
      {state.message !== null && (
        <Note
          variant="error"
          action={
            <Button variant="link" size="small" onPress={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {text.recheckFailed({ message: state.message })}
        </Note>
      )}
      {state.gapsMessage !== undefined && (
        <Note
          variant="warning"
          action={
            <Button variant="link" size="small" onPress={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {text.gapsFailed({ message: state.gapsMessage })}
        </Note>
      )}
      {check.missingCount === 0 && (
        <AllDone>
          <Icon of={CircleCheck} />
          {text.allDone}
        </AllDone>
      )}
      {check.parts.map((part) => (
        <CheckPartSection key={part.name} part={part} canOpen={canOpen} onOpen={onOpen} />
      ))}
      {source.loadFindings && (
        <RuleCheckSection
          loadFindings={source.loadFindings}
          acceptFinding={source.acceptFinding}
          fixes={source.fixes}
          courseId={courseId}
          revision={revision}
        />
      )}
    </>
  );
}

const Overall = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Figure = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  margin-inline-start: -8px;
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  cursor: default;

  > b {
    color: ${tokens.color.text};
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 0;
  }
`;

const Export = styled(Button)`
  margin-inline-end: -12px;
`;

const AllDone = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.success};
`;
