import { expect, it } from 'vitest';
import { httpMessages } from './messages';
import { invalid } from './refusal';
import { refusalPage } from './respond';

it('shows what a request contained as text, in the one page that the server writes itself', async () => {
  const page = await refusalPage(invalid(httpMessages.repeatedParameter('"><img src=x onerror=alert(1)>'))).text();
  expect(page).not.toContain('<img');
  expect(page).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;');
});
