import { sampleUser } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { MatrixCharts } from '../../job-info/MatrixCharts';
import { majorHomePorts } from '../../majors/fakes/majorHomeArgs';
import { MajorDetail } from '../../majors/MajorDetail';
import { MajorHome } from '../../majors/MajorHome';
import { twoCourses } from '../../overview/fakes/twoCourses';
import { aDraftDrawer, aWorkbench, somePlaces } from '../../overview/fakes/workbench';
import { MyCourses } from '../../overview/MyCourses';
import { WorkbenchHome } from '../../overview/WorkbenchHome';
import { ManageUsers } from '../../people/ManageUsers';
import { aCollege } from '../../support/fakes/aCollege';

const college = aCollege();
const { majors, overview, people } = college;

// What the rail of the navigation and the edges of the page leave of a window.
const around = 88;
const windows = [650, 900, 1299];
// What the open navigation leaves of the narrowest window that is not fitted.
const besideNavigation = 1028;

const pages: [name: string, sign: string, draw: (code: string) => ReactElement][] = [
  [
    'the workbench',
    'a[href^="#matrix"]',
    (code) => (
      <WorkbenchHome
        person={{ name: '周敏', permissionId: 2000 }}
        source={aWorkbench().source}
        drafts={aDraftDrawer()}
        places={somePlaces}
        language={code}
        now={() => new Date(2026, 4, 13, 8, 30)}
      />
    ),
  ],
  [
    'the home of a major',
    'a[href^="#course"]',
    () => (
      <ToastProvider>
        <MajorHome
          {...majorHomePorts(college)}
          majorId={1001}
          user={{ id: 1005, userName: '周敏' }}
          hrefs={{ course: () => '#course', courseUnits: '#table' }}
          onAddCourse={() => undefined}
          canModify
        />
      </ToastProvider>
    ),
  ],
  [
    'the detail of a major',
    'textarea',
    () => (
      <ToastProvider>
        <MajorDetail source={majors} majorId={1001} userId={1004} />
      </ToastProvider>
    ),
  ],
  [
    'the courses of a person',
    'a[href^="#matrix"]',
    (code) => (
      <MyCourses
        source={aCollege({ as: 'majorLeader', prepare: twoCourses }).overview}
        language={code}
        places={{ course: () => '#course', matrix: () => '#matrix', report: () => '#report', all: '#all' }}
      />
    ),
  ],
  [
    'the charts of a major',
    'a[href^="#matrix"]',
    (code) => (
      <MatrixCharts
        source={{ ...majors, ...overview }}
        language={code}
        places={{ matrix: () => '#matrix', course: () => '#course', courseUnits: () => '#courses', majorDetail: () => '#major' }}
        onMajorChange={() => undefined}
      />
    ),
  ],
];

beforeEach(() => {
  onTestFinished(() => page.viewport(1300, 900));
});

it.each(pages)('%s fits into small windows of a desk', async (_, sign, draw) => {
  for (const [locale, code] of [
    ['zh-CN', '80101'],
    ['en-US', '80102'],
  ] as const) {
    const screen = await renderUi(<div style={{ inlineSize: `calc(100vw - ${around}px)` }}>{draw(code)}</div>, { locale });
    await expect.poll(() => screen.container.querySelector(sign)).not.toBeNull();
    for (const width of windows) {
      await page.viewport(width, 900);
      // The page may still be settling into the window.
      await expect.poll(() => beyond(screen.container.firstElementChild!), { message: `${locale} ${width} px` }).toEqual([]);
    }
    await screen.unmount();
  }
});

it.each([
  ['zh-CN', '编辑周敏'],
  ['en-US', 'Edit Zhou Min'],
] as const)('the list of people fits beside the open navigation: %s', async (locale, act) => {
  const screen = await renderUi(
    <ToastProvider>
      <div style={{ inlineSize: besideNavigation, overflow: 'auto' }}>
        <ManageUsers source={people} actor={sampleUser('collegeAdmin')} />
      </div>
    </ToastProvider>,
    { locale },
  );
  await expect.element(page.getByRole('button', { name: act })).toBeVisible();
  const box = screen.container.querySelector<HTMLElement>('div[style*="auto"]')!;
  expect(box.scrollWidth).toBe(box.clientWidth);
  expect(page.getByRole('button', { name: act }).element().getBoundingClientRect().right).toBeLessThanOrEqual(
    box.getBoundingClientRect().right,
  );
});

/** Elements that overflow their section. */
function beyond(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && !one.closest('table, svg'))
    .filter((one) => {
      const section = one.closest('section, header') ?? root;
      // The menu of a card overlaps the edge of the page a little.
      return one.getBoundingClientRect().right > section.getBoundingClientRect().right + 8;
    })
    .map((one) => `${one.tagName} ${one.textContent.slice(0, 20)}`);
}
