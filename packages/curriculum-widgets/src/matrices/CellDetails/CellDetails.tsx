import { threadOf, type LinkedMatrices, type MatrixFinding, type ThreadItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Finding } from '../../completion/DataCheck/Finding';
import { FindingList } from '../../support/findingParts';
import { useLanguage } from '../../support/useLanguage';
import { threadRows } from '../ThreadPanel/threadRows';
import { ThreadTree } from '../ThreadPanel/ThreadTree';
import { cellDetails, type DetailedCell } from './readCell';
import { DetailLine } from './DetailLine';
import { cellDetailsMessages } from './messages';

interface CellDetailsProps extends DetailedCell {
  matrices: LinkedMatrices;
  /** Whose chain shows; null while the cell has no item. */
  item: ThreadItem | null;
  /** Shows an item in its matrix. */
  onOpen: (item: ThreadItem) => void;
  onFinding: (finding: MatrixFinding) => void;
  /** Shows the whole chain. */
  onThread: () => void;
}

/** What the active cell is about: goals and points with their whole texts, what the rules find there, and how it serves the requirements. */
export function CellDetails({ matrices, matrix, projectId, cell, item, onOpen, onFinding, onThread }: CellDetailsProps) {
  const text = useMessages(cellDetailsMessages);
  const language = useLanguage();
  const { rowId, columnId } = cell;
  const details = useMemo(
    () => cellDetails(matrices, { matrix, projectId, cell: { rowId, columnId } }),
    [matrices, matrix, projectId, rowId, columnId],
  );
  const { goals, points, ksas, findings } = details;
  const up = item ? threadOf(matrices, item).up : [];
  const lines = (items: typeof goals) => items.map((one) => <DetailLine key={one.item.id} {...one} matrices={matrices} onOpen={onOpen} />);
  const isMajor = matrix === 'major';
  // Of other courses than this one nobody has loaded the points.
  const hasPoints = isMajor ? goals.length > 0 && rowId === String(matrices.courseId) : true;
  return (
    <Details role="group" aria-label={text.details}>
      {/* The form above has the goals of a cell of the major matrix. */}
      {!isMajor && goals.length > 0 && <Part title={matrix === 'course' ? text.goals : text.taskGoals}>{lines(goals)}</Part>}
      {hasPoints && (
        <Part title={text.points}>{points.length > 0 ? lines(points) : <Quiet>{isMajor ? text.noPoints : text.noPointsHere}</Quiet>}</Part>
      )}
      {matrix === 'project' && goals.length > 0 && (
        <Part title={text.ksas}>{ksas.length > 0 ? lines(ksas) : <Quiet>{text.noKsas}</Quiet>}</Part>
      )}
      {findings.length > 0 && (
        <Part title={text.findings}>
          <FindingList>
            {findings.map((finding) => (
              <Finding key={finding.id} kind="doubtful" sentence={finding.sentence[language]} onOpen={() => onFinding(finding)} />
            ))}
          </FindingList>
        </Part>
      )}
      {item && up.length > 0 && (
        <Chain key={`${item.kind} ${item.id}`} rows={threadRows(matrices, up, language)} {...{ onOpen, onThread }} />
      )}
    </Details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Chain({ rows, onOpen, onThread }: Pick<CellDetailsProps, 'onOpen' | 'onThread'> & { rows: ReturnType<typeof threadRows> }) {
  const text = useMessages(cellDetailsMessages);
  const id = useId();
  return (
    <section>
      <h3 id={id}>{text.thread}</h3>
      <ThreadTree aria-labelledby={id} rows={rows} onOpen={onOpen} />
      <Button variant="link" size="small" onPress={onThread}>
        {text.wholeThread}
      </Button>
    </section>
  );
}

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  h3 {
    margin: 0 0 ${tokens.space[1]};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
