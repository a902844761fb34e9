import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { DeskBar, DeskBody, DeskFoot, DeskMain, DeskPage, DeskSide } from '../conflicts/deskParts';
import { ItemSection } from './ItemSection';
import { LeftoverSection } from './LeftoverSection';
import { standardUpgradeMessages } from './messages';
import { nameIn } from './nameIn';
import { QuotedTexts } from './QuotedTexts';
import { chooseCrosswalk } from './upgradeDecisions';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { UpgradeFinish } from './UpgradeFinish';
import { UpgradeKeys } from './UpgradeKeys';
import { UpgradeNavigation } from './UpgradeNavigation';
import { UpgradeNotes } from './UpgradeNotes';
import { UpgradeResult } from './UpgradeResult';

/** The desk of an upgrade that has a plan. */
export function UpgradeDesk({ plan, crosswalk, upgrade, onLeave }: UpgradeDeskProps) {
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const { step, takeBack, listRef, isReadOnly } = upgrade;
  const keys = useMemo(
    () => ({ J: () => step(1), K: () => step(-1), 'Ctrl+Z': () => takeBack(text.takenBack) }),
    [step, takeBack, text.takenBack],
  );
  useEffect(() => {
    // What was pressed to come here is gone.
    if (document.activeElement === document.body) listRef.current?.focus({ preventScroll: true });
  }, [listRef]);
  const { from, to } = crosswalk;
  const way = text.way({
    from: nameIn(from.name, language),
    to: nameIn(to.name, language),
    old: from.headings.length,
    fresh: to.headings.length,
  });
  const items = to.headings.map((_, at) => at + 1);
  const parts = { plan, crosswalk, upgrade };
  return (
    <Shortcuts keys={keys}>
      <DeskPage aria-label={text.title}>
        <DeskBar>
          <PageHeader
            variant="editor"
            title={text.title}
            facts={`${text.facts({ name: plan.editionName })} · ${way}`}
            {...(onLeave ? { onBack: onLeave, backLabel: text.back } : {})}
            actions={
              <>
                <Button variant="ghost" isDisabled={isReadOnly} onPress={() => upgrade.decide((now) => chooseCrosswalk(now, null))}>
                  {text.otherStandard}
                </Button>
                <UpgradeFinish {...{ plan, upgrade, onLeave }} />
              </>
            }
          />
        </DeskBar>
        <DeskBody>
          <UpgradeNavigation {...parts} />
          <DeskMain ref={listRef} tabIndex={-1} role="group" aria-label={text.navigation}>
            <VisuallyHidden role="status">{upgrade.spoken}</VisuallyHidden>
            <UpgradeNotes upgrade={upgrade} />
            <LeftoverSection {...parts} />
            {items.map((item) => (
              <ItemSection key={item} item={item} {...parts} />
            ))}
            <QuotedTexts {...parts} />
          </DeskMain>
          <DeskSide>
            <UpgradeResult {...parts} />
          </DeskSide>
        </DeskBody>
        <DeskFoot>
          <UpgradeKeys />
        </DeskFoot>
      </DeskPage>
    </Shortcuts>
  );
}
