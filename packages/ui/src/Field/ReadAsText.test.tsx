import { expect, it } from 'vitest';
import { NumberField } from '../NumberField';
import { NumericInput } from '../NumericInput';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { Select } from '../Select';
import { renderUi } from '../testing';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { ReadAsText } from './ReadAsText';

const years = [
  { value: 1, label: '四年' },
  { value: 2, label: '五年' },
];

function Form({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <ReadAsText>
      <TextField label="专业名称" value="软件工程" isReadOnly={isReadOnly} isRequired />
      <TextField label="专业代码" value=" " isReadOnly={isReadOnly} />
      <TextArea label="培养目标" defaultValue={'第一行\n第二行'} isReadOnly={isReadOnly} />
      <Select label="修业年限" options={years} value={2} isReadOnly={isReadOnly} />
      <NumberField label="学时" value={48.5} unit="学时" isReadOnly={isReadOnly} />
      <NumericInput aria-label="占比 1" value="40" unit="%" isReadOnly={isReadOnly} />
      <SegmentedControl label="类别" value="1" isReadOnly={isReadOnly}>
        <Segment value="0">选修</Segment>
        <Segment value="1">必修</Segment>
      </SegmentedControl>
      <SegmentedControl label="类型" value={null} isReadOnly={isReadOnly}>
        <Segment value="0">准入类</Segment>
      </SegmentedControl>
    </ReadAsText>
  );
}

it('sets what is read-only as text under its label', async () => {
  const { getByRole, container } = await renderUi(<Form isReadOnly />);
  const words = (name: string) => getByRole('group', { name, exact: true }).element().querySelector('p')?.textContent;
  expect(container.querySelectorAll('input, textarea, button')).toHaveLength(0);
  expect(words('专业名称')).toBe('软件工程');
  expect(words('专业代码')).toBe('未填写');
  expect(words('培养目标')).toBe('第一行\n第二行');
  expect(words('修业年限')).toBe('五年');
  expect(words('学时')).toBe('48.5 学时');
  expect(words('占比 1')).toBe('40 %');
  expect(words('类别')).toBe('必修');
  expect(words('类型')).toBe('未填写');
});

it('leaves fields that are written as they are', async () => {
  const { getByRole } = await renderUi(<Form isReadOnly={false} />);
  await expect.element(getByRole('textbox', { name: '专业名称' })).toHaveValue('软件工程');
  await expect.element(getByRole('radio', { name: '必修' })).toBeChecked();
});
