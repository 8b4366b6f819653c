import { valueAt } from '../../../compiler/model/index.ts';
import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { t } from './strings.ts';

export interface SettingsTextProps {
  readonly at: readonly string[];
  readonly name: string;
  readonly help?: string;
  readonly placeholder?: string | undefined;
  readonly suffix?: string;
  readonly inputMode?: 'decimal';
  readonly rows?: number;
  readonly limit?: number;
  readonly isOptional?: boolean;
  readonly isReadOnly: boolean;
  readonly validate?: (text: string) => string | undefined;
  /** Changes a text for the document. Until blur, the field shows the text as typed. */
  readonly normalize?: (text: string) => string;
}

/** A text setting. */
export function SettingsText(props: SettingsTextProps) {
  return (
    <DocumentTextField doc={SETTINGS_KEY} label={t('settings.edit', { field: props.name })} {...props} />
  );
}

export interface SettingsSwitchProps {
  readonly at: readonly string[];
  readonly name: string;
  /** The value that applies when the document has none. */
  readonly isOnByDefault: boolean;
  readonly isReadOnly: boolean;
}

/** A setting that is on or off. */
export function SettingsSwitch({ at, name, isOnByDefault, isReadOnly }: SettingsSwitchProps) {
  const set = useSetValue();
  const value = valueAt(useBody(SETTINGS_KEY), at);
  return (
    <Switch
      isSelected={typeof value === 'boolean' ? value : isOnByDefault}
      isDisabled={isReadOnly}
      onChange={(isOn) => set({ doc: SETTINGS_KEY, at, label: t('settings.edit', { field: name }) }, isOn)}
    >
      {name}
    </Switch>
  );
}
