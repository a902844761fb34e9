import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { localeOf } from '@college/ui/theme';
import type { Ref } from 'react';
import { languageSwitchMessages } from './messages';

/** Code of Chinese, the default language; any other code shows English (core §1, reference §1). */
const chineseCode = '80101';

export interface LanguageOption {
  label: string;
  value: string;
}

export interface LanguageSwitchProps {
  /** Current language code. */
  value: string;
  onChange: (code: string) => void;
  /**
   * Languages to choose from, such as the `languages` of a pageinit reply.
   * @default 中 (80101) and EN (80102)
   */
  languages?: readonly LanguageOption[];
  ref?: Ref<HTMLDivElement>;
}

/** Switches the language of the whole interface; a code nobody knows counts as English. */
export function LanguageSwitch({ value, onChange, languages, ref }: LanguageSwitchProps) {
  const text = useMessages(languageSwitchMessages);
  const options = languages ?? [
    { label: text.chinese, value: chineseCode, name: text.chineseName },
    { label: text.english, value: '80102', name: text.englishName },
  ];
  return (
    <SegmentedControl ref={ref} aria-label={text.label} size="small" value={selectedCode(value, options)} onChange={onChange}>
      {options.map((option) => (
        <Segment key={option.value} value={option.value} aria-label={'name' in option ? String(option.name) : option.label}>
          {option.label}
        </Segment>
      ))}
    </SegmentedControl>
  );
}

/** The option that shows as chosen: the code itself, else the first option in the language the code leads to. */
function selectedCode(value: string, options: readonly LanguageOption[]) {
  if (options.some((option) => option.value === value)) return value;
  return options.find((option) => localeOf(option.value) === localeOf(value))?.value ?? value;
}
