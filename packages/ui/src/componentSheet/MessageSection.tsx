import { styled } from 'styled-components';
import { Link } from '../Link';
import { Note } from '../Note';
import { SaveStatus } from '../SaveStatus';
import { SheetSection } from './SheetSection';

const savedAt = new Date(2026, 2, 2, 16, 40);

/** Remarks inside a page and the phrase of the saving state. */
export function MessageSection() {
  return (
    <SheetSection title="提示与保存">
      <Column>
        <Note>此说明不出现在正式文件中。</Note>
        <Note variant="info" action={<Link href="#suggestions">逐条查看</Link>}>
          助手给出 4 条建议。
        </Note>
        <Note variant="warning">章节理论学时合计 50，课程为 48，多 2 学时。</Note>
        <Note variant="error" action={<Link href="#compare">比较</Link>}>
          李航 14:20 改过这一格，您的修改没有写入。
        </Note>
        <Row>
          <SaveStatus status="saved" savedAt={savedAt} />
          <SaveStatus status="saving" />
          <SaveStatus status="unsaved" changeCount={2} />
          <SaveStatus status="failed" onRetry={() => {}} />
        </Row>
      </Column>
    </SheetSection>
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 672px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
`;
