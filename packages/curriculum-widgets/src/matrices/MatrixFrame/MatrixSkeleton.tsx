import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { MatrixKind } from '@college/curriculum-model';
import { matrixFrameMessages } from './messages';

const shapes = { major: { columns: 24, rows: 12 }, course: { columns: 5, rows: 6 }, project: { columns: 4, rows: 4 } };

/** A matrix to come: its head, its frozen column and its rows, without words. */
export function MatrixSkeleton({ kind }: { kind: MatrixKind }) {
  const text = useMessages(matrixFrameMessages);
  const { columns, rows } = shapes[kind];
  return (
    <Table role="status" aria-label={text.loading} data-kind={kind} style={{ '--columns': columns }}>
      <Head>
        <i />
        {Array.from({ length: columns }, (_, column) => (
          <i key={column}>
            <Skeleton width={kind === 'major' ? '60%' : '80%'} />
          </i>
        ))}
      </Head>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <i>
            <Skeleton width={row % 2 ? '56%' : '72%'} />
          </i>
          {Array.from({ length: columns }, (__, column) => (
            <i key={column} />
          ))}
        </Row>
      ))}
    </Table>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 224px repeat(var(--columns), minmax(0, 1fr));
  block-size: ${tokens.density.matrixCell};
  border-block-end: 1px solid ${tokens.color.border};

  > i {
    display: flex;
    align-items: center;
    padding-inline: ${tokens.space[2]};
    border-inline-end: 1px solid ${tokens.color.border};
  }
  > i:first-child {
    padding-inline: ${tokens.size.pageX} ${tokens.space[3]};
    border-color: ${tokens.color.borderStrong};
  }
`;

const Head = styled(Row)`
  block-size: 104px;
  border-color: ${tokens.color.borderStrong};
  background: ${tokens.color.tableHead};
`;

const Table = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
  overflow: hidden;

  &:not([data-kind='major']) ${Row}:not(${Head}) {
    block-size: 72px;
  }
`;
