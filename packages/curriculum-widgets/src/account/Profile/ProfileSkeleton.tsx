import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

const heights = [32, 96, 96, 32, 32, 32, 32];

/** A profile before it has arrived, in the shape of what comes. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <SkeletonShape label={label}>
      <Fields>
        {heights.map((height, place) => (
          <Field key={place}>
            <Skeleton width={72} height={8} />
            <Skeleton height={height} width={place === 1 ? 96 : undefined} />
          </Field>
        ))}
      </Fields>
    </SkeletonShape>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.readMax};
`;

const Field = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
