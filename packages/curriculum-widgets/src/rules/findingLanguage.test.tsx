import type { Acceptance, EditionFindings, MergePlan, PublishPlan, ToldFinding } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { unmarkedChineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PlaceFindingList } from '../comments/CommentDialog/PlaceFindingList';
import { MarkedFindings } from '../comments/CommentMark/MarkedFindings';
import { Finding } from '../completion/DataCheck/Finding';
import { FindingsList } from '../editions/conflicts/FindingsList';
import { PublishChecks } from '../editions/EditionList/publishing/PublishChecks';
import { BreaksLines } from '../matrices/DeleteBreaks';
import { WaitingGroupView } from '../overview/WorkbenchHome/waiting/WaitingGroupView';
import { ReviewFindings } from '../reviews/ReviewDesk/ReviewFindings';
import { AcceptedFindings } from './FindingList/AcceptedFindings';
import { FindingRow } from './FindingList/FindingRow';
import { MendedFindings } from './FindingList/MendedFindings';

const sentence = { zh: '目标「掌握线性结构」没有课点', en: 'Goal “掌握线性结构 A” has no point' };
const told: ToldFinding = {
  id: 'goal.point.1',
  aliases: [],
  rule: 'course.goalPoint',
  level: 'warning',
  at: 'course:1004/goal:2210',
  sentence,
  owner: { zh: '数据结构', en: '数据结构' },
  record: { zh: '目标 掌握线性结构', en: 'Goal 掌握线性结构' },
  basis: 'basis',
};
const by = {
  id: 1,
  finding: told.id,
  basis: told.basis,
  reason: '实践环节另有安排',
  userId: 1001,
  userName: '周敏',
  acceptedOn: '2026-05-14',
  acceptedAt: '2026-05-14T08:00:00+08:00',
  until: '2026-06-14',
} satisfies Acceptance;
const ended: NonNullable<EditionFindings['ended']>[number] = { by, why: 'expired' };
const planned: MergePlan['findings'] = [{ type: 'opened', rule: null, at: told.at, message: sentence.en, because: null }];
const publishing: PublishPlan = {
  seen: 'now',
  figures: { courses: 1, indicators: [], strong: { covered: 1, total: 1 }, gaps: [], hours: { theory: 48, practice: 16 }, credits: 4 },
  findings: [{ level: 'error', rule: null, at: told.at, message: sentence.en, owner: '数据结构' }],
  published: [],
};
const group = { key: 'goal', title: '数据结构', level: told.level, count: 1, findings: [{ ...told, majorId: 1001, courseId: 1004 }] };
const nowhere = () => undefined;

it.each<[string, ReactNode]>([
  ['a list of findings', <FindingRow key="1" finding={told} isOwnerShown ended={ended} href={undefined} onAccept={undefined} />],
  ['accepted findings', <AcceptedFindings key="2" accepted={[{ finding: told, by }]} hrefOf={nowhere} onWithdraw={undefined} />],
  ['acceptances of what is mended', <MendedFindings key="3" mended={[by]} onWithdraw={undefined} />],
  ['what waits', <WaitingGroupView key="4" group={group} isOwnerShown hasHints={false} hrefOf={nowhere} allHref={undefined} />],
  ['the check of a course', <Finding key="5" kind="doubtful" sentence={sentence.en} detail="数据结构" />],
  ['a merge', <FindingsList key="6" findings={planned} numbers={new Map()} />],
  ['a publication', <PublishChecks key="7" plan={publishing} />],
  ['a review', <ReviewFindings key="8" title="Solved" findings={[told]} isSolved defaultExpanded />],
  ['a place', <PlaceFindingList key="9" findings={[told]} fixes={undefined} />],
  ['a mark', <MarkedFindings key="10" findings={[told]} />],
  ['a deletion', <BreaksLines key="11" sentences={[sentence]} />],
])('%s says in English which words are Chinese', async (_name, drawn) => {
  const { container } = await renderUi(<ToastProvider>{drawn}</ToastProvider>, { locale: 'en-US' });
  await expect.poll(() => container.textContent).toMatch(/\p{Script=Han}/u);
  expect(unmarkedChineseIn(container)).toEqual([]);
});
