import { isSafeLink } from '../../../compiler/model/index.ts';
import { useDraft } from '../../core/fields/use-draft.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { profileFor, withProfile } from './social-profiles.ts';
import { t } from './strings.ts';

const AT = ['website', 'socialAccounts'];

/** Names of services are not translated. */
const SERVICES = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
  ['linkedin', 'LinkedIn'],
  ['bluesky', 'Bluesky'],
] as const;

export function SocialCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <Card id="social" title={t('social.title')}>
      <SocialFields isReadOnly={isReadOnly} />
    </Card>
  );
}

/** Links to the profiles of the site. Those of other services, which are set in files, stay as they are. */
export function SocialFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return SERVICES.map(([service, name]) => (
    <ProfileField key={service} service={service} name={name} isReadOnly={isReadOnly} />
  ));
}

interface ProfileFieldProps {
  /** Its name in site JSON. */
  readonly service: string;
  readonly name: string;
  readonly isReadOnly: boolean;
}

function ProfileField({ service, name, isReadOnly }: ProfileFieldProps) {
  const set = useSetValue();
  const stored = recordAt(useBody(SETTINGS_KEY), 'website').socialAccounts;
  const accounts = Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  const { text, error, onChange, onBlur } = useDraft({
    stored: textAt(profileFor(accounts, service), 'profileUrl'),
    validate: profileError,
    commit: (url) =>
      set(
        { doc: SETTINGS_KEY, at: AT, label: t('settings.edit', { field: name }) },
        withProfile(accounts, service, url),
      ),
  });
  return (
    <TextField
      label={name}
      value={text}
      error={error}
      placeholder={t('social.placeholder')}
      isReadOnly={isReadOnly}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function profileError(text: string): string | undefined {
  return text === '' || (/^https?:\/\/./.test(text) && isSafeLink(text)) ? undefined : t('social.invalid');
}
