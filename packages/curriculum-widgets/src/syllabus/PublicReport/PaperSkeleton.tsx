import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { keyframes, styled } from 'styled-components';

/** The shape of the paper while it is fetched: its title, the facts and the first lines. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <Shape role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={280} height={28} />
      <Lines>
        {Array.from({ length: 9 }, (_, line) => (
          <Skeleton key={line} width={line % 3 === 2 ? '62%' : '100%'} />
        ))}
      </Lines>
    </Shape>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What answers within 200 ms should not flicker. */
const Shape = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[10]};
  inline-size: 100%;
  max-inline-size: 848px;
  padding-block-start: ${tokens.space[2]};
  animation: ${appear} 200ms step-end;
`;

const Lines = styled.div`
  display: grid;
  gap: 28px;
  inline-size: 100%;
`;
