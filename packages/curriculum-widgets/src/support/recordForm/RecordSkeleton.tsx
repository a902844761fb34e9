import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { CloseStack } from '../layoutParts';

/** A record before it has arrived, in the shape of what comes: the bar, then fields under each other. */
export function RecordSkeleton({ label, fieldCount }: { label: string; fieldCount: number }) {
  return (
    <SkeletonShape label={label}>
      <Bar>
        <Skeleton width={160} height={20} />
      </Bar>
      <Fields>
        {Array.from({ length: fieldCount }, (_, place) => (
          <CloseStack key={place}>
            <Skeleton width={72} height={8} />
            <Skeleton height={place % 4 === 3 ? 88 : 32} />
          </CloseStack>
        ))}
      </Fields>
    </SkeletonShape>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  block-size: 56px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: calc(${tokens.size.readMax} + 2 * ${tokens.size.pageX});
  padding: ${tokens.space[6]} ${tokens.size.pageX};
`;
