import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { useAnswer } from '../../support/useAnswer';
import { CompletionFigures } from './CompletionFigures';
import type { CompletionSource } from './CompletionSource';
import { completionPopupMessages } from './messages';
import { useExport } from './useExport';

export interface CompletionPopupProps {
  /** Reads the figures and exports the report. */
  source: CompletionSource;
  /** The course whose figures show. */
  courseId: number;
  /** Names the course in the head. */
  courseName?: string;
  /** Whether it shows; the figures are read each time it opens. */
  isOpen: boolean;
  /** Called when it should close. */
  onOpenChange: (isOpen: boolean) => void;
}

/** How complete the five parts of a course's data are, and the detailed report as a workbook (core §2). Put it inside a `ToastProvider`. */
export function CompletionPopup({ source, courseId, courseName, isOpen, onOpenChange }: CompletionPopupProps) {
  const text = useMessages(completionPopupMessages);
  const { showToast } = useToast();
  const { isExporting, exportReport } = useExport(source, courseId);
  const { request, isPending, reload } = useAnswer(isOpen ? courseId : null, (options) => source.loadCompletion(courseId, options), {
    keepsLast: false,
    onFail: (message) => showToast({ type: 'error', message, action: { label: text.retry, onAction: () => reload() } }),
  });
  return (
    <Dialog
      title={text.title({ name: courseName })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={isExporting && <Exporting label={text.preparing} isIndeterminate />}
      footer={
        <>
          <Button variant="ghost" slot="close">
            {text.close}
          </Button>
          <Button variant="primary" isPending={isExporting} pendingLabel={text.exporting} onPress={exportReport}>
            <Icon of={Download} />
            {text.export}
          </Button>
        </>
      }
    >
      {request.status === 'loading' && <SkeletonRows rowCount={6} columns={['minmax(0, 1fr)', 'minmax(0, 160px)', '48px', '48px']} />}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={reload} isRetrying={isPending} />}
      {request.status === 'done' && <CompletionFigures completion={request.answer} />}
    </Dialog>
  );
}

const Exporting = styled(ProgressBar)`
  max-inline-size: 200px;
  color: ${tokens.color.textMuted};
`;
