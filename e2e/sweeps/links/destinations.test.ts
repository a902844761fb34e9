import { describe, expect, it } from 'vitest';
import { destinationOf } from './destinations';

const page = 'http://127.0.0.1:3000/course/dic/policy?type=2';
const destination = (href: string) => destinationOf(href, page);

describe('a link leads nowhere', () => {
  it.each([
    ['', 'no address'],
    ['#', 'no address'],
    ['https://', 'no browser reads'],
    ['javascript:void 0', 'script'],
    ['/coursehttps://www.moe.gov.cn/srcsite', 'base path before'],
    ['/course/https://www.moe.gov.cn/srcsite', 'base path before'],
    ['/coursemailto:dean@college.example', 'base path before'],
    ['/course//www.moe.gov.cn', 'base path before'],
    ['/major/index?majorId=1001', 'out of the base path'],
    ['/courses', 'out of the base path'],
    ['http://127.0.0.1:3000/', 'out of the base path'],
  ])('%s', (href, why) => expect(destination(href)).toEqual({ to: 'nowhere', why: expect.stringContaining(why) }));
});

it.each([
  ['/course/major/index?majorId=1001#goals', { to: 'app', path: '/major/index', address: '/major/index?majorId=1001#goals' }],
  ['http://127.0.0.1:3000/course/report?link=a', { to: 'app', path: '/report', address: '/report?link=a' }],
  ['?type=3', { to: 'app', path: '/dic/policy', address: '/dic/policy?type=3' }],
  ['/course/', { to: 'app', path: '/', address: '/' }],
  ['/college/api/files/1', { to: 'file', url: 'http://127.0.0.1:3000/college/api/files/1' }],
  ['#content', { to: 'place', id: 'content' }],
  ['https://www.moe.gov.cn/a?b=c', { to: 'outside', url: 'https://www.moe.gov.cn/a?b=c' }],
  ['mailto:dean@college.example', { to: 'outside', url: 'mailto:dean@college.example' }],
])('%s', (href, expected) => expect(destination(href)).toEqual(expected));
