import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useLocale, useMessages, withLang } from '../messages';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { optionListMessages } from './messages';
import type { Option } from './option';

export interface OptionListProps {
  /** Omitted inside a `ComboBox`, which provides the matching options. */
  options?: readonly Option[];
}

/** The floating list under a `Select` or `ComboBox`. */
export function OptionList({ options }: OptionListProps) {
  const text = useMessages(optionListMessages);
  const { locale } = useLocale();
  return (
    <Layer offset={4}>
      <List items={options} dependencies={[locale]} renderEmptyState={() => <Nothing>{text.nothing}</Nothing>}>
        {(option: Option) => (
          <Item id={option.value} textValue={option.label} isDisabled={option.isDisabled}>
            <Words>{withLang(option.label, locale)}</Words>
            {option.hint && <Hint>{withLang(option.hint, locale)}</Hint>}
            <Icon of={Check} data-tick="" />
          </Item>
        )}
      </List>
    </Layer>
  );
}

const Layer = styled(Popover)`
  display: flex;
  flex-direction: column;
  /* A list wider than the window would make the page scroll, and a scrolled page closes the list. */
  min-inline-size: min(max(var(--trigger-width), 120px), 100vw - 24px);
  max-inline-size: 560px;
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
  outline: none;
  transition: opacity ${tokens.motion.fast} ${tokens.motion.ease};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

const List = styled(ListBox<Option>)`
  flex: 1;
  min-block-size: 0;
  max-block-size: 304px;
  padding: ${tokens.space[1]};
  overflow-y: auto;
  outline: none;
` as typeof ListBox<Option>;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.density.control};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  cursor: default;
  outline: none;

  > [data-tick] {
    margin-inline-end: -4px;
    color: ${tokens.color.textMuted};
    visibility: hidden;
  }
  &[data-focused] {
    background: ${tokens.color.rowHoverRaised};
  }
  &[data-selected] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}

    > [data-tick] {
      visibility: visible;
    }
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Nothing = styled.div`
  padding: 6px ${tokens.space[3]};
  color: ${tokens.color.textMuted};
`;
