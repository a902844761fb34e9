import { expect, it } from 'vitest';
import { FileAnswer, fileResponse } from './fileAnswer';

const namesOf = (name: string) => {
  const header = fileResponse(new FileAnswer({ name, type: 'text/csv; charset=utf-8', bytes: new Uint8Array() })).headers.get(
    'content-disposition',
  );
  return /^attachment; filename="([\w.() -]*)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(header ?? '')?.slice(1);
};

it.each([
  ['数据结构.csv', '____.csv'],
  ['a"; filename="b.exe', 'a__ filename__b.exe'],
  ['a\r\nSet-Cookie: b=c.csv', 'a__Set-Cookie_ b_c.csv'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ["it's (1)*.csv", 'it_s (1)_.csv'],
])('sends %j as a file to be saved, whatever is in its name', (name, ascii) => {
  const [plain, encoded = ''] = namesOf(name) ?? [];
  expect([plain, decodeURIComponent(encoded)]).toEqual([ascii, name]);
});
