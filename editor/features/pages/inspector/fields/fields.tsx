import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import {
  type Action,
  type DocKey,
  isSafeLink,
  MAX_LINK_LENGTH,
  valueAt,
} from '../../../../../compiler/model/index.ts';
import { type SetValue, setValue } from '../../../../core/commands/set-value.ts';
import { useFieldError } from '../../../../core/fields/use-field-error.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { lazyPart } from '../../../../core/lazy/lazy-part.tsx';
import { numberAt } from '../../../../core/model/json-access.ts';
import type { Command } from '../../../../core/operations/changes/change.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useDebouncedValue } from '../../../../ui/dom/use-debounced-value.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { type Option, Select } from '../../../../ui/fields/select.tsx';
import { TextArea, type TextAreaProps } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LinkNote } from '../../links/link-note.tsx';
import { t } from '../../strings/pages-strings.ts';
import css from './fields.module.css';
import { useStoredText } from './use-stored.ts';
import { useTypedText } from './use-typed-text.ts';

/** The path of a document that a field edits. */
export interface FieldTarget {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly label: string;
  readonly help?: ReactNode;
}

export interface TextTarget extends FieldTarget {
  /** Returns an error message for invalid text. */
  readonly validate?: (text: string) => string | undefined;
  /** Whether an empty text removes the property. Defaults to true. */
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
  readonly isMono?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  /** Recommended length, in characters. Longer texts are stored, and marked. */
  readonly limit?: number;
  readonly onFocus?: () => void;
  /** Shown below the field while its text is valid. */
  readonly note?: ReactNode;
  /** The command that stores the text. Defaults to `setValue`. */
  readonly command?: (change: SetValue) => Command;
  /** Required permission in addition to `pages.write`. */
  readonly needs?: Action;
}

function useChange({ doc, at, label, command = setValue }: FieldTarget & Pick<TextTarget, 'command'>) {
  const run = useRun();
  return (value: unknown, isGesture = false) =>
    run(command({ doc, at, value, label: t('step.editBlock', { field: label }), isGesture }));
}

function useReadOnly(needs?: Action): boolean {
  const may = useMay();
  return !may('pages.write') || (needs !== undefined && !may(needs));
}

export function BoundTextField(props: TextTarget) {
  const {
    doc,
    at,
    label,
    help,
    validate,
    isOptional = true,
    rows,
    placeholder,
    limit,
    onFocus,
    note,
    needs,
  } = props;
  const stored = useStoredText(doc, at);
  const change = useChange(props);
  const { text, error, onChange } = useTypedText({
    stored,
    validate,
    commit: (next) => change(next === '' && isOptional ? undefined : next, true),
  });
  const storedError = useFieldError({ doc, at });
  return (
    <>
      <Field
        label={label}
        value={text}
        error={error ?? storedError}
        isLong={props.isLong === true}
        isMono={props.isMono === true}
        isReadOnly={useReadOnly(needs)}
        onChange={useStable(onChange)}
        {...(help !== undefined && { help })}
        {...(placeholder !== undefined && { placeholder })}
        {...(limit !== undefined && { limit })}
        {...(onFocus !== undefined && { onFocus })}
        {...(rows !== undefined && { rows })}
      />
      {error === undefined && note}
    </>
  );
}

/** Not rendered again when its text is stored. */
const Field = memo(function Field({ isLong, rows, ...shared }: TextAreaProps & { readonly isLong: boolean }) {
  if (!isLong) return <TextField {...shared} data-undo="document" />;
  return <TextArea {...shared} {...(rows !== undefined && { rows })} data-undo="document" />;
});

/** Returns a function that calls the latest `handler` and never changes. */
function useStable<Arguments extends readonly unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(handler);
  latest.current = handler;
  return useCallback((...given) => latest.current(...given), []);
}

const PagePicker = lazyPart(
  () => import('../../links/page-picker.tsx'),
  (module) => module.PagePicker,
);

/** A link URL, typed or of a page that is chosen. Dead links are stored, and reported after typing pauses: the target may be created later. */
export function BoundLinkField(props: FieldTarget & { readonly isOptional?: boolean }) {
  const { doc, at, isOptional = true } = props;
  const group = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const change = useChange(props);
  const isReadOnly = useReadOnly();
  const href = useStoredText(doc, at);
  const isPaused = useDebouncedValue(href, PAUSE_MS) === href;
  const rejected = href === '' ? t('field.linkHelp') : t('field.linkUnchanged', { href });
  const validate = (text: string) => {
    if (text === '') return isOptional ? undefined : rejected;
    return isSafeLink(text) && text.length <= MAX_LINK_LENGTH ? undefined : rejected;
  };
  return (
    <div ref={group} className={css.linkField}>
      <BoundTextField
        {...props}
        isOptional={isOptional}
        help={t('field.linkHelp')}
        validate={validate}
        note={
          isPaused && <LinkNote href={href} isNeeded={!isOptional} onUse={isReadOnly ? undefined : change} />
        }
      />
      {!isReadOnly && !isChoosing && (
        <Button isSmall variant="quiet" onPress={() => setChoosing(true)}>
          {t('field.choosePage')}
        </Button>
      )}
      {!isReadOnly && isChoosing && (
        <PagePicker
          hasFocus
          url={href}
          onChoose={(url) => {
            setChoosing(false);
            change(url);
            group.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Pause after which typing counts as finished. */
const PAUSE_MS = 700;

export function BoundCheckbox(props: FieldTarget & { readonly isOnByDefault?: boolean }) {
  const { doc, at, label, isOnByDefault = false } = props;
  const value = useOpState(({ head }) => valueAt(head.get(doc), at));
  const change = useChange(props);
  const isReadOnly = useReadOnly();
  return (
    <Checkbox
      isSelected={value === true || (value === undefined && isOnByDefault)}
      isReadOnly={isReadOnly}
      onChange={(isOn) => change(isOn === isOnByDefault ? undefined : isOn)}
    >
      {label}
    </Checkbox>
  );
}

export interface ChoiceTarget extends FieldTarget {
  readonly options: readonly Option[];
  /** Option shown when nothing is stored. Choosing it removes the property. */
  readonly fallback?: string;
}

export function BoundSelect(props: ChoiceTarget) {
  const { doc, at, label, options, fallback, help } = props;
  const stored = useStoredText(doc, at);
  const change = useChange(props);
  const isReadOnly = useReadOnly();
  return (
    <Select
      label={label}
      error={useFieldError({ doc, at })}
      options={options}
      value={stored === '' ? (fallback ?? null) : stored}
      onChange={(value) => change(value === fallback ? undefined : value)}
      isDisabled={isReadOnly}
      {...(help !== undefined && { help })}
    />
  );
}

export interface NumberTarget extends FieldTarget {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

export function BoundNumberField(props: NumberTarget) {
  const { doc, at, label, min, max, fallback, help } = props;
  const stored = useOpState(({ head }) => numberAt(head.get(doc), ...at)) ?? fallback;
  const change = useChange(props);
  const isReadOnly = useReadOnly();
  return (
    <NumberField
      label={label}
      error={useFieldError({ doc, at })}
      value={stored}
      minValue={min}
      maxValue={max}
      step={1}
      isReadOnly={isReadOnly}
      onChange={(value) => Number.isInteger(value) && change(value, true)}
      {...(help !== undefined && { help })}
    />
  );
}
