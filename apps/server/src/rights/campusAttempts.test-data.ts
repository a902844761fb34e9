import * as contract from '@college/api-client/contract';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import type { Attempt } from './attempt.test-data';
import { departmentOf, type Place } from './place.test-data';

const { version: _version, clientSecret: _secret, ...unsaved } = sampleCasProvider;
const rows = (place: Place) => [{ attribute: 'role', value: 'teacher', departmentId: departmentOf(place), band: null }];

/** Single sign-on: what everybody may ask, and what college managers set. */
export const campusAttempts: readonly Attempt[] = [
  { endpoint: contract.getSignInWays, act: 'public', request: () => ({}) },
  { endpoint: contract.exchangeCampusCode, act: 'public', request: () => ({ body: { campusCode: 'x'.repeat(43) } }), allowed: '30001' },
  { endpoint: contract.getCampusSettings, act: 'collegeManage', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.saveCampusProvider,
    act: 'collegeManage',
    // Rows that give nothing are refused.
    request: () => ({ body: { ...sampleCasProvider, rows: [{ attribute: 'role', value: 'teacher', departmentId: null, band: null }] } }),
    full: (place) => ({ body: { ...sampleCasProvider, rows: rows(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteCampusProvider,
    act: 'collegeManage',
    request: () => ({ body: { id: 2_000_000_000, version: 1 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.tryCampusProvider,
    act: 'collegeManage',
    request: (place) => ({ body: { provider: { ...unsaved, rows: rows(place) }, attributes: { role: 'teacher' } } }),
    // A department of another college is one that is not there: nothing of it is shown.
    answersForeign: ['body.provider.rows[].departmentId'],
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.tryStaffNumbers,
    act: 'collegeManage',
    request: () => ({ body: { list: [{ email: 'nobody@elsewhere.example', staffNumber: '1' }] } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.setStaffNumbers,
    act: 'collegeManage',
    request: () => ({ body: { list: [{ email: 'nobody@elsewhere.example', staffNumber: '1', was: '' }] } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.saveLocalSignIn,
    act: 'collegeManage',
    // Without its version it is refused.
    request: () => ({ body: { isOpen: true, breakGlassUserId: null } }),
    full: () => ({ body: { isOpen: true, breakGlassUserId: null, version: 0 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];
