import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import popover from '../overlays/popover.module.css';
import css from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export interface Option<Value extends string = string> {
  readonly id: Value;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
}

export interface SelectProps<Value extends string> extends FieldProps {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean;
}

/** Selects one of several options; use `ComboBox` for many with a search. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  help,
  error,
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
}: SelectProps<Value>) {
  const choose = (key: Key | null) => {
    const chosen = options.find(({ id }) => id === key);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      className={cx(css.field)}
      {...(placeholder !== undefined && { placeholder })}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
        <div className={cx(css.control)}>
          <Button className={cx(css.trigger)}>
            <SelectValue className={cx(css.value)}>
              {({ selectedText, defaultChildren, isPlaceholder }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={cx(popover.popover)} offset={4}>
        <ListBox className={cx(popover.list)} items={options}>
          {renderOption}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export function renderOption(option: Option) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={cx(popover.item)}>
      {({ isSelected }) => (
        <>
          {option.icon}
          <span className={cx(popover.text)}>
            {option.label}
            {option.description !== undefined && (
              <span className={cx(popover.description)}>{option.description}</span>
            )}
          </span>
          {isSelected && (
            <span className={cx(popover.trailing)}>
              <Check aria-hidden="true" />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
