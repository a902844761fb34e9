import type {} from '@vitest/browser-playwright';
import { Button } from '@college/ui/Button';
import { ToastProvider, useToast } from '@college/ui/Toast';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DialogTrigger } from 'react-aria-components';
import { defineElement, put } from './testing/testElement';

const hostile = `
  * { letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 4 !important; }
  body { font: italic 40px cursive; color: red; text-align: center; }
  button { color: red !important; font-size: 40px !important; display: block !important; }
  div, span, p { border: 10px solid red !important; }
`;
let sheet: HTMLStyleElement;

beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'));
});
afterEach(() => {
  sheet.remove();
  document.body.replaceChildren();
});

const tag = defineElement(() => (
  <>
    <p>What is saved</p>
    <Button>Save</Button>
  </>
));
const watched = [
  'color',
  'fontSize',
  'fontFamily',
  'fontStyle',
  'letterSpacing',
  'textTransform',
  'lineHeight',
  'borderTopWidth',
  'display',
  'textAlign',
] as const;

async function looksOf(element: HTMLElement) {
  await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeTruthy();
  return [...element.shadowRoot!.querySelectorAll('p, button')].map((part) => {
    const style = getComputedStyle(part);
    return { ...Object.fromEntries(watched.map((name) => [name, style[name]])), height: part.getBoundingClientRect().height };
  });
}

it('looks the same in a hostile page', async () => {
  const calm = await looksOf(put(tag));
  sheet.textContent = hostile;
  expect(await looksOf(put(tag))).toEqual(calm);
});

it('stays hidden where the page hides it', async () => {
  const element = put(tag);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  element.style.visibility = 'hidden';
  await expect.element(page.getByText('Save', { exact: true })).not.toBeVisible();
});

it.each(['shadow', 'light'])('takes the colours and corners that the page sets (%s)', async (root) => {
  sheet.textContent = `:root { --college-color-text: rgb(1, 2, 3); --college-radius-control: 11px; }`;
  const element = put(tag, {}, { root });
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  const style = getComputedStyle((element.shadowRoot ?? element).querySelector('button')!);
  expect([style.color, style.borderTopLeftRadius]).toEqual(['rgb(1, 2, 3)', '11px']);
});

it('changes its theme without remounting', async () => {
  const element = put(tag);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  const root = element.shadowRoot!.querySelector('[data-cw-root]');
  element.setAttribute('theme', 'dark');
  await expect.poll(() => root?.getAttribute('data-cw-theme')).toBe('dark');
});

it.each(['shadow', 'light'])('follows what the system of the reader asks for, as that changes (%s)', async (root) => {
  const wish = async (scheme: string, contrast = 'no-preference') => {
    const features = [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-contrast', value: contrast },
    ];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  await wish('dark');
  const element = put(tag, {}, { root, theme: 'system' });
  const painted = () => (element.shadowRoot ?? element).querySelector('[data-cw-root]')?.getAttribute('data-cw-theme');
  await expect.poll(painted).toBe('dark');
  await wish('dark', 'more');
  await expect.poll(painted).toBe('contrast');
  await wish('light');
  await expect.poll(painted).toBe('light');
});

it('keeps its styles in its own tree', async () => {
  const inHead = document.head.querySelectorAll('style').length;
  const element = put(tag);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(element.shadowRoot!.querySelectorAll('style').length).toBe(1);
  expect(document.head.querySelectorAll('style').length).toBe(inHead);
});

it('keeps toasts accessible over a dialog', async () => {
  function Asking() {
    const { showToast } = useToast();
    return (
      <DialogTrigger>
        <Button>Ask</Button>
        <ConfirmDialog
          title="Delete it?"
          confirmLabel="Delete"
          onConfirm={() => {
            showToast({ message: 'Deleted', action: { label: 'Undo', onAction: () => undefined } });
            return new Promise(() => undefined);
          }}
        />
      </DialogTrigger>
    );
  }
  const element = put(
    defineElement(() => (
      <ToastProvider>
        <Asking />
      </ToastProvider>
    )),
  );
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const toast = element.shadowRoot!.querySelector('[data-react-aria-top-layer]')!;
  expect(toast.closest('[inert], [aria-hidden="true"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
});
