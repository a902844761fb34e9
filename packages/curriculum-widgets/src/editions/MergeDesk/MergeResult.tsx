import type { MergePlan } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { langOf } from '../../support/langOf';
import { TermHints } from '../../support/TermHint';
import { useDateTime } from '../../support/dateTime';
import { Caption, CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { DeskFigures, DeskPanel, DeskPanelPart } from '../conflicts/deskPanel';
import { FindingsList } from '../conflicts/FindingsList';
import { mergeDeskMessages } from './messages';
import { ResultRow } from './ResultRow';
import type { OpenMerge } from './useMergeDesk';

interface MergeResultProps {
  plan: MergePlan;
  merge: OpenMerge;
  placeHref?: ((place: string) => string | undefined) | undefined;
}

/** What the target would be now: the row of the selected course, figures, checks, and what happens afterwards. */
export function MergeResult({ plan, merge, placeHref }: MergeResultProps) {
  const text = useMessages(mergeDeskMessages);
  const language = useLanguage();
  const { locale } = useLocale();
  const formatTime = useDateTime();
  const { desk, isPlanning } = merge;
  const { strong, hours, rows } = plan.result;
  const selected = desk.shown.find(({ key }) => key === desk.selectedKey);
  const row = rows.find(({ lineage }) => lineage === selected?.course?.lineage) ?? rows[0];
  const number = (value: number) => value.toLocaleString(locale);
  const range = hours.least === hours.most ? number(hours.least) : text.range({ least: number(hours.least), most: number(hours.most) });
  const numbers = new Map(desk.shown.map(({ key }, index) => [key, index + 1]));

  return (
    <DeskPanel title={text.result} fact={<Caption>{text.resultHint}</Caption>} aria-busy={isPlanning || undefined}>
      {row && (
        <DeskPanelPart>
          <PartTitle lang={langOf(row.name, language)}>{row.name}</PartTitle>
          <ResultRow row={row} />
        </DeskPanelPart>
      )}
      <DeskPanelPart>
        <PartTitle>{text.figures}</PartTitle>
        <DeskFigures>
          <dt>
            <TermHints>{text.coverage}</TermHints>
          </dt>
          <dd>
            <b>{strong.covered}</b>/{strong.total}
          </dd>
          <dt>{text.hours}</dt>
          <dd>{range}</dd>
          <dt>{text.changes}</dt>
          <dd>{text.changeCounts({ goesIn: plan.changes.length, stays: plan.kept.length })}</dd>
        </DeskFigures>
      </DeskPanelPart>
      <DeskPanelPart>
        <PartTitle>{text.findings}</PartTitle>
        <FindingsList findings={plan.findings} numbers={numbers} placeHref={placeHref} />
      </DeskPanelPart>
      <DeskPanelPart>
        <PartTitle>{text.after}</PartTitle>
        <CaptionText>
          {plan.into === 'current'
            ? text.afterCurrent
            : text.afterDraft({ date: formatTime(plan.baseTakenAt, 'day'), count: plan.kept.length })}
        </CaptionText>
      </DeskPanelPart>
    </DeskPanel>
  );
}
