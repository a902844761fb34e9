import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { pointsUploadMessages } from './messages';
import type { PointsUploadState } from './pointsUploadState';
import { Muted } from '../../support/textParts';

interface PointsUploadStatusProps {
  state: PointsUploadState;
  onStop: () => void;
  onRetry: () => void;
}

/** The status of an upload: running with a cancel button, or rejected with the reason and what to do. */
export function PointsUploadStatus({ state, onStop, onRetry }: PointsUploadStatusProps) {
  const text = useMessages(pointsUploadMessages);
  switch (state.status) {
    case 'idle':
      return null;
    case 'uploading':
      return (
        <Row>
          <ProgressBar label={text.reading({ name: state.file.name })} isIndeterminate />
          <Button variant="ghost" onPress={onStop}>
            {text.cancel}
          </Button>
        </Row>
      );
    case 'refused': {
      const sentence = state.problem === 'oneFile' ? text.oneFile : text[state.problem]({ name: state.fileName });
      return (
        <Note variant="error">
          {sentence}
          <Muted as="div">{text.unchanged}</Muted>
        </Note>
      );
    }
    case 'failed':
      return (
        <Note
          variant="error"
          action={
            <Button variant="link" size="small" onPress={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {text.failed({ name: state.file.name, message: state.message })}
          <Muted as="div">{text.unchanged}</Muted>
        </Note>
      );
  }
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
`;
