import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { keyframes, styled } from 'styled-components';
import { majorHomeMessages } from './messages';

/** The shape of the page while it is read: name, facts and two rows of cards. */
export function MajorHomeSkeleton() {
  const text = useMessages(majorHomeMessages);
  return (
    <Shape role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Late>
        <Skeleton width={160} height={28} />
        <Skeleton width={420} />
        <Cards>
          {Array.from({ length: 8 }, (_, index) => (
            <Card key={index}>
              <Skeleton width={40} />
              <Skeleton width={120} height={16} />
              <Skeleton width={160} />
              <Skeleton width={72} height={4} />
            </Card>
          ))}
        </Cards>
      </Late>
    </Shape>
  );
}

const Shape = styled.div`
  display: grid;
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What answers within 200 ms should not flicker. */
const Late = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  animation: ${appear} 1ms step-end 200ms backwards;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block-start: 1px solid ${tokens.color.border};
`;

const Card = styled.div`
  display: grid;
  align-content: space-between;
  block-size: 176px;
  padding: ${tokens.space[5]} 0;
  border-block-end: 1px solid ${tokens.color.border};
`;
