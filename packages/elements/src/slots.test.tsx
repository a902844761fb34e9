import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import { defineElement, put } from './testing/testElement';

afterEach(() => document.body.replaceChildren());

interface Given {
  children: ReactNode;
  toolbarEnd?: ReactNode;
  note?: (id: number) => ReactNode;
}

const tag = defineElement(
  ({ children, toolbarEnd, note }: Given) => (
    <>
      <header>{toolbarEnd}</header>
      <main>{children}</main>
      <footer>{note?.(7)}</footer>
    </>
  ),
  { props: { children: 'children', toolbarEnd: 'node', note: 'node' } },
);

function paragraph(text: string, slot?: string) {
  const element = document.createElement('p');
  element.textContent = text;
  if (slot) element.slot = slot;
  return element;
}

/** The part of the widget in which something of the page is seen. */
function placeOf(element: Element) {
  const slot = element.assignedSlot ?? element;
  return slot.closest('header, main, footer')?.tagName;
}

it.each(['shadow', 'light'])('renders its children, each in its slot, also those added later (%s)', async (root) => {
  const element = document.createElement(tag);
  element.setAttribute('root', root);
  const [content, tool, later] = [paragraph('Content'), paragraph('Tool', 'toolbar-end'), paragraph('Later')];
  element.append(content, tool);
  document.body.append(element);
  await expect.element(page.getByText('Content')).toBeVisible();
  await expect.poll(() => [placeOf(content), placeOf(tool)]).toEqual(['MAIN', 'HEADER']);
  element.append(later);
  await expect.poll(() => placeOf(later)).toBe('MAIN');
  element.remove();
  await expect.poll(() => [...element.children].map((child) => child.textContent).sort()).toEqual(['Content', 'Later', 'Tool']);
});

it('renders elements that are set as properties, and those that a function creates', async () => {
  put(tag, { toolbarEnd: paragraph('Given'), note: (id: number) => paragraph(`Made for ${id}`) });
  await expect.element(page.getByText('Given')).toBeVisible();
  await expect.element(page.getByText('Made for 7')).toBeVisible();
});
