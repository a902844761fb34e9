import { createMockBackend, createMockPorts } from '@college/api-client/mock';
import { CopyWizard } from '@college/curriculum-widgets/copying/CopyWizard';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { activeElement } from '@college/ui/shadow';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { defineElement, put } from './testing/testElement';

afterEach(() => document.body.replaceChildren());

interface QuestionProps {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

function Question({ isOpen = true, onOpenChange }: QuestionProps) {
  return (
    <Dialog title="How strong?" isOpen={isOpen} onOpenChange={onOpenChange} footer={<Button>Go on</Button>}>
      <RadioGroup label="Support">
        <Radio value="strong">Strong</Radio>
        <Radio value="weak">Weak</Radio>
      </RadioGroup>
      <input aria-label="Reason" />
    </Dialog>
  );
}

const definition = { props: { isOpen: 'boolean', onOpenChange: 'event' } } as const;

it.each(['shadow', 'light'])('reaches choices of which none is made yet by Tab, in both directions (%s)', async (root) => {
  put(defineElement(Question), {}, { root });
  await expect.element(page.getByRole('radio', { name: 'Strong' })).toBeInTheDocument();
  page.getByRole('textbox', { name: 'Reason' }).element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(activeElement()).toMatchObject({ type: 'radio' });
  await userEvent.keyboard(' {Tab}');
  expect(activeElement()).toMatchObject({ ariaLabel: 'Reason' });
});

it.each(['shadow', 'light'])('treats Enter in a field as a plain key (%s)', async (root) => {
  const onClick = vi.fn();
  const tag = defineElement(() => (
    <>
      <input aria-label="Search" />
      <button onClick={onClick}>Delete</button>
    </>
  ));
  put(tag, {}, { root });
  const address = location.href;
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(location.href).toBe(address);
});

it.each(['shadow', 'light'])('restores the focus to its opener in the page, each time (%s)', async (root) => {
  const opener = document.createElement('button');
  opener.textContent = 'Open';
  document.body.append(opener);
  const element = put(defineElement(Question, definition), { isOpen: false }, { root });
  const setOpen = (isOpen: boolean) => Object.assign(element, { isOpen });
  opener.addEventListener('click', () => setOpen(true));
  element.addEventListener('open-change', (event) => setOpen((event as CustomEvent<boolean>).detail));
  for (let time = 0; time < 6; time += 1) {
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').element().contains(activeElement())).toBe(true);
    if (time % 2) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Open');
  }
});

it.each(['shadow', 'light'])('copies a course by keyboard alone (%s)', async (root) => {
  const tag = defineElement(CopyWizard, {
    props: { dataSource: 'object', courseId: 'number', courseName: 'string', defaultOpen: 'boolean' },
  });
  put(
    tag,
    { dataSource: createMockPorts(createMockBackend()).copying, courseId: 1004, courseName: '数据结构', defaultOpen: true },
    { root, locale: 'zh-CN' },
  );
  await expect.element(page.getByRole('combobox', { name: '学校' })).toBeVisible();
  for (const name of ['学校', '学院', '专业']) {
    await tabTo(page.getByRole('combobox', { name }));
    await userEvent.keyboard('{ArrowDown}');
  }
  await tabTo(page.getByRole('button', { name: '下一步' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已绑定 0/4')).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: /^G1 / }));
  await userEvent.keyboard(' {ArrowDown} {ArrowDown} {ArrowDown} ');
  await tabTo(page.getByRole('radio', { name: /^1\.1 / }));
  await userEvent.keyboard(' ');
  await tabTo(page.getByRole('radio', { name: '强' }));
  await userEvent.keyboard(' ');
  await tabTo(page.getByRole('button', { name: /^绑定/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已绑定 4/4')).toBeVisible();
  await tabTo(page.getByRole('button', { name: '下一步' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已复制到计算机科学与技术')).toBeVisible();
});

/** Presses Tab until the wanted element has focus. */
async function tabTo(wanted: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (activeElement() === wanted.element()) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not come to ${wanted.element().outerHTML}`);
}
