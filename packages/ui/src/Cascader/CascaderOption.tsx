import { Check } from 'lucide-react';
import { BusyArc, Icon } from '../icons';
import { useLocale, withLang } from '../messages';
import type { CascaderText } from './messages';
import { edge, optionHeight } from './optionPlaces';
import { restOfLabel } from './restOfLabel';

interface CascaderOptionProps {
  id: string;
  index: number;
  count: number;
  /** What is shown, perhaps cut, and the whole. */
  words: string;
  fullWords: string;
  disabledReason: string | undefined;
  /** On the way that the columns show. */
  isSelected: boolean;
  /** The end of the chosen path. */
  isChosen: boolean;
  isActive: boolean;
  isBranch: boolean;
  isPending?: boolean;
  text: CascaderText;
}

/** One choice. It has no handlers and no styles of its own: the list around it listens, and `CascaderBox` dresses all of them. */
export function CascaderOption(props: CascaderOptionProps) {
  const { index, words, fullWords, disabledReason, isPending, isChosen, text } = props;
  const { locale } = useLocale();
  const withReason = (label: string) => (disabledReason ? text.reason({ label, reason: disabledReason }) : label);
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.isSelected}
      aria-disabled={disabledReason ? true : undefined}
      aria-setsize={props.count}
      aria-posinset={index + 1}
      data-index={index}
      data-active={props.isActive || undefined}
      data-branch={props.isBranch && !isPending && !isChosen ? '' : undefined}
      title={withReason(fullWords)}
      style={{ insetBlockStart: edge + index * optionHeight }}
    >
      <span data-part="words" aria-hidden={words === fullWords ? undefined : true}>
        {withLang(withReason(words), locale)}
      </span>
      {words === fullWords ? null : (
        <>
          <span data-part="rest" aria-hidden>
            {withLang(restOfLabel(words, fullWords), locale)}
          </span>
          <span data-part="spoken">{withLang(withReason(fullWords), locale)}</span>
        </>
      )}
      {isPending ? <BusyArc /> : isChosen ? <Icon of={Check} /> : null}
    </div>
  );
}
