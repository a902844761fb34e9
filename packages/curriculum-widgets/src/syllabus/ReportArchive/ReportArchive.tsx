import { plainFileName, type DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useToast } from '@college/ui/Toast';
import { Fragment, useState } from 'react';
import { Stack } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { reportExportMessages } from '../ReportExport/messages';
import { ArchiveResult } from './ArchiveResult';
import { reportArchiveMessages } from './messages';
import type { ReportArchiveSource } from './ReportArchiveSource';
import { useReportArchive } from './useReportArchive';

export interface ReportArchiveProps {
  /** The port that collects the files. */
  source: ReportArchiveSource;
  /** The courses whose reports are exported. */
  courses: readonly { id: number; name: string }[];
  /** Their major, for the name of the archive. */
  majorName?: string;
  /** Called when the window closes, with or without an archive. */
  onClose: () => void;
}

const choices: readonly DocumentLanguages[] = ['zh', 'en', 'both'];

/** A window that exports the reports of several courses as one ZIP, and says which are not in it and why. Put it inside a `ToastProvider`. */
export function ReportArchive({ source, courses, majorName = '', onClose }: ReportArchiveProps) {
  const text = useMessages(reportArchiveMessages);
  const files = useMessages(reportExportMessages);
  const { showToast } = useToast();
  const [isEditable, setEditable] = useState(true);
  const [languages, setLanguages] = useState<DocumentLanguages>(useLanguage());
  const { state, make } = useReportArchive({
    source,
    onComplete({ count }) {
      showToast({ type: 'success', message: text.started, description: text.holds({ count }) });
      onClose();
    },
  });
  const isMaking = state.step === 'making';
  const nameOf = (courseId: number) => courses.find(({ id }) => id === courseId)?.name ?? String(courseId);
  const fileName = `${plainFileName(text.fileName({ major: majorName }))}.zip`;
  const start = (courseIds: readonly number[]) => void make({ courseIds, editable: isEditable, languages, fileName });
  // What was never written is not there a minute later either.
  const again = state.step === 'told' ? state.result.leftOut.filter(({ message }) => message !== null) : [];

  function close() {
    if (isMaking) showToast({ type: 'info', message: text.stopped });
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={text.title({ count: courses.length })}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      footer={
        // Each step has buttons of its own, so that the focus is on one of them.
        state.step === 'told' ? (
          <Fragment key="told">
            {again.length > 0 && (
              <Button onPress={() => start(again.map(({ courseId }) => courseId))}>{text.tryLeftOut({ count: again.length })}</Button>
            )}
            <Button variant="primary" slot="close" autoFocus>
              {text.close}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="asking">
            <Button variant="ghost" slot="close" autoFocus={isMaking}>
              {text.cancel}
            </Button>
            <Button variant="primary" isPending={isMaking} pendingLabel={text.exporting} onPress={() => start(courses.map(({ id }) => id))}>
              {text.start}
            </Button>
          </Fragment>
        )
      }
    >
      {state.step === 'told' ? (
        <ArchiveResult result={state.result} of={state.of} nameOf={nameOf} />
      ) : (
        <Stack>
          {state.step === 'asking' && state.failure !== '' && <Note variant="error">{state.failure}</Note>}
          <RadioGroup
            label={text.format}
            description={text.hint}
            value={isEditable ? 'word' : 'pdf'}
            isDisabled={isMaking}
            onChange={(next) => setEditable(next === 'word')}
          >
            <Radio value="word">{files.wordFile}</Radio>
            <Radio value="pdf">{files.pdfFile}</Radio>
          </RadioGroup>
          <RadioGroup
            label={text.languages}
            value={languages}
            isDisabled={isMaking}
            onChange={(next) => setLanguages(choices.find((choice) => choice === next) ?? 'zh')}
          >
            {choices.map((choice) => (
              <Radio key={choice} value={choice}>
                {text[choice]}
              </Radio>
            ))}
          </RadioGroup>
          {isMaking && (
            <ProgressBar
              label={text.exporting}
              count={`${Math.floor((state.percent * state.of) / 100)}/${state.of}`}
              value={state.percent}
              hint={text.mayClose}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
