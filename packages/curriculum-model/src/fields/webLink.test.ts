import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFindings } from './issues';
import { isWebLink, optionalWebLinkSchema } from './webLink';

describe('the address of a page', () => {
  it.each([
    'https://www.moe.gov.cn/a/b.html',
    'http://intranet:8080',
    'HTTPS://college.example/报告?id=1#第二节',
    'http://10.0.0.5/report.pdf',
    'http://[::1]:8080/report.pdf',
    'https://college.example/@staff/mail?to=a@b.example',
  ])('%s may be linked', (text) => expect(isWebLink(text)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://college.example',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://college.example',
    '//college.example',
    'www.college.example',
    'https://',
    'https://user:pw@college.example',
    'https://www.moe.gov.cn@college.example/a',
    'http://[::1',
    'http://college.example:99999',
    'https:// college.example',
    'http:\\\\college.example',
    `https://college.example/${'a'.repeat(2000)}`,
  ])('%s may not', (text) => expect(isWebLink(text)).toBe(false));

  it('may be left out, is kept trimmed, and is refused with a sentence', () => {
    expect(optionalWebLinkSchema.parse('  ')).toBe('');
    expect(optionalWebLinkSchema.parse(' https://college.example ')).toBe('https://college.example');
    const { error } = optionalWebLinkSchema.safeParse('javascript:alert(1)');
    expect(fieldFindings(error!)[0]?.problem).toEqual({
      zh: '只能是以 http:// 或 https:// 开头的网址',
      en: 'must be an address that begins with http:// or https://',
    });
  });

  it('is read by a browser with the scheme that it shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('', 'http://', 'https://'), (rest, scheme) => {
        const text = scheme + rest;
        if (isWebLink(text)) expect(text.slice(0, 8).toLowerCase()).toMatch(/^https?:\/\//);
      }),
    );
  });
});
