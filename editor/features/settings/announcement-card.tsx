import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { completeLink } from '../../core/model/complete-link.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt } from '../../core/model/json-access.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { linkError } from './link-error.ts';
import { SettingsText } from './settings-field.tsx';
import { t } from './strings.ts';

const BAR = ['websiteSettings', 'announcementBar'];

/** The line at the top of all pages. */
export function AnnouncementCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <Card id="announcement" title={t('announcement.title')}>
      <AnnouncementFields isReadOnly={isReadOnly} />
    </Card>
  );
}

/** Text and link are shown while it is on. */
export function AnnouncementFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const set = useSetValue();
  const bar = recordAt(useBody(SETTINGS_KEY), ...BAR);
  const isOn = Object.keys(bar).length > 0 && bar.enabled !== false;
  const name = t('announcement.enabled');
  return (
    <>
      <Switch
        isSelected={isOn}
        isDisabled={isReadOnly}
        onChange={(enabled) =>
          set({ doc: SETTINGS_KEY, at: BAR, label: t('settings.edit', { field: name }) }, { ...bar, enabled })
        }
      >
        {name}
      </Switch>
      {isOn && (
        <>
          <SettingsText
            at={[...BAR, 'text']}
            name={t('announcement.text')}
            limit={300}
            isReadOnly={isReadOnly}
            isOptional
          />
          <SettingsText
            at={[...BAR, 'href']}
            name={t('announcement.link')}
            help={t('announcement.linkHelp')}
            isReadOnly={isReadOnly}
            validate={(text) => (text === '' ? undefined : linkError(text))}
            normalize={completeLink}
            isOptional
          />
        </>
      )}
    </>
  );
}
