import { ceeaaCrosswalk, usualSteps } from '@college/curriculum-model';

const unique = 'copy-00000001';
const edition = { unique, majorId: 1001, kind: 'draft' as const, name: '2026 版修订稿', entryYear: 2026, reason: '新版标准' };

/** The upgrade of the draft, of a major with the twelve attributes. */
const met = { act: 'met' as const };
const upgrade = {
  id: 5001,
  crosswalk: ceeaaCrosswalk,
  decisions: {},
  answers: { 1: met, 2: met, 3: met, 6: met, 7: met, 8: met, 9: met, 11: met },
  texts: [],
};

/** Inputs of the calls about editions; what a plan or a receipt says is put in before a call is made. */
export const editionInputs = {
  startEdition: { body: edition },
  listEditions: { query: { majorId: 1001 } },
  getEdition: { query: { id: 5001 } },
  getEditionComparison: { query: { left: 'current:1001', right: 'current:1001' } },
  listEditionChanges: { query: { left: 'current:1001', right: 'current:1001', pageNum: 1, pageSize: 20 } },
  getEditionFigures: { query: { refs: 'current:1001' } },
  getEditionFindings: { query: { ref: 'current:1001' } },
  listAcceptedFindings: { query: { majorId: 1001 } },
  acceptFinding: { body: { majorId: 1001, ref: 'current:1001', finding: '', basis: '', reason: '小专业，另有安排', until: null } },
  applyFix: { body: { ref: 'current:1001', finding: '', basis: '', fix: 0 } },
  undoFix: { body: { id: 0 } },
  withdrawAcceptance: { body: { majorId: 1001, id: 0 } },
  exportEditionComparison: { query: { left: 'current:1001', right: 'current:1001' } },
  changeEdition: { body: { id: 5001, version: 1, name: '2026 版修订稿（二）' } },
  deleteEdition: { body: { id: 5001, version: 1 } },
  planMerge: { body: { id: 5001, into: 'current' as const, take: 'all' as const, choices: {} } },
  mergeEdition: { body: { id: 5001, seen: '', take: 'all' as const, choices: {}, keepOpen: false } },
  updateEdition: { body: { id: 5001, seen: '', choices: {} } },
  revertEdition: { body: { id: 5001, seen: '', places: ['major'] } },
  planUpgrade: { body: upgrade },
  upgradeEdition: { body: { ...upgrade, seen: '' } },
  listReceipts: { query: { majorId: 1001 } },
  getReceipt: { query: { id: 0 } },
  planUndo: { body: { id: 0, choices: {} } },
  planPublication: { query: { majorId: 1001 } },
  publishEdition: { body: { majorId: 1001, seen: '', name: '2026 版', entryYear: 2026 } },
  withdrawEdition: { body: { id: 5001, version: 1, reason: '内容有误' } },
  readPublishedEdition: { query: { id: 5001 } },
  exportBooklet: { query: { id: 5001 } },
  prepareBooklet: { body: { id: 5001, editable: false, languages: 'zh' as const, syllabuses: true } },
  listEditionLinks: { query: { id: 5001 } },
  createEditionLink: { body: { id: 5001 } },
  deleteEditionLink: { body: { id: 5001, linkId: 5003 } },
  getPublicEdition: { query: { link: 'mock-edition-link-5003' } },
  getPublicBooklet: { query: { link: 'mock-edition-link-5003' } },
  listEditionsOfCourse: { query: { courseId: 1004 } },
  undoMerge: { body: { id: 0, seen: '', choices: {} } },
  getReviewSteps: {},
  saveReviewSteps: { body: { version: 0, steps: [...usualSteps] } },
  listProposals: { query: { majorId: 1001 } },
  listWaitingProposals: { query: { lang: '80102' } },
  getProposal: { query: { id: 0 } },
  sendProposal: { body: { editionId: 5001, summary: '补齐沟通与终身学习的支撑' } },
  decideProposal: { body: { id: 0, step: 'office', round: 1, seen: '', act: 'ask' as const, text: '请补上 5.2 的支撑' } },
  lockProposal: { body: { id: 0, isLocked: true } },
  askToWrite: { body: { id: 0, text: '课程 5 还差一个指标' } },
  withdrawProposal: { body: { id: 0, version: 0 } },
};
