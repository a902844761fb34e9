import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { beforeEach, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { securityEvents } from '../fakes/securityEvents';
import { SecurityLog } from './SecurityLog';

const college = aCollege();
beforeEach(() => college.serve(({ state }) => void (state.security = [...securityEvents]))());

// What the navigation and the edges of the page leave of a window of 1300 px.
const room = 1027;

it.each(['zh-CN', 'en-US'] as const)('fits the narrowest window of the workbench, the file beside the filters (%s)', async (locale) => {
  const { getByRole } = await renderUi(
    <div style={{ inlineSize: room }}>
      <ToastProvider>
        <SecurityLog source={college.securityLog} />
      </ToastProvider>
    </div>,
    { locale },
  );
  await expect.element(getByRole('rowheader').first()).toBeVisible();
  expect(getByRole('grid').element().scrollWidth).toBeLessThanOrEqual(room);
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(getByRole('button', { name: /CSV/ }).element())).toBeCloseTo(topOf(getByRole('search').element()), 0);
});
