import {
  partHeadings,
  syllabusFieldNames,
  type PartReadiness,
  type SyllabusFieldName,
  type SyllabusTableName,
} from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-aria-components';
import { useLanguage } from '../../support/useLanguage';
import { syllabusOutlineMessages } from './messages';
import { partId, type SyllabusPart } from './outlineParts';

interface OutlinePartProps {
  part: SyllabusPart;
  readiness: PartReadiness | undefined;
  links: Partial<Record<SyllabusTableName, string>>;
  isCurrent: boolean;
  /** Whether there is room for the sign of the part alone. */
  isShort: boolean;
  onPart: (part: SyllabusPart) => void;
  onJump: (field: SyllabusFieldName) => void;
}

/** One line of the outline, and under it what the part still lacks, by name: while it is read, and on demand. */
export function OutlinePart({ part, readiness, links, isCurrent, isShort, onPart, onJump }: OutlinePartProps) {
  const text = useMessages(syllabusOutlineMessages);
  const language = useLanguage();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isListed = chosen ?? isCurrent;
  const listId = useId();
  const name = part === 'signatures' ? text.signatures : partHeadings[part].text[language];
  const sign = part === 'signatures' ? (isShort ? text.signaturesShort : '') : text.number({ part });
  const matrices = readiness?.missingTables ?? [];
  const missing = readiness?.missing ?? [];
  const count = missing.length + matrices.length;
  const isComplete = readiness !== undefined && count === 0;

  return (
    <li data-part={part}>
      <div data-line="">
        <a
          href={`#${partId(part)}`}
          title={isShort ? name : undefined}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onPart(part);
          }}
        >
          <span data-number="" aria-hidden>
            {sign}
          </span>
          {isShort ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
          {readiness && <VisuallyHidden>{` ${text.readiness(readiness)}${isComplete ? ` ${text.complete}` : ''}`}</VisuallyHidden>}
        </a>
        {!isShort && isComplete && (
          <span data-done="">
            <Icon of={Check} size="small" />
          </span>
        )}
        {!isShort && readiness && count > 0 && (
          <button
            type="button"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-label={text.list({ part: name, count })}
            onClick={() => setChosen(!isListed)}
          >
            {text.lacking({ count })}
            <Icon of={isListed ? ChevronUp : ChevronDown} size="small" />
          </button>
        )}
      </div>
      {!isShort && count > 0 && (
        <ul id={listId} hidden={!isListed} aria-label={text.missing({ part: name })}>
          {missing.map((field) => (
            <li key={field}>
              <button type="button" aria-label={text.jump({ field: syllabusFieldNames[field][language] })} onClick={() => onJump(field)}>
                {syllabusFieldNames[field][language]}
              </button>
            </li>
          ))}
          {matrices.map((matrix) => (
            <li key={matrix}>
              {links[matrix] === undefined ? (
                <span>{text.empty({ matrix: text[matrix] })}</span>
              ) : (
                <Link href={links[matrix]}>{text.empty({ matrix: text[matrix] })}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
