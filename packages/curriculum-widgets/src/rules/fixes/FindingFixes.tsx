import type { ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { quickFixMessages } from './messages';
import type { OfferedFixes } from './QuickFixActs';
import { useFocusBeside } from './useFocusBeside';
import { useQuickFix } from './useQuickFix';

interface FindingFixesProps extends OfferedFixes {
  finding: ToldFinding;
}

/** What mends a finding, each fix as a button; one that deletes something asks first. Nothing where it has none. */
export function FindingFixes(props: FindingFixesProps) {
  return props.finding.fixes === undefined ? null : <Fixes {...props} fixes={props.finding.fixes} />;
}

function Fixes({ finding, acts, onChanged, fixes }: FindingFixesProps & { fixes: NonNullable<ToldFinding['fixes']> }) {
  const text = useMessages(quickFixMessages);
  const language = useLanguage();
  const { place, running, failure, apply } = useQuickFix({ finding, acts, onChanged });
  const [asked, setAsked] = useState<number | null>(null);
  const ref = useFocusBeside();
  const askedFix = asked === null ? undefined : fixes[asked];
  return (
    <>
      <Buttons ref={ref} role="group" aria-label={text.fixes({ sentence: finding.sentence[language] })}>
        {fixes.map(({ label, isAsked }, at) => (
          <Fix
            key={label.en}
            size="small"
            isPending={running === at}
            pendingLabel={text.fixing}
            isDisabled={running !== null && running !== at}
            onPress={() => (isAsked ? setAsked(at) : void apply(at))}
          >
            {`${label[language]}${isAsked ? '…' : ''}`}
          </Fix>
        ))}
      </Buttons>
      {failure !== null && <Note variant="error">{failure}</Note>}
      {asked !== null && askedFix && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={text.askTitle({ fix: askedFix.label[language], place })}
          confirmLabel={askedFix.label[language]}
          pendingLabel={text.fixing}
          onConfirm={() => apply(asked)}
        >
          {text.askHint}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A fix that puts in other words is as long as they are. */
const Fix = styled(Button)`
  flex: 0 1 auto;
  white-space: normal;
  text-align: start;
  overflow-wrap: anywhere;

  &&[data-size] {
    block-size: auto;
    min-block-size: 28px;
    padding-block: 2px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
