import { valueAt } from '../../../compiler/model/index.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { tSettings } from '../../strings/screens/settings.ts';

export interface SettingsTextProps {
  readonly at: readonly string[];
  readonly name: string;
  readonly help?: string;
  readonly rows?: number;
  readonly limit?: number;
  readonly isOptional?: boolean;
  readonly isReadOnly: boolean;
  readonly validate?: (text: string) => string | undefined;
}

/** A text of the settings. */
export function SettingsText(props: SettingsTextProps) {
  return (
    <DocumentTextField
      doc={SETTINGS_KEY}
      label={tSettings('settings.edit', { field: props.name })}
      {...props}
    />
  );
}

export interface SettingsSwitchProps {
  readonly at: readonly string[];
  readonly name: string;
  /** Where the document does not say. */
  readonly isOnByDefault: boolean;
  readonly isReadOnly: boolean;
}

/** Something of the settings that is on or off. */
export function SettingsSwitch({ at, name, isOnByDefault, isReadOnly }: SettingsSwitchProps) {
  const set = useSetValue();
  const value = valueAt(useBody(SETTINGS_KEY), at);
  return (
    <Switch
      isSelected={typeof value === 'boolean' ? value : isOnByDefault}
      isDisabled={isReadOnly}
      onChange={(isOn) =>
        set({ doc: SETTINGS_KEY, at, label: tSettings('settings.edit', { field: name }) }, isOn)
      }
    >
      {name}
    </Switch>
  );
}
