import { relateValues, type Relate } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import type { ConflictSectionProps } from './conflictSectionProps';
import { conflictSides } from './conflictSides';
import { starOf } from './conflictWords';
import { editionConflictMessages } from './messages';
import { ownKind, OwnValue } from './OwnValue';

type OwnPartProps = Pick<
  ConflictSectionProps,
  'conflict' | 'choice' | 'sides' | 'isReadOnly' | 'isWriting' | 'onChoose' | 'onWritingChange'
>;

const strengths = [relateValues.strong, relateValues.weak, relateValues.none] as const;

/** Below the versions: a text or figure of one's own, or the strengths that no side has. */
export function OwnPart({ conflict, choice, sides, isReadOnly, isWriting, onChoose, onWritingChange }: OwnPartProps) {
  const text = useMessages(editionConflictMessages);
  const lineRef = useRef<HTMLDivElement>(null);
  const { key } = conflict;

  /** The editor goes, and focus with it, unless the button takes it. */
  function endWriting() {
    flushSync(() => onWritingChange(key, false));
    lineRef.current?.querySelector('button')?.focus();
  }

  const own = typeof choice === 'object' ? choice.value : undefined;
  if (conflict.isRelate && conflict.isOwnAllowed) {
    const taken = conflictSides.map((side) => starOf(conflict[side].value));
    const others = strengths.filter((strength) => !taken.includes(starOf(strength)));
    if (others.length === 0) return null;
    return (
      <Line>
        {others.map((strength: Relate) => (
          <Button
            key={strength}
            size="small"
            variant="ghost"
            aria-pressed={own === strength}
            isDisabled={isReadOnly}
            onPress={() => onChoose(key, { value: strength })}
          >
            {strength !== relateValues.none && <Star kind={strength === relateValues.strong ? 'strong' : 'weak'} aria-hidden />}
            {text.set({ strength: text[starOf(strength) ?? 'none'] })}
          </Button>
        ))}
      </Line>
    );
  }
  const kind = ownKind(conflict);
  if (kind === null) return null;
  if (isWriting) {
    return (
      <Line ref={lineRef}>
        <OwnValue
          conflict={conflict}
          kind={kind}
          choice={choice}
          sides={sides}
          onUse={(value) => {
            onChoose(key, { value });
            endWriting();
          }}
          onCancel={endWriting}
        />
      </Line>
    );
  }
  return (
    <Line ref={lineRef}>
      <Button
        size="small"
        variant="ghost"
        isDisabled={isReadOnly}
        onPress={() => onWritingChange(key, true)}
        aria-label={own === undefined ? undefined : `${text.changeOwn}${text.ownValue}`}
      >
        <Icon of={Pencil} />
        {own === undefined ? text.own : text.changeOwn}
      </Button>
      {own === undefined ? (
        kind === 'text' && <Caption>{text.ownHint}</Caption>
      ) : (
        <Own>
          <b>{text.ownValue}</b> {String(own)}
        </Own>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[2]};

  > div {
    flex: 1;
  }
`;

const Own = styled.p`
  flex: 1;
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  > b {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.strong} ${tokens.type.caption} ${tokens.font.family};
  }
`;
