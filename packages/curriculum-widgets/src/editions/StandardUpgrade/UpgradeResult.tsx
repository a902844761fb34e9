import { useMessages } from '@college/ui/messages';
import { TermHints } from '../../support/TermHint';
import { CaptionText, PartTitle } from '../../support/textParts';
import { DeskFigures, DeskPanel, DeskPanelPart } from '../conflicts/deskPanel';
import { FindingsList } from '../conflicts/FindingsList';
import { standardUpgradeMessages } from './messages';
import type { UpgradeDeskProps } from './upgradeDeskProps';

const noNumbers = new Map<string, number>();

/** What the draft would be: figures before and after, checks, and what happens afterwards. */
export function UpgradeResult({ plan, crosswalk, upgrade }: UpgradeDeskProps) {
  const text = useMessages(standardUpgradeMessages);
  const { before, after } = plan.strong;
  const share = ({ covered, total }: typeof before) => `${covered}/${total}`;
  return (
    <DeskPanel title={text.result} aria-busy={upgrade.isPlanning || undefined}>
      <DeskPanelPart>
        <DeskFigures>
          <dt>{text.requirementCount}</dt>
          <dd>
            {plan.requirements.length} → <b>{crosswalk.to.headings.length}</b>
          </dd>
          <dt>
            <TermHints>{text.coverage}</TermHints>
          </dt>
          <dd>
            {share(before)} → <b>{share(after)}</b>
          </dd>
          <dt>{text.changes}</dt>
          <dd>{text.changeCounts({ changes: plan.changes, courses: plan.courses })}</dd>
        </DeskFigures>
      </DeskPanelPart>
      <DeskPanelPart>
        <PartTitle>{text.findings}</PartTitle>
        <FindingsList findings={plan.findings} numbers={noNumbers} />
      </DeskPanelPart>
      <DeskPanelPart>
        <PartTitle>{text.after}</PartTitle>
        <CaptionText>{text.afterHint}</CaptionText>
      </DeskPanelPart>
    </DeskPanel>
  );
}
