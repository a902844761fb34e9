import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { courseUnitDetailMessages } from './messages';

/** The detail before its unit has arrived, in the shape of what comes. */
export function DetailSkeleton() {
  const text = useMessages(courseUnitDetailMessages);
  return (
    <Page>
      <SkeletonRows label={text.loading} columns={['112px', 'minmax(0, 784px)']} rowCount={8} rowHeight="72px" />
    </Page>
  );
}

const Page = styled.div`
  padding: ${tokens.space[5]} ${tokens.size.pageX};
`;
