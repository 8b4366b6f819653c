import { useState } from 'react';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import type { Option } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from './strings.ts';

export interface SettingsChoiceProps {
  readonly at: readonly string[];
  readonly name: string;
  readonly help?: string;
  /** Empty when the browser does not know the names. */
  readonly options: readonly Option[];
  /** The value that applies when the document has none. */
  readonly defaultValue?: string;
  /** Error text shown when there are no options. */
  readonly failed: string;
  readonly isReadOnly: boolean;
  /** Returns true to handle a selected value instead of storing it. */
  readonly intercept?: (value: string) => boolean;
}

/** A combo box for a setting. The stored value is always among the options. */
export function SettingsChoice(props: SettingsChoiceProps) {
  const { at, name, help, options, defaultValue = '', failed, isReadOnly, intercept } = props;
  const set = useSetValue();
  const value = textAt(useBody(SETTINGS_KEY), ...at) || defaultValue;
  const current = options.find(({ id }) => id === value);
  const [strange, setStrange] = useState('');
  if (current === undefined && value !== strange) setStrange(value);
  // The initial value stays among the options: a changed list would remount the field and lose the focus.
  const isAdded = strange !== '' && !options.some(({ id }) => id === strange);
  if (isReadOnly) return <TextField label={name} value={current?.label ?? value} isReadOnly />;
  return (
    <ComboBox
      // The combo box keeps its initial list.
      key={isAdded ? strange : ''}
      label={name}
      help={help}
      options={isAdded ? [{ id: strange, label: strange }, ...options] : options}
      value={value === '' ? null : value}
      error={options.length === 0 ? failed : undefined}
      onChange={(id) => {
        const label = t('settings.edit', { field: name });
        if (id !== null && intercept?.(id) !== true) set({ doc: SETTINGS_KEY, at, label }, id);
      }}
    />
  );
}
