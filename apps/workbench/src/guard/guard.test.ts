import { describe, expect, it } from 'vitest';
import { afterSignIn, decideVisit, type GuardSession } from './guard';

const demoEmail = 'demo@college.example';
const teacher: GuardSession = { state: 'present', email: 'leader@college.example' };
const demo: GuardSession = { state: 'present', email: ' Demo@College.example ' };

function visit(path: string, session: GuardSession, requiresAuth = true) {
  return decideVisit({ path, href: `${path}?a=1`, requiresAuth, session, demoEmail });
}

describe('a visit', () => {
  it.each([
    ['/courseUnit/list', true],
    ['/workbench', false],
    ['/404', false],
    ['/', false],
  ])('of %s by a teacher is allowed', (path, requiresAuth) => {
    expect(visit(path, teacher, requiresAuth)).toEqual({ act: 'allow' });
  });

  it('without login redirects to sign-in and back, silently', () => {
    expect(visit('/courseUnit/list', { state: 'missing' })).toEqual({ act: 'redirect', to: '/login', returnTo: '/courseUnit/list?a=1' });
  });

  it('with tampered login info redirects to sign-in with a warning', () => {
    expect(visit('/major/list', { state: 'tampered' })).toMatchObject({ to: '/login', isTampered: true });
  });

  it.each(['missing', 'tampered'] as const)('of public pages does not look at %s login info', (state) => {
    expect(visit('/workbench', { state }, false)).toEqual({ act: 'allow' });
    expect(visit('/login', { state })).toEqual({ act: 'allow' });
  });

  it.each(['/major/list', '/major/index', '/courseUnit/list', '/courseUnit/detail', '/major/detail'])(
    'of %s by the demo account is allowed',
    (path) => expect(visit(path, demo)).toEqual({ act: 'allow' }),
  );

  it.each([
    ['/workbench', false],
    ['/matrix', true],
    ['/404', false],
    ['/report', false],
    ['/support', false],
    ['/courseUnit/list/', true],
    ['/COURSEUNIT/LIST', true],
  ])('of %s by the demo account goes to sign-in', (path, requiresAuth) => {
    expect(visit(path, demo, requiresAuth)).toEqual({ act: 'redirect', to: '/login' });
  });

  it('of the root by the demo account redirects to its majors, of sign-in is allowed', () => {
    expect(visit('/', demo, false)).toEqual({ act: 'redirect', to: '/major/list' });
    expect(visit('/login', demo, false)).toEqual({ act: 'allow' });
  });
});

describe('after signing in', () => {
  it.each([
    ['/courseUnit/list?majorId=1001', '/courseUnit/list?majorId=1001'],
    [undefined, '/workbench'],
    ['//evil.example', '/workbench'],
    ['https://evil.example', '/workbench'],
    ['/\\evil.example', '/workbench'],
    ['/login?redirect=/login', '/workbench'],
  ])('a wish for %j leads to %j', (returnTo, target) => {
    expect(afterSignIn({ email: 'leader@college.example', demoEmail, returnTo })).toBe(target);
  });

  it('the demo account is always led to its majors', () => {
    expect(afterSignIn({ email: demoEmail, demoEmail, returnTo: '/workbench' })).toBe('/major/list');
  });
});
