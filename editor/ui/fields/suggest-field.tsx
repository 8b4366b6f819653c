import { useState } from 'react';
import { ComboBox as AriaComboBox, Group, Input, type Key, ListBox, Popover } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import popover from '../overlays/popover.module.css';
import css from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { type Option, renderOption } from './select.tsx';

export interface SuggestFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Text of the list while there are no suggestions. */
  readonly emptyText: string;
  /** May arrive while the list is open. */
  readonly suggestions: readonly Option[];
  readonly onSelect: (id: string) => void;
}

/** A text field with suggestions; any text is allowed. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, isLabelHidden, help, error, value, onChange, onBlur, suggestions, emptyText, onSelect } =
    props;
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <AriaComboBox
      value={selected}
      inputValue={value}
      onInputChange={(text) => {
        if (text === value) return;
        setSelected(null);
        onChange(text);
      }}
      onChange={(key: Key | null) => {
        const id = key === null ? null : String(key);
        setSelected(id);
        if (id !== null) onSelect(id);
      }}
      // The text of a selected suggestion must not open the list again.
      menuTrigger={selected === null ? 'input' : 'manual'}
      items={suggestions}
      isInvalid={error !== undefined}
      allowsCustomValue
      // A list that opens only with suggestions would not open when they arrive later.
      allowsEmptyCollection
      className={cx(css.field)}
      {...(onBlur !== undefined && { onBlur })}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
        <Group className={cx(css.control)}>
          <Input className={cx(css.input)} autoComplete="off" />
        </Group>
      </FieldFrame>
      <Popover className={cx(popover.popover)} offset={4}>
        <ListBox
          className={cx(popover.list)}
          renderEmptyState={() => <p className={cx(popover.empty)}>{emptyText}</p>}
        >
          {renderOption}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
