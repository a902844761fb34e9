import { EmptyState } from '@college/ui/EmptyState';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { useLanguage } from '../../support/useLanguage';
import { DeskPage, DeskWaiting } from '../conflicts/deskParts';
import { ChooseStandard } from './ChooseStandard';
import { standardUpgradeMessages } from './messages';
import type { StandardUpgradeProps } from './StandardUpgradeProps';
import { chooseCrosswalk } from './upgradeDecisions';
import { UpgradeDesk } from './UpgradeDesk';
import { UpgradeDone } from './UpgradeDone';
import { useStandardUpgrade } from './useStandardUpgrade';
import { nameIn } from './nameIn';

/** Brings the requirements of a draft to another standard: what becomes of each indicator point, what is left over, and what is new, with an answer for each. */
export function StandardUpgrade(props: StandardUpgradeProps) {
  const { editionId, userId } = props;
  return <Upgrade key={`${userId} ${editionId}`} {...props} />;
}

function Upgrade(props: StandardUpgradeProps) {
  const { onLeave, receiptHref } = props;
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const upgrade = useStandardUpgrade(props);
  const { plan, request, retry, act, decided } = upgrade;
  const { crosswalk } = decided;
  const header = <PageHeader variant="editor" title={text.title} {...(onLeave ? { onBack: onLeave, backLabel: text.back } : {})} />;
  if (act.status === 'done' && plan && crosswalk) {
    return <UpgradeDone {...{ plan, crosswalk, decided, onLeave, receiptHref }} receipt={act.receipt} />;
  }
  if (crosswalk && plan && !plan.isDone) return <UpgradeDesk {...{ plan, crosswalk, upgrade, onLeave }} />;
  const choosing = <Button onPress={() => upgrade.decide((now) => chooseCrosswalk(now, null))}>{text.otherStandard}</Button>;
  return (
    <DeskPage aria-label={text.title}>
      {header}
      {crosswalk === null && (
        <ChooseStandard crosswalks={props.crosswalks} onChoose={(next) => upgrade.decide((now) => chooseCrosswalk(now, next))} />
      )}
      {crosswalk !== null && plan?.isDone && (
        <EmptyState title={text.nothing} hint={text.nothingHint({ to: nameIn(crosswalk.to.name, language) })} action={choosing} />
      )}
      {crosswalk !== null && !plan && request.status === 'failed' && (
        <>
          <ErrorState title={text.failed} hint={request.message} onRetry={retry} />
          {choosing}
        </>
      )}
      {crosswalk !== null && !plan && request.status !== 'failed' && (
        <DeskWaiting>
          <Loading label={text.loading} />
        </DeskWaiting>
      )}
    </DeskPage>
  );
}
