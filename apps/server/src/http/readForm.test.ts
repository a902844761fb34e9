import { expect, it } from 'vitest';
import { readForm } from './readForm';

const type = 'multipart/form-data; boundary=edge';

function form(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from([...parts.map((part) => `--edge\r\nContent-Disposition: form-data; ${part}\r\n`), '--edge--\r\n'].join('')),
  );
}

it('returns the file', async () => {
  const { file } = await readForm(form(['name="file"; filename="课点.csv"\r\n\r\nabc']), type);
  expect(file).toBeInstanceOf(File);
  expect([(file as File).name, await (file as File).text()]).toEqual(['课点.csv', 'abc']);
});

it.each([['application/json'], ['multipart/form-data'], ['multipart/form-data; boundary='], ['']])('refuses the type %j', async (wrong) => {
  await expect(readForm(form([]), wrong)).rejects.toMatchObject({ code: '30001' });
});

it.each([[''], ['--edge'], ['--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc'], ['\u0000'.repeat(100)]])(
  'refuses the broken form %j',
  async (text) => {
    await expect(readForm(new Uint8Array(Buffer.from(text)), type)).rejects.toMatchObject({ code: '30001' });
  },
);

it('refuses a form of a hundred thousand fields without reading them', async () => {
  const many = form(Array.from({ length: 100_000 }, () => 'name="a"\r\n\r\n'));
  await expect(readForm(many, type)).rejects.toMatchObject({ sentence: { en: 'The form has too many fields.' } });
});

it('takes a field named like a part of every object for a field', async () => {
  const fields = await readForm(form(['name="__proto__"\r\n\r\nx', 'name="file"\r\n\r\nabc']), type);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.keys(fields)).toEqual(['__proto__', 'file']);
});
