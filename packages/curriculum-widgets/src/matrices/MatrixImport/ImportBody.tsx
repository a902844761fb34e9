import { Button } from '@college/ui/Button';
import { DropZone } from '@college/ui/DropZone';
import { FileTrigger } from '@college/ui/FileTrigger';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import type { ImportMode } from '@college/curriculum-model';
import { styled } from 'styled-components';
import { ImportResult } from './ImportResult';
import type { ImportKind, MatrixImportEvent, MatrixImportState } from './matrixImportState';
import { matrixImportMessages } from './messages';
import { SignQuestions } from './SignQuestions';
import { useChooseFocus } from './useChooseFocus';

const limits = { acceptedFileTypes: ['.xlsx'], maxBytes: 10 * 1024 * 1024 } as const;

interface ImportBodyProps {
  state: MatrixImportState;
  decide: (event: MatrixImportEvent) => void;
  /** Whether either of the two workbooks may be imported. */
  hasChoice: boolean;
}

/** The window's content: the file, what it shall do, and what it would change. */
export function ImportBody({ state, decide, hasChoice }: ImportBodyProps) {
  const text = useMessages(matrixImportMessages);
  const chooseRef = useChooseFocus(state.status);
  const files = {
    ...limits,
    onSelect: ([file]: File[]) => file && decide({ type: 'fileChosen', file }),
    onRefuse: ([refusal]: { message: string }[]) => refusal && decide({ type: 'fileRefused', message: refusal.message }),
  };
  const isBusy = state.status === 'applying';
  const retry = (
    <Button variant="ghost" size="small" onPress={() => decide({ type: 'readAgain' })}>
      {state.status === 'unread' ? text.retry : text.readAgain}
    </Button>
  );

  if (state.status === 'empty') {
    return (
      <Column>
        {state.refusal && <Note variant="error">{state.refusal}</Note>}
        {hasChoice && (
          <SegmentedControl
            label={text.kindOfFile}
            value={state.kind}
            onChange={(kind) => decide({ type: 'kindChosen', kind: kind as ImportKind })}
          >
            <Segment value="major">{text.majorMatrix}</Segment>
            <Segment value="course">{text.courseMatrix}</Segment>
          </SegmentedControl>
        )}
        <DropZone
          ref={chooseRef}
          label={state.kind === 'major' ? text.file : text.courseFile}
          description={text.fileHelp}
          acceptsPagePaste
          {...files}
        />
      </Column>
    );
  }
  return (
    <Column>
      <FileLine ref={chooseRef}>
        <strong>{state.file.name}</strong>
        <FileTrigger size="small" variant="ghost" autoFocus isDisabled={isBusy} {...files}>
          {text.otherFile}
        </FileTrigger>
        {state.status === 'reading' && (
          <Reading>
            <ProgressBar label={text.reading({ name: state.file.name })} isIndeterminate />
            <Button variant="ghost" size="small" onPress={() => decide({ type: 'stopped' })}>
              {text.stop}
            </Button>
          </Reading>
        )}
      </FileLine>
      {state.status === 'unread' && (
        <Note variant="error" action={retry}>
          {text.readFailed({ name: state.file.name, message: state.message })}
        </Note>
      )}
      {state.status === 'planned' && state.failure && (
        <Note variant="error" action={retry}>
          {text.applyFailed({ message: state.failure })}
        </Note>
      )}
      <SegmentedControl
        label={text.mode}
        description={
          state.mode === 'append' ? text.appendMeaning : state.kind === 'major' ? text.replaceMeaning : text.courseReplaceMeaning
        }
        value={state.mode}
        isDisabled={isBusy}
        onChange={(mode) => decide({ type: 'modeChosen', mode: mode as ImportMode })}
      >
        <Segment value="append">{text.append}</Segment>
        <Segment value="replace">{text.replace}</Segment>
      </SegmentedControl>
      {state.asked.length > 0 && (
        <SignQuestions
          signs={state.asked}
          meanings={state.signs}
          isDisabled={isBusy}
          onDecide={(sign, relate) => decide({ type: 'signDecided', sign, relate })}
        />
      )}
      {'plan' in state && state.plan && <ImportResult plan={state.plan} kind={state.kind} isStale={state.status === 'reading'} />}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-block-size: 280px;
  align-content: start;
`;

const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;
`;

const Reading = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
`;
