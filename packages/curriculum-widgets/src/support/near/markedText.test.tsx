import { afterEach, expect, it } from 'vitest';
import { markedText } from './markedText';

const places: HTMLElement[] = [];
afterEach(() => {
  window.getSelection()!.removeAllRanges();
  for (const place of places.splice(0)) place.remove();
});

function put(into: (host: HTMLElement) => ParentNode & Node) {
  const host = document.body.appendChild(document.createElement('div'));
  places.push(host);
  const line = document.createElement('p');
  line.textContent = '课程矩阵与课点';
  into(host).append(line);
  return line;
}

it.each([
  ['the document', (host: HTMLElement) => host],
  ['a shadow tree', (host: HTMLElement) => host.attachShadow({ mode: 'open' })],
])('knows what is marked in %s', (_, into) => {
  const line = put(into);
  const text = line.firstChild!;
  window.getSelection()!.setBaseAndExtent(text, 2, text, 4);
  expect(markedText(line)?.toString()).toBe('矩阵');
  expect(markedText(line)?.intersectsNode(line)).toBe(true);
});

it('knows of nothing where only the caret stands', () => {
  const line = put((host) => host);
  window.getSelection()!.collapse(line.firstChild, 2);
  expect(markedText(line)).toBeNull();
});
