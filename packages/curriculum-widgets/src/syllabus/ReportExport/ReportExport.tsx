import type { DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { named, reportExportMessages } from './messages';
import { MissingDialog } from './MissingDialog';
import type { ReportFilesSource } from './ReportFilesSource';
import { UnsavedDialog } from './UnsavedDialog';
import { useReportExport } from './useReportExport';

export interface ReportExportProps {
  /** The port that creates the files. */
  source: ReportFilesSource;
  /** The course whose report is downloaded. */
  courseId: number;
  /** Languages of the file: the choice of the page (decision 156). @default 'zh' */
  languages?: DocumentLanguages;
  /**
   * The number of unsaved fields of the page; the file contains the saved version, which a dialog points out first.
   * @default 0
   */
  unsavedCount?: number;
  /** Saves everything unsaved and answers whether that worked; left out, the saved version alone can be had. */
  onSave?: () => Promise<boolean>;
  /** Time as the second of patience sees it. @default the machine's clock */
  clock?: Clock;
}

/** Downloads the report of a course as Word document or as PDF (reference §2.12). Put it inside a `ToastProvider`. */
export function ReportExport({ languages = 'zh', unsavedCount = 0, ...props }: ReportExportProps) {
  const text = useMessages(reportExportMessages);
  const { state, choose, downloadSaved, saveAndDownload, close, cancel } = useReportExport({ ...props, languages, unsavedCount });
  const wordRef = useRef<HTMLButtonElement>(null);
  const pdfRef = useRef<HTMLButtonElement>(null);
  const making = state.step === 'making' ? state : null;
  const refs = { word: wordRef, pdf: pdfRef };

  function handleCancel() {
    const chosen = making?.editable ? wordRef : pdfRef;
    cancel();
    // The pressed button is removed with the cancelled export.
    chosen.current?.focus();
  }

  return (
    <Line>
      {(['word', 'pdf'] as const).map((kind) => {
        const isMaking = making !== null && making.editable === (kind === 'word');
        // The progress takes the room of the button that cannot be pressed meanwhile.
        if (making?.isSlow && !isMaking) return null;
        return (
          <Button
            key={kind}
            ref={refs[kind]}
            variant="ghost"
            isPending={isMaking}
            isDisabled={making !== null && !isMaking}
            pendingLabel={text.making(named({ editable: kind === 'word' }, text))}
            onPress={() => choose(kind === 'word')}
          >
            <Icon of={Download} />
            {text[kind]}
          </Button>
        );
      })}
      {making?.isSlow && (
        <Progress>
          <ProgressBar aria-label={text.making(named(making, text))} value={making.percent} />
          <span aria-hidden>{`${making.percent}%`}</span>
          <Button variant="ghost" size="small" onPress={handleCancel}>
            {text.cancel}
          </Button>
        </Progress>
      )}
      <UnsavedDialog
        state={state}
        unsavedCount={unsavedCount}
        canSave={props.onSave !== undefined}
        onClose={close}
        onDownloadSaved={downloadSaved}
        onSave={() => void saveAndDownload()}
      />
      <MissingDialog state={state} onClose={close} />
    </Line>
  );
}

const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;

const Progress = styled.span`
  display: grid;
  grid-template-columns: 96px 4ch auto;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
