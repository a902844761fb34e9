import type { EditionDetail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FindingsList } from '../../../editions/conflicts/FindingsList';
import { EditionFigures } from '../../../editions/EditionList/EditionFigures';
import { MutedText, SectionTitle } from '../../../support/textParts';
import { useAnswer } from '../../../support/useAnswer';
import type { CopyWizardSource } from '../CopyWizardSource';
import { FlushLink } from './FlushLink';
import { rehearsalMessages } from './rehearsalMessages';

export interface RehearsalResultProps extends Pick<CopyWizardSource, 'loadFigures'> {
  editionId: number;
  loadEdition: (id: number, options: { signal: AbortSignal; figures: boolean }) => Promise<EditionDetail>;
  /** Opens the comparison of the draft with the current edition. */
  onCompare?: () => void;
  /** Opens the merge of the draft. */
  onMerge?: () => void;
}

/** What a rehearsed copy came to: the current edition is as it was, and what has changed in the draft. */
export function RehearsalResult({ editionId, loadEdition, loadFigures, onCompare, onMerge }: RehearsalResultProps) {
  const text = useMessages(rehearsalMessages);
  const { request, retry } = useAnswer(editionId, (options) => loadEdition(editionId, { ...options, figures: true }));
  const figures = request.status === 'done' ? request.answer.figures : null;
  return (
    <section aria-label={text.impact}>
      <Note variant="info">{text.rehearsed}</Note>
      {request.status === 'failed' && (
        <Note
          variant="warning"
          action={
            <Button variant="link" size="small" onPress={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.impactFailed}
        </Note>
      )}
      <Impact aria-busy={request.status === 'loading' || undefined}>
        <SectionTitle as="h4">{text.impact}</SectionTitle>
        {request.status === 'loading' && <MutedText role="status">{text.impactLoading}</MutedText>}
        {figures && <EditionFigures {...figures} />}
        {loadFigures && <Checks editionId={editionId} loadFigures={loadFigures} />}
        <Acts>
          {onCompare && (
            <FlushLink variant="link" onPress={onCompare}>
              {text.compare}
            </FlushLink>
          )}
          {onMerge && (
            <FlushLink variant="link" onPress={onMerge}>
              {text.merge}
            </FlushLink>
          )}
        </Acts>
      </Impact>
    </section>
  );
}

/** The findings that the draft opens and closes against the current edition. */
function Checks({ editionId, loadFigures }: Pick<RehearsalResultProps, 'editionId'> & Required<Pick<CopyWizardSource, 'loadFigures'>>) {
  const text = useMessages(rehearsalMessages);
  const { request, retry } = useAnswer(editionId, (options) => loadFigures([`edition:${editionId}`], options));
  return (
    <>
      <SectionTitle as="h4">{text.checks}</SectionTitle>
      {request.status === 'loading' && <MutedText role="status">{text.checking}</MutedText>}
      {request.status === 'failed' && (
        <MutedText>
          {text.checksFailed}{' '}
          <Button variant="link" size="small" onPress={retry}>
            {text.retry}
          </Button>
        </MutedText>
      )}
      {request.status === 'done' && <FindingsList findings={request.answer.flatMap(({ findings }) => findings)} numbers={new Map()} />}
    </>
  );
}

const Impact = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
`;
