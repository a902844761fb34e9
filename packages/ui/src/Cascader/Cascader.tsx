import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { useField } from 'react-aria';
import { Dialog, FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { controlEdge, controlFocus, fieldColumn, FieldLabel, FieldMessage, type FieldTexts } from '../Field';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { TextField } from '../TextField';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { CascaderPanel } from './CascaderPanel';
import { nodesAlong, type CascaderNode, type CascaderPath } from './cascaderTree';
import { cascaderMessages } from './messages';
import { useLazyChildren, type LoadChildren } from './useLazyChildren';

export interface CascaderProps extends FieldTexts {
  /** The first level, with the levels below in `children`. */
  nodes: readonly CascaderNode[];
  /** The chosen ids from the first level down; empty for none. */
  value?: CascaderPath;
  defaultValue?: CascaderPath;
  onChange?: (path: CascaderPath, nodes: readonly CascaderNode[]) => void;
  'aria-label'?: string;
  /** @default '请选择' */
  placeholder?: string;
  /** Whether a level that has others below it can be the choice. @default false */
  canChooseBranch?: boolean;
  /** Shortens a level's words; the full ones stay as tooltip and as accessible name. */
  cutLabel?: (label: string) => string;
  /** Fetches the level below a node that has no `children` yet. */
  loadChildren?: LoadChildren;
  /** Whether the search field shows. @default true */
  isSearchable?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  /** Shows the path as text that cannot be changed. */
  isReadOnly?: boolean;
  /** A softer edge, for filters in a toolbar. @default false */
  isQuiet?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const none: CascaderPath = [];
const uncut = (label: string) => label;

/** A choice over levels in one popover: one column for each level, the path shown with " / ". */
export function Cascader(props: CascaderProps) {
  const {
    nodes,
    value: valueNow,
    defaultValue = none,
    onChange,
    label,
    description,
    errorMessage,
    placeholder,
    cutLabel = uncut,
    ...others
  } = props;
  const {
    canChooseBranch = false,
    loadChildren,
    isSearchable = true,
    isRequired,
    isDisabled,
    isReadOnly,
    isQuiet,
    isInvalid: isWrong,
    ...rest
  } = others;
  const { 'aria-label': ariaLabel, ...root } = rest;
  const text = useMessages(cascaderMessages);
  const baseId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useControlledState<CascaderPath>(valueNow, defaultValue);
  const lazy = useLazyChildren(loadChildren);
  const isInvalid = isWrong ?? Boolean(errorMessage);
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    description,
    errorMessage,
    isInvalid,
    'aria-label': ariaLabel,
  });

  const along = nodesAlong(nodes, value, lazy.childrenOf);
  const full = along.map((node) => node.label).join(' / ');
  const shown = along.map((node) => cutLabel(node.label)).join(' / ');

  if (isReadOnly)
    return <TextField {...root} {...{ label, description, errorMessage, isRequired }} aria-label={ariaLabel} isReadOnly value={full} />;

  function choose(path: CascaderPath, isEnd = true) {
    setValue(path);
    onChange?.(path, nodesAlong(nodes, path, lazy.childrenOf));
    if (isEnd) setOpen(false);
  }

  function handleTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <Column {...root}>
      <Provider
        values={[
          [LabelContext, { ...labelProps, elementType: 'span' }],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Trigger
          {...fieldProps}
          ref={triggerRef}
          type="button"
          role="combobox"
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${baseId}-panel` : undefined}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          data-quiet={isQuiet || undefined}
          data-invalid={isInvalid || undefined}
          data-disabled={isDisabled || undefined}
          title={full || undefined}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={handleTriggerKey}
        >
          {full ? (
            <>
              <Path aria-hidden={shown === full ? undefined : true}>{shown}</Path>
              {shown !== full && <VisuallyHidden>{full}</VisuallyHidden>}
            </>
          ) : (
            <Path data-placeholder="">{placeholder ?? text.placeholder}</Path>
          )}
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </Trigger>
        <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </Provider>
      <PopoverSurface isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} placement="bottom start" offset={4}>
        <Panel id={`${baseId}-panel`} aria-label={ariaLabel ?? (typeof label === 'string' ? label : text.placeholder)}>
          <CascaderPanel
            {...{ nodes, value, lazy, canChooseBranch, cutLabel, isSearchable, text, baseId }}
            canLoad={loadChildren !== undefined}
            onChoose={choose}
          />
        </Panel>
      </PopoverSurface>
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  margin: 0;
  padding: 0 ${tokens.space[3]};
  font: inherit;
  text-align: start;
  cursor: default;
  outline: none;
  ${controlEdge}

  > svg {
    margin-inline: auto -4px;
    color: ${tokens.color.textMuted};
  }
  &:disabled > svg {
    color: inherit;
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    ${controlFocus}
  }
`;

const Path = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${tokens.color.textPlaceholder};
  }
`;

const Panel = styled(Dialog)`
  outline: none;
`;
