import { planUpgrade as planUpgradeCall, upgradeEdition as upgradeEditionCall } from '@college/api-client/contract';
import { englishOf, indicatorFields, majorFields } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { actOf } from '../merging/editionAct';
import { readReceipt } from '../merging/readReceipts';
import { planUpgrade } from './planUpgrade';
import { upgradeEdition } from './upgradeEdition';

/** What a crosswalk calls its fields. */
const crosswalkNames = {
  crosswalk: { zh: '新旧对照', en: 'Crosswalk' },
  from: { zh: '原标准', en: 'Former list' },
  to: { zh: '新标准', en: 'New list' },
  name: { zh: '标准名称', en: 'Name of the standard' },
  standard: majorFields.standard.label,
  headings: { zh: '各项标题', en: 'Headings' },
  entries: { zh: '对照的各项', en: 'Entries of the crosswalk' },
  old: { zh: '原有各项', en: 'Items of the former list' },
  new: { zh: '新项', en: 'Item of the new list' },
  review: { zh: '须核对的内容', en: 'What is to be reviewed' },
  decisions: { zh: '指标点的处理', en: 'Decisions about indicator points' },
  answers: { zh: '新要求的处理', en: 'Answers to what is new' },
  act: { zh: '处理方式', en: 'What is done' },
  into: { zh: '并入的指标点', en: 'Indicator point to merge into' },
  pieces: { zh: '拆分后的指标点', en: 'Pieces of the indicator point' },
  points: { zh: '新增的指标点', en: 'New indicator points' },
  goalsTo: { zh: '教学目标的去向', en: 'Where the goals go' },
  description: indicatorFields.description.label,
  english: englishOf(indicatorFields.description.label),
  reason: { zh: '理由', en: 'Reason' },
};

/** The calls that bring a draft to another list of graduation requirements. */
export const upgradeCalls: readonly MountedCall[] = [
  handle(planUpgradeCall, ({ db, body, language }) => planUpgrade(db, body, language), { fieldNames: crosswalkNames }),
  handle(
    upgradeEditionCall,
    async (context) => {
      const { id } = await upgradeEdition(context.db, context.body, actOf(context));
      return readReceipt(context.db, id, context.language);
    },
    { fieldNames: crosswalkNames },
  ),
];
