import { typekitIdSchema } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../../core/model/documents.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../strings.ts';

export interface KitFieldProps {
  /** Empty without a kit. */
  readonly kitId: string;
  readonly isReadOnly: boolean;
}

/** The Typekit kit of the site. Its embed code can be pasted as well. */
export function KitField({ kitId, isReadOnly }: KitFieldProps) {
  const run = useRun();
  const at = ['design', 'typekitId'];
  const draft = useDraft({
    stored: kitId,
    field: { doc: SETTINGS_KEY, at },
    normalize: kitIdIn,
    validate: (text) => (isKitId(kitIdIn(text)) ? undefined : t('fonts.badKitId')),
    commit: (text) => {
      const value = kitIdIn(text) || undefined;
      run(setValue({ doc: SETTINGS_KEY, at, value, label: t('step.setKit'), isGesture: true }));
    },
  });
  return (
    <TextField
      label={t('fonts.kitId')}
      help={t('fonts.kitHelp')}
      value={draft.text}
      error={draft.error}
      isReadOnly={isReadOnly}
      onChange={draft.onChange}
      onBlur={draft.onBlur}
    />
  );
}

function kitIdIn(text: string): string {
  return /use\.typekit\.(?:net|com)\/(\w+)/.exec(text)?.[1] ?? text.trim();
}

function isKitId(id: string): boolean {
  return id === '' || typekitIdSchema.safeParse(id).success;
}
