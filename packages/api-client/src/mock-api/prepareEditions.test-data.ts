import { usualSteps } from '@college/curriculum-model';
import { rulesBeforeSyllabuses } from '@college/curriculum-model/fixtures';
import { allEndpoints, type EndpointName } from '../contract';
import type { Client } from '../core/client';
import { editionInputs as inputs } from './editionInputs.test-data';

const draft = async (client: Client) => {
  for await (const _ of client.stream(allEndpoints.startEdition, inputs.startEdition)) continue;
};
/** A draft whose major has another name. */
const changedDraft = async (client: Client) => {
  await draft(client);
  const { majorId } = await client.call(allEndpoints.getEdition, inputs.getEdition);
  const major = await client.call(allEndpoints.getMajorInfo, { query: { majorid: majorId ?? 0, record: '1' } });
  const { id, departmentId = 0, name, code = '', standard, version } = major;
  await client.call(allEndpoints.saveMajor, {
    body: { id, departmentId, name: `${name}（修订）`, code, standard: standard as 'CEEAA-2024', version },
  });
};
const planned = async (client: Client, into: 'current' | 'draft') => {
  await changedDraft(client);
  const { seen } = await client.call(allEndpoints.planMerge, { body: { ...inputs.planMerge.body, into } as const });
  const body = into === 'current' ? inputs.mergeEdition.body : inputs.updateEdition.body;
  body.seen = seen;
};
/** A draft of a major with the twelve attributes. */
const draftOfTwelve = async (client: Client) => {
  const { body } = inputs.startEdition;
  for await (const _ of client.stream(allEndpoints.startEdition, { body: { ...body, majorId: 1002 } })) continue;
};
const receipt = async (client: Client) => {
  await planned(client, 'current');
  const { id } = await client.call(allEndpoints.mergeEdition, inputs.mergeEdition);
  for (const input of [inputs.getReceipt.query, inputs.planUndo.body, inputs.undoMerge.body]) input.id = id;
};
/** A major against whose publishing nothing stands. */
const supported = async (client: Client) => {
  const { figures } = await client.call(allEndpoints.planPublication, inputs.planPublication);
  const relations = figures.indicators.map(({ key }) => ({ requireId: Number(key), relate: 1 as const, goals: [] }));
  await client.call(allEndpoints.updateMajorMatrix, { body: { courseId: 1005, version: 1, relations } });
  await client.call(allEndpoints.saveCollegeRules, { body: { settings: rulesBeforeSyllabuses, version: 0 } });
  const { seen } = await client.call(allEndpoints.planPublication, inputs.planPublication);
  inputs.publishEdition.body.seen = seen;
};
const published = async (client: Client) => {
  await supported(client);
  const { id } = await client.call(allEndpoints.publishEdition, inputs.publishEdition);
  const { withdrawEdition, readPublishedEdition, exportBooklet, prepareBooklet, listEditionLinks, createEditionLink } = inputs;
  for (const { query } of [readPublishedEdition, exportBooklet, listEditionLinks]) query.id = id;
  for (const { body } of [withdrawEdition, prepareBooklet, createEditionLink, inputs.deleteEditionLink]) body.id = id;
};
const linked = async (client: Client) => {
  await published(client);
  const { id, link: address } = await client.call(allEndpoints.createEditionLink, inputs.createEditionLink);
  inputs.deleteEditionLink.body.linkId = id;
  for (const { query } of [inputs.getPublicEdition, inputs.getPublicBooklet]) query.link = address;
};
/** A draft in review, at a step that the caller decides. */
const sent = async (client: Client) => {
  await changedDraft(client);
  const steps = usualSteps.filter(({ key }) => key === 'office');
  await client.call(allEndpoints.saveReviewSteps, { body: { version: 0, steps } });
  const { id, version, seen } = await client.call(allEndpoints.sendProposal, inputs.sendProposal);
  inputs.getProposal.query.id = id;
  Object.assign(inputs.decideProposal.body, { id, seen: seen ?? '' });
  Object.assign(inputs.withdrawProposal.body, { id, version });
  inputs.lockProposal.body.id = id;
  inputs.askToWrite.body.id = id;
};
const locked = async (client: Client) => {
  await sent(client);
  await client.call(allEndpoints.lockProposal, inputs.lockProposal);
};
const found = async (client: Client) => {
  const { findings } = await client.call(allEndpoints.getEditionFindings, inputs.getEditionFindings);
  const { id, basis } = findings[0]!;
  Object.assign(inputs.acceptFinding.body, { finding: id, basis });
};
const mendable = async (client: Client) => {
  const { findings } = await client.call(allEndpoints.getEditionFindings, inputs.getEditionFindings);
  const { id, basis } = findings.find(({ fixes = [] }) => fixes.length > 0)!;
  Object.assign(inputs.applyFix.body, { finding: id, basis });
};
/** What must have happened before some of the calls about editions. */
export const prepareEditions: Partial<Record<EndpointName, (client: Client) => Promise<void>>> = {
  getEdition: draft,
  changeEdition: draft,
  planMerge: draft,
  mergeEdition: (client) => planned(client, 'current'),
  updateEdition: (client) => planned(client, 'draft'),
  async revertEdition(client) {
    await changedDraft(client);
    const { seen } = await client.call(allEndpoints.getEditionComparison, { query: { left: 'base:5001', right: 'edition:5001' } });
    inputs.revertEdition.body.seen = seen ?? '';
  },
  planUpgrade: draftOfTwelve,
  async upgradeEdition(client) {
    await draftOfTwelve(client);
    const { seen } = await client.call(allEndpoints.planUpgrade, inputs.planUpgrade);
    inputs.upgradeEdition.body.seen = seen;
  },
  acceptFinding: found,
  async withdrawAcceptance(client) {
    await found(client);
    const { id } = await client.call(allEndpoints.acceptFinding, inputs.acceptFinding);
    inputs.withdrawAcceptance.body.id = id;
  },
  applyFix: mendable,
  async undoFix(client) {
    await mendable(client);
    const { id } = await client.call(allEndpoints.applyFix, inputs.applyFix);
    inputs.undoFix.body.id = id;
  },
  getReceipt: receipt,
  planUndo: receipt,
  async undoMerge(client) {
    await receipt(client);
    const { seen } = await client.call(allEndpoints.planUndo, inputs.planUndo);
    inputs.undoMerge.body.seen = seen;
  },
  publishEdition: supported,
  withdrawEdition: published,
  readPublishedEdition: published,
  exportBooklet: published,
  prepareBooklet: published,
  listEditionLinks: published,
  createEditionLink: published,
  deleteEditionLink: linked,
  getPublicEdition: linked,
  getPublicBooklet: linked,
  deleteEdition: draft,
  sendProposal: changedDraft,
  getProposal: sent,
  decideProposal: sent,
  lockProposal: sent,
  askToWrite: locked,
  withdrawProposal: sent,
};
