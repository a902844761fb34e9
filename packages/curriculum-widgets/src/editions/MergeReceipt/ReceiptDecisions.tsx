import type { ReceiptDetail } from '@college/curriculum-model';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { clauseComma } from '@college/ui/words';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { Muted, MutedFigures, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { conflictTitle } from '../conflicts/conflictWords';
import { mergeReceiptMessages } from './messages';

interface ReceiptDecisionsProps {
  decisions: ReceiptDetail['decisions'];
}

/** What was decided where both sides had changed the same. */
export function ReceiptDecisions({ decisions }: ReceiptDecisionsProps) {
  const text = useMessages(mergeReceiptMessages);
  const language = useLanguage();
  const took = { base: text.tookBase, draft: text.tookDraft, current: text.tookCurrent };
  return (
    <section>
      <SectionTitle>
        {text.decisions} <MutedFigures>{decisions.length}</MutedFigures>
      </SectionTitle>
      <DecisionRows>
        {decisions.map(({ key, choice, ...named }) => {
          // The place of a conflict is what its key begins with.
          const { title, detail } = conflictTitle({ ...named, at: key.replace(/#.*$/s, '') }, clauseComma[language]);
          return (
            <li key={key}>
              <span>
                {withLang(title, language)} <Muted>{withLang(detail, language)}</Muted>
              </span>
              <span>
                {typeof choice === 'string' ? took[choice] : text.tookOwn}
                {typeof choice === 'object' && choice !== null && typeof choice.value !== 'object' && (
                  <Own lang={langOf(String(choice.value), language)}>{String(choice.value)}</Own>
                )}
              </span>
            </li>
          );
        })}
      </DecisionRows>
    </section>
  );
}

/** What was decided on, beside the decision. */
export const DecisionRows = styled(PlainList)`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    overflow-wrap: anywhere;
  }
`;

const Own = styled(Muted)`
  margin-inline-start: ${tokens.space[2]};
`;
