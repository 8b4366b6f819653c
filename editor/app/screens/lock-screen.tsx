import { useCallback } from 'react';
import { type Bodies, type DocKey, SHELL_MARK } from '../../../compiler/model/index.ts';
import { SERVER_TEXTS } from '../../../formatters/vocabulary/site/server-texts.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import type { CanvasPage } from '../../core/preview/page-engine.ts';
import { useSiteTheme } from '../../core/server/use-site-theme.ts';
import {
  LOCK_SCREEN_TEXTS,
  LockScreenFields,
  type LockScreenTexts,
} from '../../features/settings/lock-screen-fields.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EditedScreen } from './edited-screen.tsx';
import { lockScreenForm, PREVIEW_STYLES } from './lock-screen-form.ts';
import { ScreenPreview } from './screen-preview.tsx';
import css from './screens.module.css';
import { t } from './strings.ts';

/** The page that asks for the password of protected pages. */
export function LockScreenScreen() {
  const isReadOnly = !useMay()('settings.write');
  const { data: theme } = useSiteTheme();
  const defaults = withTexts(SERVER_TEXTS, { ...theme?.defaultStrings });
  const texts = withTexts(defaults, recordAt(useBody(SETTINGS_KEY), 'localizedStrings'));
  const form = lockScreenForm(texts);
  const complete = useCallback(
    (page: CanvasPage): CanvasPage => ({
      ...page,
      html: page.html.replace(SHELL_MARK, () => form),
      style: `${PREVIEW_STYLES}${page.style}`,
    }),
    [form],
  );
  return (
    <EditedScreen title={t('screens.lock')}>
      <div className={css.cards}>
        <Card title={t('screens.lockContent')}>
          <LockScreenFields defaults={defaults} isReadOnly={isReadOnly} />
        </Card>
      </div>
      <ScreenPreview target="/404/lock-screen" prepare={withProtectedPage} complete={complete} />
    </EditedScreen>
  );
}

function withTexts(defaults: LockScreenTexts, texts: Readonly<Record<string, unknown>>): LockScreenTexts {
  return Object.fromEntries(
    LOCK_SCREEN_TEXTS.map(([key]) => [key, textAt(texts, key) || defaults[key]]),
  ) as LockScreenTexts;
}

/** A site has a lock screen only with a protected page. */
function withProtectedPage(bodies: Bodies): Bodies {
  return new Map([...bodies, [PROTECTED, PROTECTED_PAGE]]);
}

const PROTECTED: DocKey = 'page:lock-screen-preview';
const PROTECTED_PAGE = {
  pageType: 2,
  title: 'Preview',
  urlId: 'lock-screen-preview',
  password: 'preview',
  seo: {},
  sections: {},
  blocks: {},
};
