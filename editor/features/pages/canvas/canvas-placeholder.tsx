import { failureText } from '../../../core/server/failure-text.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { t } from '../strings/pages-strings.ts';
import css from './canvas.module.css';
import type { CanvasView } from './hooks/use-canvas-view.ts';

/** Shown while the page is loading, after a load error, or when the document has no page. */
export function CanvasPlaceholder({ view: { engineState, retry, page } }: { readonly view: CanvasView }) {
  if (engineState.kind === 'loading') {
    return (
      <div className={css.over}>
        <Skeleton />
      </div>
    );
  }
  if (engineState.kind === 'failed') {
    return (
      <div className={css.over}>
        <ErrorState title={t('canvas.themeFailed')} onRetry={retry}>
          {failureText(engineState.error)}
        </ErrorState>
      </div>
    );
  }
  if (page.hasPage) return null;
  return (
    <div className={css.over}>
      <EmptyState title={t('canvas.noPage')}>
        {page.diagnostics[0]?.message ?? t('canvas.noPageHelp')}
      </EmptyState>
    </div>
  );
}
