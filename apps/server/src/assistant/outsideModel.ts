import { z } from 'zod';
import type { OutsideModelSettings } from '../http/services';

const largestReply = 1024 * 1024;
const replySchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Why a model gave nothing that can be used; its words stay out of the log, for they may hold what was sent. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/**
 * Asks an OpenAI-compatible endpoint for one JSON answer and reads it by a schema. Everything is bounded: the time, the size of the
 * reply, and where it may come from (no redirects).
 */
export async function requestModel<Schema extends z.ZodType>(
  { url, key, model, timeoutMilliseconds }: OutsideModelSettings,
  { task, material, answer }: { task: string; material: unknown; answer: Schema },
): Promise<z.output<Schema>> {
  const body = JSON.stringify({
    model,
    temperature: 0,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: `${task}\nAnswer with one JSON object of this JSON Schema and nothing else:\n${schemaText(answer)}` },
      { role: 'user', content: JSON.stringify(material) },
    ],
  });
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await reach(`${url.replace(/\/+$/, '')}/chat/completions`, { method: 'POST', headers, body, signal, redirect: 'error' });
  if (!response.ok) throw new ModelFailure(`status ${response.status}`);
  const reply = replySchema.safeParse(parse(await readText(response)));
  if (!reply.success) throw new ModelFailure('the reply is not that of a chat completion');
  const content = reply.data.choices[0]?.message.content ?? '';
  const read = answer.safeParse(parse(content.replace(/^\s*```(?:json)?|```\s*$/g, '')));
  if (!read.success) throw new ModelFailure(`the answer does not fit at "${read.error.issues[0]?.path.join('.') ?? ''}"`);
  return read.data;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw failureOf(error);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.length > largestReply) throw new ModelFailure('the reply is too large');
    }
  } catch (error) {
    throw failureOf(error);
  }
  return text + decoder.decode();
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new ModelFailure(isLate ? 'no answer in time' : 'not reached');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('the reply is not JSON');
  }
}

function schemaText(schema: z.ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
