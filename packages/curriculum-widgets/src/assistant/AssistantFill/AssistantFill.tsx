import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import type { AssistantFillProps } from './AssistantFillProps';
import type { Asked } from './AssistantWork';
import { assistantMenuMessages } from './menuMessages';
import { useFillStatus } from './useFillStatus';

const assistantWork = lazyPart(async () => (await import('./AssistantWork')).AssistantWork);
const soon = [assistantWork];

const tasks = ['course', 'more', 'points', 'ksa', 'matchPoint', 'matchKsa'] as const;

/**
 * The assistant of a course unit: it suggests fields, chapters, points and KSA items from the college's own content, each with its
 * reason; nothing changes until a person accepts it. Put it inside a `ToastProvider`.
 */
export function AssistantFill({ status, onStatusChange, onOpenCopyWizard, ...work }: AssistantFillProps) {
  const { arePointsLocked = false } = work;
  const text = useMessages(assistantMenuMessages);
  usePreloadedParts(soon);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isFilling, setFilling] = useState(false);
  const { setStatus } = useFillStatus({
    status,
    onStatusChange,
    onAll: onOpenCopyWizard,
    onPage: () => new Promise((onOver) => setAsked({ task: 'page', onOver })),
  });

  return (
    <>
      <MenuTrigger>
        <Button ref={buttonRef} variant="ghost" isPending={isFilling} pendingLabel={text.filling}>
          <Icon of={Sparkles} />
          {text.name}
        </Button>
        <Menu
          aria-label={text.name}
          disabledKeys={arePointsLocked ? ['points', 'ksa', 'matchPoint', 'matchKsa'] : []}
          onAction={(key) => {
            const task = tasks.find((one) => one === key);
            if (task) setAsked({ task });
            else setStatus(key === 'all' ? 1 : -1);
          }}
        >
          {onOpenCopyWizard && <MenuItem id="all">{text.all}</MenuItem>}
          <MenuItem id="page">{text.page}</MenuItem>
          <MenuSeparator />
          <MenuItem id="course">{text.course}</MenuItem>
          <MenuItem id="more">{text.more}</MenuItem>
          <MenuItem id="points">{arePointsLocked ? text.pointsLocked : text.points}</MenuItem>
          <MenuItem id="ksa">{arePointsLocked ? text.ksaLocked : text.ksa}</MenuItem>
          <MenuSeparator />
          <MenuItem id="matchPoint">{text.matchPoint}</MenuItem>
          <MenuItem id="matchKsa">{text.matchKsa}</MenuItem>
        </Menu>
      </MenuTrigger>
      {asked && (
        <PopupPart
          part={assistantWork}
          given={{ ...work, arePointsLocked, asked, triggerRef: buttonRef, onFillingChange: setFilling }}
          onFailed={() => {
            setAsked(null);
            asked.onOver?.();
          }}
        />
      )}
    </>
  );
}
