import { Trash2 } from 'lucide-react';
import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { BusyArc } from './BusyArc';
import { ChangeMark } from './ChangeMark';
import { Icon } from './Icon';
import { Mark } from './Mark';
import { Star } from './Star';

conformance(<Icon of={Trash2} aria-label="删除" />);
conformance(<Star kind="strong" />);
conformance(<Mark aria-label="课程建设工作台" />);
conformance(<BusyArc />);
conformance(<ChangeMark kind="added" />);

it.each([
  ['strong', '★'],
  ['weak', '☆'],
  ['suggested', '建议'],
] as const)('names the %s star %s', async (kind, name) => {
  const { getByRole } = await renderUi(<Star kind={kind} />);
  await expect.element(getByRole('img', { name })).toBeVisible();
});

it.each([
  ['added', '新增'],
  ['removed', '删去'],
  ['strengthened', '加强'],
  ['weakened', '减弱'],
  ['edited', '文字'],
] as const)('names the mark of what was %s %s', async (kind, name) => {
  const { getByRole } = await renderUi(<ChangeMark kind={kind} />);
  await expect.element(getByRole('img', { name })).toBeVisible();
});

it('leaves decoration out of what is spoken', async () => {
  const { container } = await renderUi(
    <>
      <Star kind="weak" aria-hidden />
      <ChangeMark kind="removed" aria-hidden />
      <Icon of={Trash2} />
      <Mark />
    </>,
  );
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(4);
  expect(container.querySelectorAll('[role="img"]')).toHaveLength(0);
});
