import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing';
import { Link } from './Link';
import { LinkRouter } from './LinkRouter';

async function aLink(href: string) {
  const push = vi.fn<(address: string) => void>();
  const { getByRole } = await renderUi(
    <LinkRouter basePath="/course" push={push}>
      <Link href={href}>软件工程</Link>
    </LinkRouter>,
  );
  return { push, link: getByRole('link', { name: '软件工程' }) };
}

it('writes the base path before a path of the app and follows it through the router', async () => {
  const { push, link } = await aLink('/major/index?majorId=1001#goals');
  await expect.element(link).toHaveAttribute('href', '/course/major/index?majorId=1001#goals');
  await userEvent.click(link);
  expect(push).toHaveBeenCalledExactlyOnceWith('/course/major/index?majorId=1001#goals');
});

it('follows a whole address of the app through the router, once below the base path', async () => {
  const address = `${location.origin}/course/report/abc`;
  const { push, link } = await aLink(address);
  await expect.element(link).toHaveAttribute('href', address);
  await userEvent.click(link);
  expect(push).toHaveBeenCalledExactlyOnceWith('/course/report/abc');
});

it.each(['https://www.moe.gov.cn/srcsite/A08/', 'mailto:dean@college.example', '//www.moe.gov.cn/a', '#goals'])(
  'leaves the address %s as the data say it',
  async (href) => {
    const { link } = await aLink(href);
    await expect.element(link).toHaveAttribute('href', href);
  },
);
