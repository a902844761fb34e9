import { useState, type CSSProperties, type Ref } from 'react';
import { useField } from 'react-aria';
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel, FieldMessage, type FieldTexts } from '../Field';
import { useMessages } from '../messages';
import { TextField } from '../TextField';
import { CascaderTrigger } from './CascaderTrigger';
import { keyOf, nodesAlong, type CascaderNode, type CascaderPath } from './cascaderTree';
import { cascaderMessages } from './messages';
import { idsOf, type FindPaths } from './useCascaderResults';
import { useLazyChildren, type LoadChildren } from './useLazyChildren';

export interface CascaderProps extends FieldTexts {
  /** The first level, with the levels below in `children`. */
  nodes: readonly CascaderNode[];
  /** The chosen ids from the first level down; empty for none. */
  value?: CascaderPath;
  /** The initial path of an uncontrolled cascader. @default [] */
  defaultValue?: CascaderPath;
  /** Called with the path that the user selects, and its nodes. */
  onChange?: (path: CascaderPath, nodes: readonly CascaderNode[]) => void;
  /** Names the field where it has no label. */
  'aria-label'?: string;
  /** Shown in the box while nothing is chosen. @default '请选择' */
  placeholder?: string;
  /** Whether a level that has others below it can be the choice. @default false */
  canChooseBranch?: boolean;
  /**
   * Shortens a level's label; the full one remains the tooltip and the accessible name, and the omitted part is shown next to it in a layer as wide as the
   * field.
   */
  cutLabel?: (label: string) => string;
  /** Fetches the level below a node that has no `children` yet. */
  loadChildren?: LoadChildren;
  /** Searches where the levels are loaded from, instead of in those that are known. Keep the function while what it searches stays. */
  findPaths?: FindPaths;
  /** The nodes of `value`, for its label while the levels are not loaded. */
  valueNodes?: readonly CascaderNode[];
  /** Whether the search field shows. @default true */
  isSearchable?: boolean;
  /** Shows the red asterisk and sets `aria-required`. @default false */
  isRequired?: boolean;
  /** Marks it as invalid without a message. @default whether there is an `errorMessage` */
  isInvalid?: boolean;
  /** Whether it cannot be used. @default false */
  isDisabled?: boolean;
  /** Shows the path as text that cannot be changed. */
  isReadOnly?: boolean;
  /** A softer edge, for filters in a toolbar. @default false */
  isQuiet?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: CascaderPath = [];

/** A choice over levels in one layer: one column for each level, the path shown with " / ". */
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
    cutLabel,
    ...others
  } = props;
  const {
    canChooseBranch = false,
    loadChildren,
    findPaths,
    valueNodes,
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

  const [picked, setPicked] = useState<readonly CascaderNode[]>([]);
  const loaded = nodesAlong(nodes, value, lazy.childrenOf);
  const along = [loaded, valueNodes, picked].find((known) => known && keyOf(idsOf(known)) === keyOf(value)) ?? loaded;
  const full = along.map((node) => node.label).join(' / ');
  const shown = along.map(({ label: words }) => (cutLabel ? cutLabel(words) : words)).join(' / ');

  if (isReadOnly)
    return <TextField {...root} {...{ label, description, errorMessage, isRequired }} aria-label={ariaLabel} isReadOnly value={full} />;

  function choose(chosen: readonly CascaderNode[]) {
    const path = idsOf(chosen);
    setPicked(chosen);
    setValue(path);
    onChange?.(path, chosen);
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
        <CascaderTrigger
          {...{ fieldProps, full, shown, isRequired, isInvalid, isDisabled, isQuiet }}
          {...{ nodes, value, lazy, canChooseBranch, cutLabel, isSearchable, findPaths, text }}
          name={ariaLabel ?? (typeof label === 'string' ? label : text.placeholder)}
          placeholder={placeholder ?? text.placeholder}
          canLoad={loadChildren !== undefined}
          onChoose={choose}
        />
        <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </Provider>
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;
