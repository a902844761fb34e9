import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { localeOf } from '@college/ui/theme';
import type { Ref } from 'react';
import { languageSwitchMessages } from './messages';

/** A language to choose: its name in itself, and its code. */
export interface LanguageOption {
  label: string;
  value: string | number;
}

export interface LanguageSwitchProps {
  /** Current language code. */
  value: string;
  /** Called with the code of the language that the user selects. */
  onChange: (code: string) => void;
  /**
   * Languages to choose from, such as the `languages` of a pageinit reply.
   * @default 中 (80101) and EN (80102)
   */
  languages?: readonly LanguageOption[];
  /** Reaches the switch. */
  ref?: Ref<HTMLDivElement>;
}

/** Switches the language of the whole interface; a code nobody knows counts as English. */
export function LanguageSwitch({ value, onChange, languages, ref }: LanguageSwitchProps) {
  const text = useMessages(languageSwitchMessages);
  // Any code but that of Chinese shows English (core §1, reference §1); the two have short labels.
  const shortLabels = new Map([
    ['80101', text.chinese],
    ['80102', text.english],
  ]);
  const builtIn: readonly LanguageOption[] = [
    { label: text.chineseName, value: '80101' },
    { label: text.englishName, value: '80102' },
  ];
  const options = (languages?.length ? languages : builtIn).map(({ label, value: code }) => ({ label, value: String(code) }));
  return (
    <SegmentedControl ref={ref} aria-label={text.label} size="small" value={selectedCode(value, options)} onChange={onChange}>
      {options.map((option) => (
        <Segment key={option.value} value={option.value} aria-label={option.label}>
          {shortLabels.get(option.value) ?? option.label}
        </Segment>
      ))}
    </SegmentedControl>
  );
}

/** The option that shows as chosen: the code itself, else the first option in the language the code leads to. */
function selectedCode(value: string, options: readonly { value: string }[]) {
  if (options.some((option) => option.value === value)) return value;
  return options.find((option) => localeOf(option.value) === localeOf(value))?.value ?? value;
}
