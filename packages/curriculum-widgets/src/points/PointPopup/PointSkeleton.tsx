import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';

/** The popup while its points are on their way: rows in the shape of those to come. */
export function PointSkeleton({ label }: { label: string }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Line key={index}>
          <Skeleton width={16} />
          <Skeleton width={16} />
          <Skeleton width={120} />
          <Skeleton width={280 - (index % 3) * 40} />
          <Skeleton width={48} />
        </Line>
      ))}
    </Rows>
  );
}

// The height of the tabs, of the toolbar and of the header: the loaded rows are at the same position.
const Rows = styled.div`
  padding-block-start: calc(40px + ${tokens.space[5]} + ${tokens.density.control} + ${tokens.space[3]} + ${tokens.density.row});
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 40px 60px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr);
  align-items: center;
  block-size: ${tokens.density.row};
  padding-inline: ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};
`;
