import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEnvelope, readEnvelope } from './envelope';
import { ApiError, isCallFailure } from './failure';

async function outcomeOf(response: Response): Promise<unknown> {
  try {
    return { data: openEnvelope(await readEnvelope(response)) };
  } catch (error) {
    return error;
  }
}

describe('a reply', () => {
  it('yields its data or a readable failure, whatever it contains', async () => {
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ code: fc.anything(), message: fc.anything() }).map((one) => JSON.stringify(one)),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(200, 400, 500), async (text, status) => {
        const outcome = await outcomeOf(new Response(text, { status }));
        if (isCallFailure(outcome)) expect(outcome.message).not.toBe('');
        else expect(outcome).toHaveProperty('data');
      }),
    );
  });

  it('succeeds with code 0 alone, as text or number, and brings any data through', async () => {
    const codes = fc.oneof(fc.constantFrom('0', 0), fc.integer(), fc.integer().map(String));
    await fc.assert(
      fc.asyncProperty(codes, fc.jsonValue(), async (code, data) => {
        const outcome = await outcomeOf(Response.json({ code, message: 'm', data }));
        if (Number(code) === 0) expect(outcome).toEqual({ data: JSON.parse(JSON.stringify(data)) });
        else expect(outcome).toEqual(new ApiError(String(code), 'm', JSON.parse(JSON.stringify(data))));
      }),
    );
  });

  it('says whether the same call may be made again', async () => {
    const failed = { code: '50000', message: '数据库没有及时回应。' };
    await expect(outcomeOf(Response.json(failed, { status: 503 }))).resolves.toMatchObject({ ...failed, isTemporary: true });
    await expect(outcomeOf(Response.json(failed))).resolves.toMatchObject({ ...failed, isTemporary: false });
  });

  it.each([
    [502, 'gateway'],
    [503, 'gateway'],
    [504, 'gateway'],
    [500, 'status'],
    [404, 'status'],
  ])('of status %i without an envelope is a failure of kind %s', async (status, reason) => {
    await expect(outcomeOf(new Response('<html>', { status, statusText: 'No' }))).resolves.toMatchObject({
      reason,
      detail: `${status} No`,
    });
  });

  it.each([undefined, null, ''])(
    'with the message %j has none: it succeeds as others do, and a refusal names its code',
    async (message) => {
      await expect(outcomeOf(Response.json({ code: '0', message, data: { id: 1 } }))).resolves.toEqual({ data: { id: 1 } });
      await expect(outcomeOf(Response.json({ code: '30004', message }))).resolves.toMatchObject({ code: '30004', message: 'code 30004' });
    },
  );
});
