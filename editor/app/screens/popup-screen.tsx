import { useMemo } from 'react';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { documentsOf } from '../../core/model/documents.ts';
import { flagAt } from '../../core/model/json-access.ts';
import type { CanvasPage } from '../../core/preview/page-engine.ts';
import { PopupCard } from '../../features/settings/popup-card.tsx';
import { EditedScreen } from './edited-screen.tsx';
import { ScreenPreview } from './screen-preview.tsx';
import css from './screens.module.css';
import { t } from './strings.ts';

/** The popup of the site, above its home page. */
export function PopupScreen() {
  const isReadOnly = !useMay()('settings.write');
  const bodies = useBodies();
  const home = useMemo(() => {
    const pages = documentsOf(bodies, 'page');
    return (pages.find(({ body }) => flagAt(body, 'isHome')) ?? pages[0])?.key;
  }, [bodies]);
  return (
    <EditedScreen title={t('popup.title')}>
      <div className={css.cards}>
        <PopupCard isReadOnly={isReadOnly} />
      </div>
      <ScreenPreview target={home ?? '/'} complete={withOpenPopup} />
    </EditedScreen>
  );
}

const POPUP = '<dialog class="quoin-popup"';

/** The popup as its script opens it. */
function withOpenPopup(page: CanvasPage): CanvasPage | undefined {
  if (!page.html.includes(POPUP)) return undefined;
  return { ...page, html: page.html.replace(POPUP, `${POPUP} open`) };
}
