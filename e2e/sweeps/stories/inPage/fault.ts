/** Something on the page that should not be so. */
export interface Fault {
  kind: 'message' | 'language' | 'clipped' | 'overlap' | 'wide' | 'axe';
  /** What is wrong, in a few words. */
  what: string;
  /** Where: a path that a person finds again. */
  target: string;
  /** How much, where that differs from one combination to the next. */
  extent?: string;
}

/** Names an element by its role or tag, its label or text, and the nearest ancestors that say something. */
export function pathOf(element: Element): string {
  const parts: string[] = [];
  for (
    let at: Element | null = element;
    at && at.id !== 'storybook-root' && at !== document.body && parts.length < 4;
    at = at.parentElement
  ) {
    const name = at.getAttribute('aria-label') ?? at.id;
    if (at === element || !isGenerated(name) || at.getAttribute('role')) parts.unshift(partOf(at, name));
  }
  return parts.join(' > ');
}

function partOf(element: Element, name: string) {
  const role = element.getAttribute('role');
  const tag = role ? `${element.localName}[${role}]` : element.localName;
  const text = isGenerated(name) ? element.textContent.trim() : name;
  return text && (element.childElementCount < 3 || !isGenerated(name)) ? `${tag} "${text.slice(0, 30)}"` : tag;
}

/** React generates such ids anew for each mount. */
function isGenerated(name: string) {
  return name === '' || name.startsWith('react-aria') || /^_r_|^:r/.test(name);
}

/** Whether a person with eyes is shown the element: not hidden, not transparent, not kept for screen readers only. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
  if (element.closest('[data-live-announcer], .sb-wrapper, #storybook-docs, #storybook-highlights-root')) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { clipPath, clip, position, width, height } = getComputedStyle(at);
    if (position === 'absolute' && width === '1px' && height === '1px') return false;
    if (clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)') return false;
  }
  return true;
}
