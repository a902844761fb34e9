import { useMessages } from '@college/ui/messages';
import { LongTextEditor, LongTextEffect } from '@college/ui/LongTextField';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { memo, useId, type ReactNode } from 'react';
import { cellMessages, CellText, EditActions, EditButton, UnderLine } from '../../cells';
import { syllabusEditorMessages } from '../messages';
import { Offers } from '../known/Offers';
import { useTextField, type TextName } from './useTextField';

interface TextValueProps {
  name: TextName;
  /** What the text is, in the reader's language. */
  label: string;
  /** The language of the text. @default 'zh-CN' */
  lang?: 'zh-CN' | 'en';
  /** The name under which the field is found on the page. @default the field's own */
  anchor?: string;
  /** Shown where there is no text. @default '未填写' */
  fallback?: ReactNode;
  /** Shown above the text while it is edited. */
  reference?: ReactNode;
  /** Follows the text while it is read. */
  mark?: ReactNode;
}

/** One text on the paper: read as text, opened by a press where one presses or by Tab, kept when it is left. */
export const TextValue = memo(function TextValue({ name, label, lang = 'zh-CN', anchor, fallback, reference, mark }: TextValueProps) {
  const text = useMessages(syllabusEditorMessages);
  const common = useMessages(cellMessages);
  const problemId = useId();
  const one = useTextField(name);
  const { field, textWindow, isLineOpen, lineText } = one;
  const { active, listId, activeId } = one.offerKeys;

  return (
    // The text itself is no control: the stop over it is, for the keyboard and for those who do not see it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={one.rootRef}
      role="presentation"
      data-part="field"
      data-field={anchor ?? name}
      data-revisable={field.isRevisable || undefined}
      data-open={isLineOpen || undefined}
      onClick={one.handleClick}
      onKeyDown={isLineOpen ? one.handleKeyDown : undefined}
      {...(isLineOpen && one.watching)}
      {...one.composition}
    >
      {isLineOpen ? (
        <>
          {reference}
          {one.isTooLong ? (
            <button type="button" data-part="box" onClick={one.goOn}>
              <VisuallyHidden>{text.goOn({ field: label })}</VisuallyHidden>
              <span lang={lang}>{lineText}</span>
            </button>
          ) : (
            <CellText
              label={label}
              text={one.isComposing ? (field.typed ?? '') : lineText}
              isInvalid={field.problem !== undefined}
              describedBy={problemId}
              ghost={active?.value.slice(lineText.length)}
              offers={active && { listId, activeId }}
              onType={one.type}
            />
          )}
          <Actions name={label} {...one.actions} />
          <UnderLine id={problemId} role="alert" data-tone="danger">
            {field.problem}
          </UnderLine>
          <Offers keys={one.offerKeys} field={label} />
        </>
      ) : (
        <>
          <span data-part="text">
            {field.value.trim() === '' ? (
              (fallback ?? <span data-part="unfilled">{common.notFilled}</span>)
            ) : (
              <span lang={lang}>{field.value}</span>
            )}
            {mark}
            {field.isUnsaved && <i data-part="unsaved" role="img" aria-label={text.unsaved} title={text.unsaved} />}
          </span>
          {field.isRevisable && <EditButton name={label} onPress={one.open} onArrive={one.arrive} />}
        </>
      )}
      <LongTextEffect effect={one.effect} onTakeBack={one.takeBack} excludeFromTabOrder />
      {textWindow && (
        <LongTextEditor
          title={label}
          text={field.typed ?? ''}
          errorMessage={field.problem}
          onChange={one.typeInWindow}
          fieldSize={textWindow.size}
          onConfirm={one.confirmWindow}
          onLeave={one.leaveWindow}
          onCancel={one.cancelWindow}
          onStayInField={one.stayInField}
        >
          {reference}
        </LongTextEditor>
      )}
    </div>
  );
});

const Actions = memo(EditActions);
