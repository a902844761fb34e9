import {
  isEnglishOlder,
  isSameRequirementText,
  requirementItemsOf,
  type RequirementItem,
  type RequirementProblem,
  type Requirements,
  type RequirementsAct,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ItemRow } from './ItemRow';
import { nameOfPlace } from './itemWords';
import { requirementEditorMessages } from './messages';
import { useItemActs } from './useItemActs';
import { useItemFocus } from './useItemFocus';
import { useItemKeys } from './useItemKeys';
import { useRowDrag } from './useRowDrag';
import { PlainList } from '../../support/layoutParts';

export interface RequirementEditorProps {
  /** The list to write, kept outside; `toRequirements` of the model makes it. */
  requirements: Requirements;
  /** The stored requirements, to detect outdated English. @default [] */
  baseline?: Requirements;
  /** The errors that block saving, by key. */
  problems?: ReadonlyMap<string, RequirementProblem>;
  /** What was done; `requirementsHistoryReducer` of the model applies it. */
  onAct: (act: RequirementsAct) => void;
  /** Called when the user removes an item: the caller confirms first what is lost with it. */
  onRemoveAsk: (key: string) => void;
}

const nothing: Requirements = [];

/** Graduation requirements and their indicator points, edited in place: in both languages, added, moved and removed. */
export function RequirementEditor({ requirements, baseline = nothing, problems, onAct, onRemoveAsk }: RequirementEditorProps) {
  const text = useMessages(requirementEditorMessages);
  const root = useRef<HTMLDivElement>(null);
  const [spoken, say] = useState('');
  const focus = useItemFocus(root, requirements);
  const { acts, step, drop } = useItemActs({ requirements, onAct, onRemoveAsk, focus, say });
  const handleKeyDown = useItemKeys({ requirements, acts, onStep: step, focusNow: focus.focusNow });
  const drag = useRowDrag(root, drop);
  const stored = useMemo(() => new Map(requirementItemsOf(baseline).map((item) => [item.key, item])), [baseline]);
  const isBehind = (item: RequirementItem) => isEnglishBehind(item, stored.get(item.key));

  return (
    <Root ref={root} role="group" aria-label={text.list} onFocus={focus.handleFocus} onKeyDown={handleKeyDown} {...drag}>
      <Head aria-hidden>
        <span>{text.chinese}</span>
        <span>{text.english}</span>
      </Head>
      <PlainList as="ol">
        {requirements.map((requirement, at) => (
          <li key={requirement.key}>
            <ItemRow
              item={requirement}
              requirement={at}
              isFirst={at === 0}
              isLast={at === requirements.length - 1}
              problem={problems?.get(requirement.key)}
              isEnglishBehind={isBehind(requirement)}
              acts={acts}
            />
            <PlainList as="ol" aria-label={text.indicatorsOf({ name: nameOfPlace({ requirement: at }, text) })}>
              {requirement.indicators.map((item, index) => (
                <li key={item.key}>
                  <ItemRow
                    item={item}
                    requirement={at}
                    indicator={index}
                    isFirst={at === 0 && index === 0}
                    isLast={at === requirements.length - 1 && index === requirement.indicators.length - 1}
                    problem={problems?.get(item.key)}
                    isEnglishBehind={isBehind(item)}
                    acts={acts}
                  />
                </li>
              ))}
            </PlainList>
          </li>
        ))}
      </PlainList>
      <Foot>
        <Keys>{requirements.length > 0 && text.keys}</Keys>
        <Button
          variant="link"
          data-add=""
          onPress={() => {
            focus.requestFocusOnNew('description');
            onAct({ type: 'requirementAdded' });
            say(text.added({ count: 1 }));
          }}
        >
          <Icon of={Plus} />
          {text.add}
        </Button>
      </Foot>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Root>
  );
}

/** English stays marked until it is rewritten: while its Chinese is being changed, and where it was stored as older (decision 156). */
function isEnglishBehind(item: RequirementItem, stored: RequirementItem | undefined) {
  const english = item.english.trim();
  if (isEnglishOlder(item, 'description') && english === item.translations?.en?.description?.text) return true;
  const isChineseNew = stored !== undefined && stored.description.trim() !== item.description.trim();
  return isChineseNew && english !== '' && english === stored.english.trim() && !isSameRequirementText(item, stored);
}

const Root = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) minmax(0, 1fr) 112px;
  column-gap: ${tokens.space[2]};
  padding-block: 6px;
  border-block-end: 1px solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  /* On the x of the texts below. */
  > span {
    padding-inline-start: 9px;
  }
  > :first-child {
    grid-column-start: 2;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[2]};
`;

const Keys = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: 40px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
