import type { MentionablePerson } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CommentBox, type CommentBoxProps } from './CommentBox';

const zhao = { id: 1, userName: '赵启明' };
const wang = { id: 2, userName: '王芳' };

const words = { label: '您的回复', placeholder: '', sendLabel: '回复', sendingLabel: '正在发送…' };

async function open({ findPeople = async () => [], onSend = async () => undefined }: Partial<CommentBoxProps['source'] & CommentBoxProps>) {
  const screen = await renderUi(
    <>
      <CommentBox source={{ findPeople }} majorId={1001} {...words} onSend={onSend} />
      <input aria-label="别处" />
    </>,
  );
  const field = screen.getByRole('textbox', { name: '您的回复' });
  await field.click();
  return { screen, field };
}

/** People found at once for no letters; those for more are found by hand. */
function peopleFoundByHand(atOnce: MentionablePerson[]) {
  const answers: ((people: MentionablePerson[]) => void)[] = [];
  const findPeople = vi.fn(({ keyword }: { keyword: string }) =>
    keyword === '' ? Promise.resolve(atOnce) : new Promise<MentionablePerson[]>((resolve) => answers.push(resolve)),
  );
  return { findPeople, answers };
}

it('mentions nobody who was found for fewer letters and does not fit, and stays until the people are there', async () => {
  const { findPeople, answers } = peopleFoundByHand([zhao]);
  const { screen, field } = await open({ findPeople });
  await userEvent.keyboard('请@');
  await expect.element(screen.getByRole('option', { name: '赵启明' })).toBeVisible();
  await userEvent.keyboard('王{Enter}{Tab}');
  await expect.element(field).toHaveValue('请@王');
  await expect.element(field).toHaveFocus();
  expect(screen.getByRole('option').elements()).toEqual([]);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!([wang]);
  await expect.element(screen.getByRole('option', { name: '王芳' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('请@王芳 ');
});

it('mentions at once who was found for fewer letters and fits', async () => {
  const { screen, field } = await open(peopleFoundByHand([zhao, wang]));
  await userEvent.keyboard('请@');
  await expect.element(screen.getByRole('option', { name: '王芳' })).toBeVisible();
  await userEvent.keyboard('王{Enter}');
  await expect.element(field).toHaveValue('请@王芳 ');
});

it('mentions the person walked to for the letters that are typed, else the first', async () => {
  const { screen, field } = await open(peopleFoundByHand([zhao, wang, { id: 3, userName: '王丹' }]));
  await userEvent.keyboard('@');
  await expect.element(screen.getByRole('option', { name: '赵启明' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '王丹' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('王');
  await expect.element(screen.getByRole('option', { name: '王芳' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('@王丹 ');
});

it('begins a new line where nobody is found', async () => {
  const { screen, field } = await open({ findPeople: async () => [] });
  await userEvent.keyboard('@all');
  await expect.element(screen.getByText('没有这个名字的人员')).toBeInTheDocument();
  await userEvent.keyboard(' 看{Enter}好');
  await expect.element(field).toHaveValue('@all 看\n好');
});

it('begins a new line where people cannot be looked for', async () => {
  const { field } = await open({ findPeople: () => Promise.reject(new Error('繁忙')) });
  const pressEnter = () => field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await userEvent.keyboard('@all');
  await expect.poll(pressEnter).toBe(true);
  await userEvent.keyboard('{Enter}好');
  await expect.element(field).toHaveValue('@all\n好');
});

it('leaves the focus where the person went on while it was sent', async () => {
  const sent: (() => void)[] = [];
  const { screen, field } = await open({ onSend: () => new Promise<void>((resolve) => sent.push(resolve)) });
  await userEvent.keyboard('好，已改。{Control>}{Enter}{/Control}');
  await expect.poll(() => sent.length).toBe(1);
  await screen.getByLabelText('别处').click();
  sent[0]!();
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByLabelText('别处')).toHaveFocus();
});

it('takes the focus back into the field from the button that goes', async () => {
  const { screen, field } = await open({});
  await userEvent.keyboard('好，已改。');
  await screen.getByRole('button', { name: '回复' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});
