import type { DocumentLanguages } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { named, reportExportMessages } from './messages';
import { idleExport, reportExportReducer, slowAfter } from './reportExportState';
import type { ReportFilesSource } from './ReportFilesSource';

interface Options {
  source: ReportFilesSource;
  courseId: number;
  languages: DocumentLanguages;
  unsavedCount: number;
  onSave?: () => Promise<boolean>;
  clock?: Clock;
}

/** Milliseconds within which a second press of the same button is the second half of a double click. */
const doublePress = 600;

/** Creates one file at a time and downloads it; asks first where fields are unsaved. Unmounting aborts a pending export. */
export function useReportExport({ source, courseId, languages, unsavedCount, onSave, clock = realClock }: Options) {
  const text = useMessages(reportExportMessages);
  const { showToast } = useToast();
  const [state, dispatch] = useReducer(reportExportReducer, idleExport);
  // A second press may come before the first is drawn.
  const running = useRef<AbortController | null>(null);
  const runs = useRef(0);
  // A Word document may be ready before the second half of a double click.
  const pressed = useRef<boolean | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(editable: boolean) {
    if (running.current) return;
    const run = (runs.current += 1);
    const controller = new AbortController();
    running.current = controller;
    pressed.current = editable;
    clock.schedule(() => (pressed.current = null), doublePress);
    dispatch({ type: 'makingBegun', editable, run });
    const callOff = clock.schedule(() => dispatch({ type: 'secondPassed', run }), slowAfter);
    const request = { courseId, editable, languages };
    const handleProgress = (percent: number) => dispatch({ type: 'progressed', run, percent });
    try {
      const { file, missing } = await source.prepareReport(request, handleProgress, { signal: controller.signal });
      if (controller.signal.aborted) return;
      await source.downloadReport({ ...request, file });
      if (controller.signal.aborted) return;
      dispatch({ type: 'handedOver', run, missing });
      if (missing.length === 0) showToast({ type: 'success', message: text.started(named({ editable }, text)) });
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'failed', run });
      const action = { label: text.retry, onAction: () => void make(editable) };
      showToast({ type: 'error', message: messageOf(error), duration: Infinity, action });
    } finally {
      callOff();
      if (running.current === controller) running.current = null;
    }
  }

  return {
    state,
    choose(editable: boolean) {
      if (running.current || pressed.current === editable) return;
      if (unsavedCount > 0) dispatch({ type: 'unsavedFound', editable });
      else void make(editable);
    },
    /** Goes on from the question with what is saved. */
    downloadSaved() {
      if (state.step === 'asking') void make(state.editable);
    },
    /** Continues from the dialog once everything is saved; a failed save is reported by the saving code. */
    async saveAndDownload() {
      if (state.step !== 'asking' || state.isSaving || !onSave) return;
      dispatch({ type: 'savingBegun' });
      if (await onSave()) await make(state.editable);
      else dispatch({ type: 'givenUp' });
    },
    /** Closes the question or the telling. */
    close: () => dispatch({ type: 'givenUp' }),
    cancel() {
      if (state.step !== 'making') return;
      running.current?.abort();
      running.current = null;
      dispatch({ type: 'givenUp' });
      showToast({ type: 'info', message: text.cancelled(named(state, text)) });
    },
  };
}
