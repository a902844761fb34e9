import { useMessages } from '@college/ui/messages';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { syllabusEditorMessages } from './messages';
import { Page } from './sheetParts';

const rows = Array.from({ length: 6 }, (_, place) => place);

/** The syllabus before it has arrived, in the shape of what comes: the bar, the outline, the head of the paper and its first fields. */
export function SyllabusSkeleton() {
  const text = useMessages(syllabusEditorMessages);
  return (
    <SkeletonShape label={text.loading}>
      <Line data-bar>
        <Skeleton width={120} height={20} />
      </Line>
      <Page>
        <Lines>
          {rows.map((place) => (
            <Skeleton key={place} width={136} height={12} />
          ))}
        </Lines>
        <div>
          <Title>
            <Skeleton width={280} height={28} />
          </Title>
          {rows.map((place) => (
            <Line key={place}>
              <Skeleton width={72} height={12} />
              <Skeleton width={160} height={12} />
              <Skeleton width={72} height={12} />
              <Skeleton width={160} height={12} />
            </Line>
          ))}
        </div>
      </Page>
    </SkeletonShape>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  padding-block-start: ${tokens.space[3]};
`;

const Title = styled.div`
  display: grid;
  justify-items: center;
  padding-block-end: ${tokens.space[12]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) 96px minmax(0, 1fr);
  align-items: center;
  block-size: 40px;
  border-block-end: 1px solid ${tokens.color.border};

  &[data-bar] {
    block-size: 56px;
    padding-inline: ${tokens.size.pageX};
  }
`;
