import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FormGrid } from '../formSections/FormGrid';
import { onWideRecord } from '../formSections/onWideRecord';
import { CloseStack } from '../layoutParts';

/** A record before it has arrived, in the shape of what comes: the bar, then fields beside a side head. */
export function RecordSkeleton({ label, fieldCount }: { label: string; fieldCount: number }) {
  return (
    <SkeletonShape label={label}>
      <Bar>
        <Skeleton width={160} height={20} />
      </Bar>
      <Room>
        <Fields data-width="full">
          <Skeleton width={64} />
          <FormGrid>
            {Array.from({ length: fieldCount }, (_, place) => (
              <CloseStack key={place} data-span={place % 4 === 3 ? 8 : 4}>
                <Skeleton width={72} height={8} />
                <Skeleton height={place % 4 === 3 ? 88 : 32} />
              </CloseStack>
            ))}
          </FormGrid>
        </Fields>
      </Room>
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

const Room = styled.div`
  padding: ${tokens.space[6]} ${tokens.size.pageX};
  container: record / inline-size;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, calc(1.5 * (${tokens.size.readMax} + ${tokens.space[4]}) - ${tokens.space[4]}));
  column-gap: ${tokens.space[6]};

  ${onWideRecord} {
    grid-template-columns: 112px minmax(0, 1fr);
  }
  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${tokens.space[3]};
  }
`;
