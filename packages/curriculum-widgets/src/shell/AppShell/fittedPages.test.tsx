import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { fakeMajorHome } from '../../majors/fakes/fakeMajorHome';
import { MajorHome } from '../../majors/MajorHome';
import { aDraftDrawer, aWorkbenchSource, somePlaces } from '../../overview/fakes/fakeWorkbench';
import { WorkbenchHome } from '../../overview/WorkbenchHome';

// What the rail of the navigation and the edges of the page leave of a window.
const around = 88;
const windows = [650, 900, 1299];

const pages: [string, string, (code: string) => ReactElement][] = [
  [
    'the workbench',
    '#matrix',
    (code) => (
      <WorkbenchHome
        person={{ name: '周敏', permissionId: 2000 }}
        source={aWorkbenchSource()}
        drafts={aDraftDrawer()}
        places={somePlaces}
        language={code}
        now={() => new Date(2026, 4, 13, 8, 30)}
      />
    ),
  ],
  [
    'the home of a major',
    '#course',
    () => (
      <ToastProvider>
        <MajorHome
          source={fakeMajorHome()}
          majorId={1001}
          user={{ id: 1005, userName: '周敏' }}
          hrefs={{ course: () => '#course', courseUnits: '#table' }}
          onAddCourse={() => undefined}
          canModify
        />
      </ToastProvider>
    ),
  ],
];

beforeEach(() => {
  onTestFinished(() => page.viewport(1300, 900));
});

it.each(pages)('%s fits into small windows of a desk', async (_, link, draw) => {
  for (const [locale, code] of [
    ['zh-CN', '80101'],
    ['en-US', '80102'],
  ] as const) {
    const screen = await renderUi(<div style={{ inlineSize: `calc(100vw - ${around}px)` }}>{draw(code)}</div>, { locale });
    await expect.poll(() => screen.container.querySelector(`a[href^="${link}"]`)).not.toBeNull();
    for (const width of windows) {
      await page.viewport(width, 900);
      expect(beyond(screen.container.firstElementChild!), `${locale} ${width} px`).toEqual([]);
    }
    await screen.unmount();
  }
});

/** What stands beyond the section it belongs to. */
function beyond(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && !one.closest('table, svg'))
    .filter((one) => {
      const section = one.closest('section, header') ?? root;
      // A menu of a card stands a little out of it, over the edge of the page.
      return one.getBoundingClientRect().right > section.getBoundingClientRect().right + 8;
    })
    .map((one) => `${one.tagName} ${one.textContent.slice(0, 20)}`);
}
