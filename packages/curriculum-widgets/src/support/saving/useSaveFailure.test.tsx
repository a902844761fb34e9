import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FailedSave } from './FailedSave';
import { useSaveFailure, useSaveResumption } from './useSaveFailure';

const unreachable = () =>
  Object.assign(new Error('系统错误 System error: Failed to fetch'), { name: 'NetworkError', reason: 'connection' });
const gone = () => Object.assign(new Error('系统错误 System error: 502'), { name: 'NetworkError', reason: 'gateway' });
const unavailable = () => Object.assign(new Error('数据库没有及时回应。'), { code: '50000', isTemporary: true });
const broken = () => Object.assign(new Error('系统错误 System error: 500'), { name: 'NetworkError', reason: 'status' });
const refused = () => Object.assign(new Error('您没有保存的权限'), { code: '30003' });

interface FormProps {
  send: () => Promise<void>;
  canInterrupt?: () => boolean;
  isRepeatable?: boolean;
}

/** A form with one button; it shows when it is stored. */
function Form({ send, isRepeatable, canInterrupt }: FormProps) {
  const [status, setStatus] = useState<'idle' | 'failed' | 'saved'>('idle');
  const failing = useSaveFailure({ isRepeatable });
  async function save() {
    try {
      await send();
      setStatus('saved');
    } catch (error) {
      setStatus('failed');
      failing.report(error, () => void save());
    }
  }
  useSaveResumption({ failing, isFailed: status === 'failed', save, canInterrupt });
  return (
    <>
      <button type="button" onClick={() => void save()}>
        保存
      </button>
      {status === 'failed' && <FailedSave failing={failing} onRetry={() => void save()} />}
      {status === 'saved' && <p>存好了</p>}
    </>
  );
}

function open(props: FormProps) {
  return renderUi(
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>,
  );
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a save that failed', () => {
  it.each([
    ['no network', false, unreachable, '未保存：网络已断开，联网后自动保存', '联网后自动保存'],
    ['no server', true, unreachable, '未保存：连接不上服务器，将自动重试', '将自动重试保存'],
    ['a server behind its proxy that is away', true, gone, '未保存：连接不上服务器，将自动重试', '将自动重试保存'],
    ['a server that cannot save just now', true, unavailable, '未保存：服务器暂时不能保存，将自动重试', '将自动重试保存'],
    ['a broken server', true, broken, '保存失败：服务器出错', '服务器没有正常答复'],
    ['a refusal', true, refused, '保存失败：您没有保存的权限', '服务器没有接受这次保存'],
  ])('says its reason in its place and as an error toast: %s', async (_case, isOnline, error, phrase, hint) => {
    setOnline(isOnline);
    const { getByRole } = await open({ send: () => Promise.reject(error()) });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByRole('status').filter({ hasText: phrase })).toBeVisible();
    await expect.element(getByRole('alert')).toHaveTextContent(error().message);
    await expect.element(getByRole('alert')).toHaveTextContent(hint);
  });

  it('resumes automatically when the network is back, and not before', async () => {
    setOnline(false);
    const send = vi.fn(() => (navigator.onLine ? Promise.resolve() : Promise.reject(unreachable())));
    const { getByRole, getByText } = await open({ send });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByText(/^未保存/)).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
    setOnline(true);
    await expect.element(getByText('存好了')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['could not be reached', unreachable, true],
    ['could not save just then', unavailable, true],
    ['could not save just then, also where sending twice does harm', unavailable, false],
  ])('is retried where the server %s, is reported once, and ends by itself', async (_case, error, isRepeatable) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const send = vi.fn(() => Promise.reject<void>(error()));
    const { getByRole, getByText } = await open({ send, isRepeatable });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByRole('alert')).toBeVisible();
    await userEvent.click(getByRole('button', { name: '关闭' }));
    vi.advanceTimersByTime(5000);
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
    send.mockResolvedValue();
    vi.advanceTimersByTime(15_000);
    await expect.element(getByText('存好了')).toBeVisible();
  });

  it.each([
    ['a refusal', refused],
    ['a broken server', broken],
  ])('is not sent again by itself after %s', async (_case, error) => {
    const send = vi.fn(() => Promise.reject<void>(error()));
    const { getByRole, getByText } = await open({ send });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByText(/^保存失败/)).toBeVisible();
    setOnline(false);
    setOnline(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('waits while somebody is in the middle of something', async () => {
    setOnline(false);
    const send = vi.fn(() => (navigator.onLine ? Promise.resolve() : Promise.reject(unreachable())));
    const { getByRole, getByText } = await open({ send, canInterrupt: () => false });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByText(/^未保存/)).toBeVisible();
    setOnline(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not repeated where it may have arrived and would do harm twice', async () => {
    const send = vi.fn(() => Promise.reject<void>(unreachable()));
    const { getByRole, getByText } = await open({ send, isRepeatable: false });
    await userEvent.click(getByRole('button', { name: '保存' }));
    await expect.element(getByText(/^未保存/)).toBeVisible();
    setOnline(true);
    expect(send).toHaveBeenCalledOnce();
  });
});
