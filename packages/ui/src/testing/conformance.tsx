import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider, type Locale, type Theme } from '../theme';

interface ConformanceOptions {
  /** How the component is called in the test report; needed where a component has no name of its own. */
  name?: string;
  /** Axe rules that the piece alone cannot meet, e.g. an option outside its list. */
  withoutRules?: readonly string[];
}

/** What every component promises: `ref`, `className` and `data-*` reach its root, and axe finds nothing in any theme. */
export function conformance(element: ReactElement<object>, { name, withoutRules = [] }: ConformanceOptions = {}) {
  describe(`conformance of ${name ?? nameOf(element)}`, () => {
    it('forwards ref, className and data-* to its root element', async () => {
      const ref = createRef<Element>();
      await renderUi(cloneElement(element, { ref, className: 'from-outside', 'data-from-outside': 'yes' } as object));
      const root = ref.current;
      expect(root, 'ref must receive an element').toBeInstanceOf(Element);
      expect(root?.classList).toContain('from-outside');
      expect(root?.classList.length, 'className must join the component’s own class, not replace it').toBeGreaterThan(1);
      expect(root?.getAttribute('data-from-outside')).toBe('yes');
      expect(document.querySelectorAll('[data-from-outside]'), 'data-* must appear once').toHaveLength(1);
    });

    it('has no accessibility violation in any theme', async () => {
      const { rerender } = await render(<UiProvider>{element}</UiProvider>);
      expect(await violationsOf(document.body, withoutRules)).toEqual([]);
      for (const theme of otherThemes) {
        // A new key mounts afresh: colours that fade from one theme into the next would be measured half-way.
        await rerender(
          <UiProvider key={theme} theme={theme}>
            {element}
          </UiProvider>,
        );
        expect(await contrastViolationsOf(document.body), theme).toEqual([]);
      }
    });
  });
}

/** Renders inside the provider, as a page would; so does `rerender`. */
export function renderUi(element: ReactElement, { locale = 'zh-CN' }: { locale?: Locale } = {}) {
  return render(element, { wrapper: ({ children }) => <UiProvider locale={locale}>{children}</UiProvider> });
}

// Whole-page rules say nothing about a single component.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang'];
const otherThemes: readonly Theme[] = ['dark', 'contrast'];

async function violationsOf(container: Element, withoutRules: readonly string[]) {
  const rules = Object.fromEntries([...pageRules, ...withoutRules].map((id) => [id, { enabled: false }]));
  return sentencesOf(await axe.run(within(container), { rules }));
}

async function contrastViolationsOf(container: Element) {
  return sentencesOf(await axe.run(within(container), { runOnly: ['color-contrast'] }));
}

/** React Aria's announcer keeps a live-region node for seconds after its subject unmounts. */
function within(container: Element) {
  return { include: container, exclude: ['[data-live-announcer]'] };
}

function sentencesOf({ violations }: axe.AxeResults) {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

function nameOf(element: ReactElement) {
  const { type } = element;
  if (typeof type === 'string') return type;
  return (type as { displayName?: string; name?: string }).displayName ?? (type as { name?: string }).name ?? 'component';
}
