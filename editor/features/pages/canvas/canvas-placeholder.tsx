import { failureText } from '../../../core/server/failure-text.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { t } from '../strings/pages-strings.ts';
import css from './canvas.module.css';
import type { CanvasView } from './hooks/use-canvas-view.ts';

/** Shown while the page is loading, after a load error, or when the document has no page. */
export function CanvasPlaceholder({ view: { engineState, retry, page } }: { readonly view: CanvasView }) {
  const { content } = page;
  if (engineState.kind === 'failed') return <Failed error={engineState.error} onRetry={retry} />;
  if (content.kind === 'failed') return <Failed error={content.error} onRetry={page.rerender} />;
  if (engineState.kind === 'loading' || content.kind === 'loading') {
    return (
      <div className={css.over}>
        <Skeleton />
      </div>
    );
  }
  if (content.kind === 'page') return null;
  return (
    <div className={css.over}>
      <EmptyState title={t('canvas.noPage')}>
        {page.diagnostics[0]?.message ?? t('canvas.noPageHelp')}
      </EmptyState>
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className={css.over}>
      <ErrorState title={t('canvas.themeFailed')} onRetry={onRetry}>
        {failureText(error)}
      </ErrorState>
    </div>
  );
}
