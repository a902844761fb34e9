import { relateValues, type Relate } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { majorMatrixMessages } from './messages';

export interface StrengthControlProps {
  /** The strength of what is selected; null where it has several. */
  relate: Relate | null;
  isReadOnly: boolean;
  onChange: (relate: Relate) => void;
}

/** Strong, weak or none, each with the key that does the same in the matrix. */
export function StrengthControl({ relate, isReadOnly, onChange }: StrengthControlProps) {
  const text = useMessages(majorMatrixMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const choices = [
    { value: relateValues.strong, key: '1', name: text.strong, star: 'strong' },
    { value: relateValues.weak, key: '2', name: text.weak, star: 'weak' },
    { value: relateValues.none, key: '0', name: text.none, star: null },
  ] as const;
  return (
    <SegmentedControl
      size="small"
      aria-label={text.strength}
      value={relate === null ? null : String(relate)}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange(Number(value) as Relate)}
    >
      {choices.map(({ value, key, name, star }) => (
        <Segment key={value} value={String(value)}>
          {star && <Star kind={star} aria-hidden />}
          {name}
          {areKeysOn && !isReadOnly && <Kbd aria-hidden>{key}</Kbd>}
        </Segment>
      ))}
    </SegmentedControl>
  );
}
