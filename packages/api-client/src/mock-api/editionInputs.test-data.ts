const unique = 'copy-00000001';
const edition = { unique, majorId: 1001, kind: 'draft' as const, name: '2026 版修订稿', entryYear: 2026, reason: '新版标准' };

/** Inputs of the calls about editions; what a plan or a receipt says is put in before a call is made. */
export const editionInputs = {
  startEdition: { body: edition },
  listEditions: { query: { majorId: 1001 } },
  getEdition: { query: { id: 5001 } },
  getEditionComparison: { query: { left: 'current:1001', right: 'current:1001' } },
  listEditionChanges: { query: { left: 'current:1001', right: 'current:1001', pageNum: 1, pageSize: 20 } },
  getEditionFigures: { query: { refs: 'current:1001' } },
  exportEditionComparison: { query: { left: 'current:1001', right: 'current:1001' } },
  changeEdition: { body: { id: 5001, version: 1, name: '2026 版修订稿（二）' } },
  deleteEdition: { body: { id: 5001, version: 1 } },
  planMerge: { body: { id: 5001, into: 'current' as const, take: 'all' as const, choices: {} } },
  mergeEdition: { body: { id: 5001, seen: '', take: 'all' as const, choices: {}, keepOpen: false } },
  updateEdition: { body: { id: 5001, seen: '', choices: {} } },
  revertEdition: { body: { id: 5001, places: ['major'] } },
  listReceipts: { query: { majorId: 1001 } },
  getReceipt: { query: { id: 0 } },
  planUndo: { body: { id: 0, choices: {} } },
  undoMerge: { body: { id: 0, seen: '', choices: {} } },
};
