import { LocaleProvider } from '@college/ui/messages';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { CampusProviders } from './CampusProviders';

it('asks for the names of departments again in another language', async () => {
  const college = aCollege();
  const source = { ...college.campusProviders, listScopeLevel: college.people.listScopeLevel };
  const page = (locale: string) => (
    <ToastProvider>
      <LocaleProvider locale={locale}>
        <CampusProviders source={source} />
      </LocaleProvider>
    </ToastProvider>
  );
  const { getByRole, rerender } = await renderUi(page('zh-CN'));
  await expect.element(getByRole('region', { name: '统一身份认证' })).toBeVisible();
  expect(source.listScopeLevel).toHaveBeenCalledOnce();
  await rerender(page('en-US'));
  await expect.poll(() => source.listScopeLevel.mock.calls.length).toBe(2);
});
