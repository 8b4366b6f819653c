import { ANCHOR_POSITIONS } from '../../../formatters/vocabulary/content/anchor-position.ts';
import { setValue } from '../../core/commands/set-value.ts';
import { useDraft } from '../../core/fields/use-draft.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { completeLink } from '../../core/model/complete-link.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { numberAt, recordAt, textAt } from '../../core/model/json-access.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { linkError } from './link-error.ts';
import { SettingsText } from './settings-field.tsx';
import { t } from './strings.ts';

const POPUP = ['websiteSettings', 'popup'];

export interface PopupCardProps {
  readonly isReadOnly: boolean;
}

/** The popup of the site. Its fields are shown while it is on. */
export function PopupCard({ isReadOnly }: PopupCardProps) {
  const set = useSetValue();
  const popup = recordAt(useBody(SETTINGS_KEY), ...POPUP);
  const isOn = Object.keys(popup).length > 0 && popup.enabled !== false;
  const name = t('popup.enabled');
  const edit = (isShown: boolean) =>
    set(
      { doc: SETTINGS_KEY, at: POPUP, label: t('settings.edit', { field: name }) },
      { ...popup, enabled: isShown },
    );
  return (
    <Card id="popup" title={t('popup.title')}>
      <Switch isSelected={isOn} isDisabled={isReadOnly} onChange={edit}>
        {name}
      </Switch>
      {isOn && <PopupFields isReadOnly={isReadOnly} />}
    </Card>
  );
}

function PopupFields({ isReadOnly }: PopupCardProps) {
  const set = useSetValue();
  const body = useBody(SETTINGS_KEY);
  const position = ANCHOR_POSITIONS.find((each) => each === textAt(body, ...POPUP, 'position')) ?? 'CENTER';
  return (
    <>
      <SettingsText
        at={[...POPUP, 'title']}
        name={t('popup.heading')}
        limit={200}
        isReadOnly={isReadOnly}
        isOptional
      />
      <SettingsText
        at={[...POPUP, 'text']}
        name={t('popup.text')}
        help={t('popup.textHelp')}
        rows={4}
        limit={10_000}
        isReadOnly={isReadOnly}
        isOptional
      />
      <ButtonFields isReadOnly={isReadOnly} />
      <Select
        label={t('popup.position')}
        options={ANCHOR_POSITIONS.map((id) => ({ id, label: t(`popup.${id}`) }))}
        value={position}
        isDisabled={isReadOnly}
        onChange={(next) => set(fieldOf('position', t('popup.position')), next)}
      />
      <PopupNumber field="delay" name={t('popup.delay')} range={[0, 600, 5]} isReadOnly={isReadOnly} />
      <PopupNumber field="days" name={t('popup.days')} range={[1, 365, 30]} isReadOnly={isReadOnly} />
      <PopupNumber
        field="version"
        name={t('popup.version')}
        help={t('popup.versionHelp')}
        range={[1, 1_000_000, 1]}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** A button has a label and a link: without a label there is none. */
function ButtonFields({ isReadOnly }: PopupCardProps) {
  const run = useRun();
  const body = useBody(SETTINGS_KEY);
  const stored = textAt(body, ...POPUP, 'button', 'label');
  const href = textAt(body, ...POPUP, 'button', 'href') || '/';
  const name = t('popup.button');
  const field = fieldOf('button', name);
  const { text, error, onChange } = useDraft({
    stored,
    validate: undefined,
    field,
    commit: (label) => {
      const value = label === '' ? undefined : { label, href };
      void run(setValue({ ...field, value, isGesture: true }));
    },
  });
  return (
    <>
      <TextField
        label={name}
        help={t('popup.buttonHelp')}
        value={text}
        error={error}
        limit={100}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {stored !== '' && (
        <SettingsText
          at={[...POPUP, 'button', 'href']}
          name={t('popup.link')}
          isReadOnly={isReadOnly}
          validate={linkError}
          normalize={completeLink}
        />
      )}
    </>
  );
}

interface PopupNumberProps extends PopupCardProps {
  readonly field: string;
  readonly name: string;
  readonly help?: string;
  readonly range: readonly [min: number, max: number, initial: number];
}

function PopupNumber({ field, name, help, range: [min, max, initial], isReadOnly }: PopupNumberProps) {
  const set = useSetValue();
  return (
    <NumberField
      label={name}
      help={help}
      value={numberAt(useBody(SETTINGS_KEY), ...POPUP, field) ?? initial}
      minValue={min}
      maxValue={max}
      step={1}
      isReadOnly={isReadOnly}
      onChange={(next) => {
        if (Number.isFinite(next)) set(fieldOf(field, name), next);
      }}
    />
  );
}

function fieldOf(field: string, name: string) {
  return { doc: SETTINGS_KEY, at: [...POPUP, field], label: t('settings.edit', { field: name }) };
}
