import { describe, expect, it, vi } from 'vitest';
import { exportMajorMatrix } from '../matrices/files.contract';
import { downloadPointTemplate } from '../points/points.contract';
import { allEndpoints } from '../contract';
import { createClient } from './client';
import type { Endpoint } from './endpoint';
import { downloadByTicket } from '../auth/downloadByTicket';

function aClient(reply: () => Response) {
  const fetchReply = vi.fn<typeof fetch>(async () => reply());
  return { client: createClient({ fetch: fetchReply }), fetchReply };
}

describe('Client.download', () => {
  it('returns the bytes and the name in any script', async () => {
    const headers = {
      'content-type': 'application/vnd.ms-excel',
      'content-disposition': `attachment; filename*=UTF-8''%E6%A8%A1%E6%9D%BF.xlsx`,
    };
    const { client, fetchReply } = aClient(() => new Response('PK', { headers }));
    const { blob, fileName } = await client.download(downloadPointTemplate, { body: { template: 'point', lang: '80101' } });
    expect(fileName).toBe('模板.xlsx');
    await expect(blob.text()).resolves.toBe('PK');
    expect(fetchReply.mock.calls[0]?.[1]?.body).toBe('{"template":"point","lang":"80101"}');
  });

  it('throws the error that came in place of the file', async () => {
    const { client } = aClient(() => Response.json({ code: '30003', message: '没有权限', data: null }));
    await expect(client.download(downloadPointTemplate, { body: { template: 'point', lang: '80101' } })).rejects.toMatchObject({
      code: '30003',
    });
  });
});

// A picture has no words.
const written = Object.values<Endpoint>(allEndpoints).filter(
  ({ method, reply, path }) => method === 'GET' && reply === 'file' && path !== '/message/feedbackimage',
);

describe('downloadByTicket', () => {
  it('opens the documented URL with the ticket added to its parameters', async () => {
    const { client, fetchReply } = aClient(() => Response.json({ code: '0', message: '', data: { ticket: 'ticket-0123456789' } }));
    const open = vi.fn();
    await downloadByTicket(client, exportMajorMatrix, { majorId: 1001 }, { open });
    expect(fetchReply.mock.calls[0]?.[0]).toBe('/college/api/auth/downloadticket');
    expect(fetchReply.mock.calls[0]?.[1]?.body).toBe('{"path":"/major/exportMajorMatrix","query":{"majorId":1001,"lang":"80101"}}');
    expect(open).toHaveBeenCalledExactlyOnceWith('/college/api/major/exportMajorMatrix?majorId=1001&lang=80101&ticket=ticket-0123456789');
  });

  it.each(written)('carries the language of the interface, chosen or not: $path', async (endpoint) => {
    const addressIn = async (language?: string) => {
      const session = { authToken: () => undefined, clear: () => undefined, language: () => language };
      const reply = { code: '0', message: '', data: { ticket: 'ticket-0123456789' } };
      const open = vi.fn<(url: string) => void>();
      await downloadByTicket(createClient({ fetch: async () => Response.json(reply), session }), endpoint, {} as never, { open });
      return new URL(open.mock.lastCall![0], 'http://college.test').searchParams;
    };
    expect((await addressIn()).get('lang')).toBe('80101');
    expect((await addressIn('en-US')).get('lang')).toBe('80102');
  });

  it('opens nothing without a ticket', async () => {
    const { client } = aClient(() => Response.json({ code: '30003', message: '没有权限', data: null }));
    const open = vi.fn();
    await expect(downloadByTicket(client, exportMajorMatrix, { majorId: 1001 }, { open })).rejects.toMatchObject({ code: '30003' });
    expect(open).not.toHaveBeenCalled();
  });
});
