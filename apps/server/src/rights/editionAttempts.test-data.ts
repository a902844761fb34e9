import { ceeaaCrosswalk } from '@college/curriculum-model';
import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { editionOf, majorOf, personOf, proposalOf, receiptOf, unitOf, type Place } from './place.test-data';
import { takenKey } from './rightsScene.test-data';

const currentOf = (place: Place) => `current:${majorOf(place)}`;
const sidesOf = (place: Place) => ({ left: currentOf(place), right: currentOf(place) });

const upgrade = { crosswalk: ceeaaCrosswalk, decisions: {}, answers: {}, texts: [] };

/** Attempts at the calls about editions. Those of the scene are withdrawn, so that nobody changes or deletes one. */
export const editionAttempts: readonly Attempt[] = [
  {
    endpoint: contract.startEdition,
    act: 'create',
    // The key is somebody else's, which is said to those alone who may make a draft.
    request: (place) => ({ body: { unique: takenKey, majorId: majorOf(place), kind: 'draft', name: '修订稿' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listEditions, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }), isHiddenFromDemo: true },
  { endpoint: contract.getEdition, act: 'read', request: (place) => ({ query: { id: editionOf(place) } }), isHiddenFromDemo: true },
  { endpoint: contract.getEditionComparison, act: 'read', request: (place) => ({ query: sidesOf(place) }), isHiddenFromDemo: true },
  {
    endpoint: contract.listEditionChanges,
    act: 'read',
    request: (place) => ({ query: { ...sidesOf(place), pageNum: 1, pageSize: 20 } }),
    full: (place) => ({ query: { ...sidesOf(place), userId: personOf(place), pageNum: 1, pageSize: 20 } }),
    // By whom changes are: nobody's is an empty page.
    answersForeign: ['query.userId'],
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.getEditionFigures,
    act: 'read',
    request: (place) => ({ query: { refs: currentOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.getEditionFindings,
    act: 'read',
    request: (place) => ({ query: { ref: currentOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.listAcceptedFindings,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.acceptFinding,
    act: 'manage',
    // Found nowhere, which is said to those alone who may accept.
    request: (place) => ({
      body: { majorId: majorOf(place), ref: currentOf(place), finding: 'no.rule.major', basis: '0', reason: '另有安排', until: null },
    }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.applyFix,
    // Found nowhere, which is said to all who read the major: only a finding says what is written.
    act: 'read',
    asksFirst: 'anyModify',
    request: (place) => ({ body: { ref: currentOf(place), finding: 'no.rule.major', basis: '0', fix: 0 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.undoFix,
    act: 'read',
    asksFirst: 'anyModify',
    // The receipt of a merge, which is said to all who read it.
    request: (place) => ({ body: { id: receiptOf(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.withdrawAcceptance,
    act: 'manage',
    request: (place) => ({ body: { majorId: majorOf(place), id: 1 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.exportEditionComparison,
    act: 'read',
    request: (place) => ({ query: { ...sidesOf(place), editable: '1' } }),
    allowed: '',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.changeEdition,
    act: 'create',
    request: (place) => ({ body: { id: editionOf(place), name: '版本' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteEdition,
    act: 'create',
    request: (place) => ({ body: { id: editionOf(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  ...(
    [
      [contract.planMerge, 'create', { into: 'current', take: 'all', choices: {} }],
      [contract.mergeEdition, 'manage', { seen: '', take: 'all', choices: {}, keepOpen: true }],
      [contract.updateEdition, 'create', { seen: '', choices: {} }],
      [contract.revertEdition, 'create', { seen: '', places: ['major'] }],
      [contract.planUpgrade, 'create', upgrade],
      [contract.upgradeEdition, 'create', { ...upgrade, seen: '' }],
    ] as const
  ).map(([endpoint, act, body]): Attempt => ({
    endpoint,
    act,
    request: (place) => ({ body: { id: editionOf(place), ...body } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  })),
  {
    endpoint: contract.planPublication,
    act: 'manage',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.publishEdition,
    act: 'manage',
    request: (place) => ({ body: { majorId: majorOf(place), seen: 'earlier', name: '2026 版', entryYear: 2026 } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.withdrawEdition,
    act: 'manage',
    request: (place) => ({ body: { id: editionOf(place), version: 99, reason: '内容有误' } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.readPublishedEdition,
    act: 'read',
    request: (place) => ({ query: { id: editionOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.exportBooklet,
    act: 'read',
    // A file that nobody made: no attempt has to wait for one.
    request: (place) => ({ query: { id: editionOf(place), file: 'nobody-made-this' } }),
    full: (place) => ({ query: { id: editionOf(place), editable: '1' } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.prepareBooklet,
    act: 'read',
    request: (place) => ({ body: { id: editionOf(place), editable: true, languages: 'zh', syllabuses: false } }),
    // A stream has no envelope.
    allowed: '',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listEditionLinks, act: 'manage', request: (place) => ({ query: { id: editionOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.createEditionLink,
    act: 'manage',
    request: (place) => ({ body: { id: editionOf(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteEditionLink,
    act: 'manage',
    request: (place) => ({ body: { id: editionOf(place), linkId: 1 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getPublicEdition, act: 'public', request: () => ({ query: { link: 'x'.repeat(43) } }), allowed: '30004' },
  { endpoint: contract.getPublicBooklet, act: 'public', request: () => ({ query: { link: 'x'.repeat(43) } }), allowed: '30004' },
  {
    endpoint: contract.listEditionsOfCourse,
    act: 'read',
    request: (place) => ({ query: { courseId: unitOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.listReceipts,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    full: (place) => ({ query: { majorId: majorOf(place), editionId: editionOf(place) } }),
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getReceipt, act: 'read', request: (place) => ({ query: { id: receiptOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.planUndo,
    act: 'manage',
    request: (place) => ({ body: { id: receiptOf(place), choices: {} } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.undoMerge,
    act: 'manage',
    request: (place) => ({ body: { id: receiptOf(place), seen: 'earlier', choices: {} } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listProposals, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }), isHiddenFromDemo: true },
  { endpoint: contract.getProposal, act: 'read', request: (place) => ({ query: { id: proposalOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.sendProposal,
    act: 'create',
    asksFirst: 'read',
    request: (place) => ({ body: { editionId: editionOf(place), summary: '摘要' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.decideProposal,
    act: 'read',
    // Declined long ago: who decides is asked only of what is in review.
    request: (place) => ({ body: { id: proposalOf(place), step: 'office', round: 1, seen: '', act: 'approve' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.lockProposal,
    act: 'read',
    // Declined long ago: who locks is asked only of what is in review.
    request: (place) => ({ body: { id: proposalOf(place), isLocked: true } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.askToWrite,
    act: 'read',
    request: (place) => ({ body: { id: proposalOf(place), text: '还差一个指标' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.withdrawProposal,
    act: 'manage',
    asksFirst: 'read',
    request: (place) => ({ body: { id: proposalOf(place), version: 1 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];
