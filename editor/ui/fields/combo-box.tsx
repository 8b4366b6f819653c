import { ChevronDown } from 'lucide-react';
import {
  ComboBox as AriaComboBox,
  Button,
  Group,
  Input,
  type Key,
  ListBox,
  Popover,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import popover from '../overlays/popover.module.css';
import { t } from '../strings/ui-strings.ts';
import css from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { type Option, renderOption } from './select.tsx';

export interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
}

/** Selects one of many options by typing. */
export function ComboBox({
  label,
  isLabelHidden,
  help,
  error,
  options,
  value,
  onChange,
  placeholder = '',
}: ComboBoxProps) {
  return (
    <AriaComboBox
      value={value}
      onChange={(key: Key | null) => onChange(key === null ? null : String(key))}
      defaultItems={options}
      isInvalid={error !== undefined}
      allowsEmptyCollection
      className={cx(css.field)}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
        <Group className={cx(css.control)}>
          <Input className={cx(css.input)} placeholder={placeholder} />
          <Button className={cx(css.affix)}>
            <ChevronDown aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={cx(popover.popover)} offset={4}>
        <ListBox
          className={cx(popover.list)}
          renderEmptyState={() => <p className={cx(popover.empty)}>{t('error.noResults')}</p>}
        >
          {renderOption}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
