import { useMessages } from '@college/ui/messages';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { courseUnitDetailMessages } from './messages';
import { CloseStack } from '../../support/layoutParts';

/* The fields of each section: their columns and the height of their boxes. */
const sections = [
  { fields: 4, box: 32, hasLabels: true },
  { fields: 1, box: 88, hasLabels: false },
  { fields: 2, box: 64, hasLabels: true },
];

/** The detail before its unit has arrived, in the shape of what comes: the bar, then sections of fields. */
export function DetailSkeleton() {
  const text = useMessages(courseUnitDetailMessages);
  return (
    <SkeletonShape label={text.loading}>
      <Bar>
        <Skeleton width={160} height={20} />
      </Bar>
      <Page>
        {sections.map(({ fields, box, hasLabels }) => (
          <Section key={box}>
            <Skeleton width={64} />
            <Fields data-alone={fields === 1 || undefined}>
              {Array.from({ length: fields }, (_, place) => (
                <CloseStack key={place}>
                  {hasLabels && <Skeleton width={72} height={8} />}
                  <Skeleton height={box} />
                </CloseStack>
              ))}
            </Fields>
          </Section>
        ))}
      </Page>
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

const Page = styled.div`
  padding: ${tokens.space[5]} ${tokens.size.pageX};
`;

const Section = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, ${tokens.size.readMax});
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${tokens.space[3]};
  }
  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[4]};

  &[data-alone] {
    grid-template-columns: 1fr;
  }
`;
