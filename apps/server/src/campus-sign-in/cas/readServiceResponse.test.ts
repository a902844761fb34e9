import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logoutRequest } from '../testing/casServer';
import { readLogoutRequest } from './readLogoutRequest';
import { readServiceResponse } from './readServiceResponse';
import { readXml } from './readXml';

const namespace = "xmlns:cas='http://www.yale.edu/tp/cas'";
const said = (inside: string) => `<cas:serviceResponse ${namespace}>${inside}</cas:serviceResponse>`;
const success = (inside: string) => said(`<cas:authenticationSuccess>${inside}</cas:authenticationSuccess>`);

/** In the form in which Apereo CAS 6 answers, by its documentation: single quotes, times with the name of their zone, hyphens in names, lists as repeated elements. */
const ofApereo = success(`
    <cas:user>20260017</cas:user>
    <cas:attributes>
      <cas:credentialType>UsernamePasswordCredential</cas:credentialType>
      <cas:isFromNewLogin>false</cas:isFromNewLogin>
      <cas:authenticationDate>2026-03-02T15:59:30.546+08:00[Asia/Shanghai]</cas:authenticationDate>
      <cas:authenticationMethod>LdapAuthenticationHandler</cas:authenticationMethod>
      <cas:successfulAuthenticationHandlers>LdapAuthenticationHandler</cas:successfulAuthenticationHandlers>
      <cas:longTermAuthenticationRequestTokenUsed>false</cas:longTermAuthenticationRequestTokenUsed>
      <cas:display-name>陈院长</cas:display-name>
      <cas:memberOf>cn=faculty</cas:memberOf>
      <cas:memberOf>cn=deans &amp; heads</cas:memberOf>
      <cas:note><![CDATA[<b>&amp;</b>]]></cas:note>
    </cas:attributes>`);

describe('readServiceResponse', () => {
  it('reads an answer as Apereo CAS gives it', () => {
    expect(readServiceResponse(`<?xml version="1.0" encoding="UTF-8"?>\n${ofApereo}\n`)).toMatchObject({
      user: '20260017',
      values: {
        user: ['20260017'],
        'display-name': ['陈院长'],
        memberOf: ['cn=faculty', 'cn=deans & heads'],
        note: ['<b>&amp;</b>'],
        authenticationDate: ['2026-03-02T15:59:30.546+08:00[Asia/Shanghai]'],
      },
    });
  });

  it('reads several groups, the older way of attributes, and any prefix of the namespace', () => {
    const older = `<serviceResponse xmlns='http://www.yale.edu/tp/cas'><authenticationSuccess><user> jdoe </user>
      <attributes><attribute name='mail' value='jdoe@college.example'/></attributes>
      <attributes><role>teacher</role></attributes></authenticationSuccess></serviceResponse>`;
    expect(readServiceResponse(older)).toEqual({
      user: 'jdoe',
      values: { user: ['jdoe'], mail: ['jdoe@college.example'], role: ['teacher'] },
    });
  });

  it('reads why a ticket is refused', () => {
    const refused = said(
      `<cas:authenticationFailure code="INVALID_TICKET">Ticket &#039;ST-1&#039; not recognized</cas:authenticationFailure>`,
    );
    expect(readServiceResponse(refused)).toEqual({ failure: 'INVALID_TICKET' });
  });

  it('lets no attribute replace the user', () => {
    const answer = success('<cas:user>a</cas:user><cas:attributes><cas:user>b</cas:user></cas:attributes>');
    expect(readServiceResponse(answer)).toEqual({ user: 'a', values: { user: ['a'] } });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Service unavailable</body></html>'],
    ['another namespace', ofApereo.replace('yale.edu', 'evil.example')],
    ['no namespace', ofApereo.replaceAll('cas:', '').replace(/xmlns='[^']*'/, '')],
    ['two successes', said('<cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess>'.repeat(2))],
    [
      'a success beside a failure',
      said('<cas:authenticationFailure code="X"/><cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess>'),
    ],
    ['two users', success('<cas:user>a</cas:user><cas:user>b</cas:user>')],
    ['no user', success('<cas:user> </cas:user>')],
    ['a user inside the attributes alone', success('<cas:attributes><cas:user>a</cas:user></cas:attributes>')],
    ['a document that ends early', ofApereo.slice(0, -10)],
    ['something after the end', `${ofApereo}<x/>`],
    ['a document type', `<!DOCTYPE x [<!ENTITY user "admin">]>${success('<cas:user>&user;</cas:user>')}`],
    ['an entity that grows', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${success('<cas:user>&b;</cas:user>')}`],
    ['an entity of a file', `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${success('<cas:user>&f;</cas:user>')}`],
    ['an unknown entity', success('<cas:user>&admin;</cas:user>')],
  ])('takes %s for no answer', (_, text) => expect(readServiceResponse(text)).toBeUndefined());

  it('reads back whatever a person is called', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const word = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(word, word, (user, role) => {
        const answer = success(
          `<cas:user>${escaped(user)}</cas:user><cas:attributes><cas:role>${escaped(role)}</cas:role></cas:attributes>`,
        );
        expect(readServiceResponse(answer)).toEqual({ user: user.trim(), values: { user: [user.trim()], role: [role.trim()] } });
      }),
    );
  });

  it('never throws, whatever comes', () => {
    const piece = fc.constantFrom(
      '<cas:user>',
      '</cas:user>',
      '<',
      '>',
      '&',
      '&#0;',
      '&#x110000;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '<?x',
      "='",
      'cas:',
      '\u0000',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
        expect(() => readServiceResponse(success(pieces.join('')))).not.toThrow();
      }),
    );
  });
});

describe('readXml', () => {
  it('bounds what it reads', () => {
    expect(readXml(`<a>${'x'.repeat(300_000)}</a>`)).toBeUndefined();
    expect(readXml(`${'<a>'.repeat(20)}${'</a>'.repeat(20)}`)).toBeUndefined();
    expect(readXml(`${'<a>'.repeat(10)}${'</a>'.repeat(10)}`)?.name).toBe('a');
  });
});

describe('readLogoutRequest', () => {
  it('names the ticket', () => expect(readLogoutRequest(`\n${logoutRequest('ST-1-a&b')}`)).toBe('ST-1-a&b'));

  it.each([
    ['', 'nothing'],
    [logoutRequest(''), 'no ticket'],
    [logoutRequest('ST-1').replaceAll('SAML:2.0:protocol', 'SAML:1.0:protocol'), 'another protocol'],
    [logoutRequest('ST-1').replaceAll('LogoutRequest', 'LogoutResponse'), 'a response'],
    [logoutRequest('ST-1</samlp:SessionIndex><samlp:SessionIndex>ST-2').replaceAll('&lt;', '<').replaceAll('&gt;', '>'), 'two tickets'],
    [`<!DOCTYPE a>${logoutRequest('ST-1')}`, 'a document type'],
  ])('takes %j for none: %s', (text) => expect(readLogoutRequest(text)).toBeUndefined());
});
