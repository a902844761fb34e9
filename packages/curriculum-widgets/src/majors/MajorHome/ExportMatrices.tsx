import type { Clock } from '@college/ui/clock';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { MatrixExport } from '../../matrices/MatrixExport';
import type { MajorHomeSource } from './MajorHomeSource';
import { majorHomeMessages } from './messages';

interface ExportMatricesProps {
  source: Pick<MajorHomeSource, 'exportMajorMatrix' | 'exportCourseMatrix'>;
  majorId: number;
  majorName: string;
  /** The card that was chosen. */
  chosen: { id: number; name: string } | null;
  onUnchoose: () => void;
  clock?: Clock;
}

/** The exports of the matrices, with the course they are about. */
export function ExportMatrices({ chosen, onUnchoose, ...rest }: ExportMatricesProps) {
  const text = useMessages(majorHomeMessages);
  const name = chosen ? chosen.name || text.unnamed : '';
  return (
    <>
      {chosen && (
        <Chosen>
          <span title={name}>{text.chosen({ name })}</span>
          <IconButton size="small" aria-label={text.unchoose({ name })} onPress={onUnchoose}>
            <Icon of={X} size="small" />
          </IconButton>
        </Chosen>
      )}
      <MatrixExport {...rest} courseId={chosen?.id ?? null} courseName={chosen?.name} />
    </>
  );
}

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    max-inline-size: 240px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
