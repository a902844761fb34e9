import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The shape of the paper while it is fetched: its title, the facts and the first lines. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <SkeletonShape label={label}>
      <Sheet>
        <Skeleton width={280} height={28} />
        <Lines>
          {Array.from({ length: 9 }, (_, line) => (
            <Skeleton key={line} width={line % 3 === 2 ? '62%' : '100%'} />
          ))}
        </Lines>
      </Sheet>
    </SkeletonShape>
  );
}

const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[10]};
  max-inline-size: 848px;
  margin-inline: auto;
  padding-block-start: ${tokens.space[2]};
`;

const Lines = styled.div`
  display: grid;
  gap: 28px;
  inline-size: 100%;
`;
