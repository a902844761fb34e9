import { Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { DialogContent } from '../Dialog/DialogContent';
import { sheetGround } from '../Dialog/DialogFrame';
import { Icon } from '../icons';
import { Link } from '../Link';
import { Note } from '../Note';
import { SaveStatus } from '../SaveStatus';
import { SheetSection } from './SheetSection';

const savedAt = new Date('2026-03-02T16:40:00+08:00');

/** The question before a loss, remarks inside a page, and the phrase of the saving state. */
export function MessageSection() {
  return (
    <SheetSection title="对话框与提示">
      <Halves>
        <Sheet data-size="confirm">
          <DialogContent
            role="alertdialog"
            title="删除「数据结构」？"
            footer={
              <>
                <Button variant="ghost" ref={(element) => element?.setAttribute('data-focus-visible', 'true')}>
                  取消
                </Button>
                <Button variant="confirm-danger">删除课程</Button>
              </>
            }
          >
            将一并删除 6 个章节、10 个课点、9 条 KSA 和 12 处矩阵支撑，不能恢复。专业矩阵中 1.2 与 2.1 会各少一门强支撑课程。
          </DialogContent>
        </Sheet>
        <Column>
          <Note>此说明不出现在正式文件中。</Note>
          <Note variant="info" icon={<Icon of={Sparkles} />} action={<Link href="#suggestions">逐条查看</Link>}>
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
      </Halves>
    </SheetSection>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 480px minmax(0, 1fr);
  align-items: start;
  gap: 40px;
`;

const Sheet = styled.div`
  ${sheetGround}
`;

const Column = styled.div`
  display: grid;
  gap: 12px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
`;
