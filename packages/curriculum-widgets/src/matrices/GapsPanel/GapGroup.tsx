import { matrixRuleNames, type GapFix, type MatrixFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FindingFold, FindingHeading, FindingList } from '../../support/findingParts';
import { Finding } from '../../completion/DataCheck/Finding';
import { useLanguage } from '../../support/useLanguage';
import type { FindingGroup } from './findingGroups';
import { gapsPanelMessages } from './messages';

interface GapGroupProps extends FindingGroup {
  onOpen: (finding: MatrixFinding) => void;
  /** The edits that mend a gap. */
  fixesOf: (finding: MatrixFinding) => readonly GapFix[];
  onFix: (finding: MatrixFinding, fix: GapFix) => void;
}

/** Gaps shown before "show the other n". */
const shownAtFirst = 20;

/** The gaps of one rule under its name and their number; it folds. */
export function GapGroup({ rule, findings, onOpen, fixesOf, onFix }: GapGroupProps) {
  const text = useMessages(gapsPanelMessages);
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(true);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  const rest = findings.length - shown.length;
  return (
    <Group>
      <FindingHeading>
        <Fold type="button" aria-expanded={isUnfolded} aria-controls={id} onClick={() => setUnfolded(!isUnfolded)}>
          <b>{matrixRuleNames[rule][language]}</b>
          <Count>{findings.length}</Count>
          <Icon of={isUnfolded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isUnfolded}>
        <FindingList ref={list}>
          {shown.map((finding) => (
            <Finding
              key={finding.id}
              kind="doubtful"
              sentence={finding.sentence[language]}
              onOpen={() => onOpen(finding)}
              actions={fixesOf(finding).map((fix) => (
                <Button
                  key={fix.label.en}
                  variant="link"
                  size="small"
                  aria-label={text.fixOf({ fix: fix.label[language], sentence: finding.sentence[language] })}
                  onPress={() => onFix(finding, fix)}
                >
                  {fix.label[language]}
                </Button>
              ))}
            />
          ))}
        </FindingList>
        {rest > 0 && (
          <Button
            variant="link"
            size="small"
            onPress={() => {
              setWhole(true);
              // The button is removed; the focus moves to the first of the new lines.
              requestAnimationFrame(() => list.current?.children[shownAtFirst]?.querySelector('button')?.focus());
            }}
          >
            {text.showRest({ count: rest })}
          </Button>
        )}
      </div>
    </Group>
  );
}

const Group = styled.section`
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Fold = styled(FindingFold)`
  grid-template-columns: minmax(0, 1fr) auto 16px;
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
