import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox';
import { Star } from '../icons';
import { Kbd } from '../Kbd';
import { NumberField } from '../NumberField';
import { Radio, RadioGroup } from '../RadioGroup';
import { SearchField } from '../SearchField';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { Select } from '../Select';
import { Switch } from '../Switch';
import { Tag } from '../Tag';
import { TextField } from '../TextField';
import { tokens } from '../theme';
import { ForcedFocus } from './ForcedFocus';
import { SheetCaption, SheetSection } from './SheetSection';

const types = [
  { value: 1, label: '通识课程' },
  { value: 2, label: '学科基础课程' },
  { value: 3, label: '专业课程' },
];

/** Fields and choices, each in the states that differ. */
export function FieldSection() {
  return (
    <SheetSection title="输入">
      <Grid>
        <TextField label="课程名称" isRequired defaultValue="数据结构" />
        <ForcedFocus>
          <TextField label="课程名称" isRequired defaultValue="数据结构" />
        </ForcedFocus>
        <TextField label="课程名称" isRequired placeholder="例如 数据结构" errorMessage="请填写课程名称" />
        <TextField label="课程名称" isDisabled defaultValue="数据结构" />
        <Select label="课程性质" options={types} defaultValue={2} />
        <NumberField label="理论学时" unit="学时" defaultValue={48} description="与章节合计一致" />
        <SearchField label="搜索" placeholder="名称或编号" shortcut="/" />
        <Labelled name="选择">
          <Checkbox defaultSelected>已选</Checkbox>
          <Checkbox isIndeterminate>部分</Checkbox>
          <Checkbox>未选</Checkbox>
          <Checkbox isDisabled>禁用</Checkbox>
        </Labelled>
        <RadioGroup label="单选" defaultValue="0">
          <Radio value="0">考试</Radio>
          <Radio value="1">考查</Radio>
        </RadioGroup>
        <Labelled name="分段" gap={tokens.space[2]}>
          <SegmentedControl aria-label="类别" defaultValue="1">
            <Segment value="1">必修</Segment>
            <Segment value="2">选修</Segment>
          </SegmentedControl>
          <SegmentedControl aria-label="强度" defaultValue="1">
            <Segment value="0">
              <Star kind="strong" aria-hidden />强
            </Segment>
            <Segment value="1">
              <Star kind="weak" aria-hidden />弱
            </Segment>
          </SegmentedControl>
        </Labelled>
        <Labelled name="开关">
          <Switch defaultSelected>仅看我的课程</Switch>
        </Labelled>
        <Labelled name="标签与键" gap={tokens.space[2]}>
          <Tag>必修</Tag>
          <Tag variant="filled">K1 大O记号含义</Tag>
          <Tag variant="danger">X1</Tag>
          <Kbd>Ctrl</Kbd>
          <Kbd>S</Kbd>
        </Labelled>
      </Grid>
    </SheetSection>
  );
}

function Labelled({ name, gap = tokens.space[4], children }: { name: string; gap?: string; children: ReactNode }) {
  return (
    <Column>
      <SheetCaption>{name}</SheetCaption>
      <Row style={{ gap }}>{children}</Row>
    </Column>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: 20px 24px;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.density.control};
`;
