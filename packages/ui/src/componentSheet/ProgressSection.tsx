import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Icon } from '../icons';
import { Pagination } from '../Pagination';
import { ProgressBar } from '../ProgressBar';
import { SkeletonRows } from '../Skeleton';
import { Stepper } from '../Stepper';
import { tokens } from '../theme';
import { SheetSection } from './SheetSection';

/** Progress: steps, progress bars, pages; and a list that is empty, loading or failed. */
export function ProgressSection() {
  return (
    <>
      <SheetSection title="进度与翻页">
        <Column>
          <Stepper steps={['目标专业', '绑定教学目标', '复制']} currentStep={1} />
          <Halves>
            <ProgressBar count="5/10" label="正在复制教学目标" value={60} hint="可以关闭窗口，复制会继续；完成后通知您。" />
            <Pagination page={1} total={115} pageSize={10} />
          </Halves>
        </Column>
      </SheetSection>
      <SheetSection title="空、载入、出错">
        <Thirds>
          <EmptyState
            title="尚未设置教学目标"
            hint="2.2 能借助文献分析问题并得出有效结论"
            action={
              <Button>
                <Icon of={Plus} />
                添加目标
              </Button>
            }
          />
          <SkeletonRows rowCount={5} columns={['40px', 'minmax(0, 1fr)', '32px', '32px']} />
          <ErrorState title="没有取到课程单元" hint="服务器没有在 10 秒内答复。已填的内容没有丢失。" onRetry={() => {}} />
        </Thirds>
      </SheetSection>
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: 20px;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: 480px minmax(0, 1fr);
  align-items: center;
  gap: 40px;
`;

const Thirds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${tokens.color.border};
  border-block-start-color: ${tokens.color.rule};

  > :nth-child(2) {
    border-inline: 1px solid ${tokens.color.border};
  }
`;
