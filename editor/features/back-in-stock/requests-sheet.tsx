import { Send } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { StoredRestockRequest } from '../../../formatters/vocabulary/api/restock.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { usePagedList } from '../../core/server/use-paged-list.ts';
import { useServerCache } from '../../core/server/use-server.ts';
import { emailFailureText } from '../../core/store/email-failure.ts';
import { isInStock, type RestockGroup } from '../../core/store/restock-requests.ts';
import { useSetStock } from '../../core/store/use-set-stock.ts';
import type { TimeLabels } from '../../core/time/time-labels.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import css from './requests-sheet.module.css';
import { t } from './strings.ts';

export interface RequestsSheetProps {
  readonly list: RestockGroup;
  readonly onClose: () => void;
}

/** The requests for one variant, with its stock and the emails. */
export function RequestsSheet({ list, onClose }: RequestsSheetProps) {
  const may = useMay();
  const { count, retainedCount = 0, failedCount = 0, title, line } = list;
  const isRestocked = isInStock(line);
  return (
    <Dialog
      title={t('restock.open', { title })}
      isOpen
      onClose={onClose}
      isSheet
      actions={
        may('restock.write') &&
        (count + failedCount === 0 ? (
          <Button onPress={onClose} autoFocus>
            {t('kit.done')}
          </Button>
        ) : (
          <SendEmails list={list} isInStock={isRestocked} />
        ))
      }
    >
      <div className={css.body}>
        {line !== undefined && !line.unlimited && may('stock.write') && <Restock list={list} />}
        {failedCount > 0 && (
          <NoticeBar tone="warn">{t('restock.emailsFailed', { count: failedCount })}</NoticeBar>
        )}
        {!isRestocked && count + failedCount > 0 && (
          <NoticeBar tone="warn">{t('restock.restockFirst')}</NoticeBar>
        )}
        {retainedCount > 0 && (
          <NoticeBar
            tone="warn"
            action={
              may('mail.read') && <Link href="/config/settings/email">{t('restock.emailSettings')}</Link>
            }
          >
            {t('restock.emailsOutbox', { count: retainedCount })}
          </NoticeBar>
        )}
        {count + retainedCount + failedCount === 0 && <NoticeBar>{t('restock.allNotified')}</NoticeBar>}
        <h3 className={css.heading}>{t('restock.people')}</h3>
        <People list={list} />
      </div>
    </Dialog>
  );
}

interface SendEmailsProps {
  readonly list: RestockGroup;
  readonly isInStock: boolean;
}

function SendEmails({ list, isInStock }: SendEmailsProps) {
  const [isBusy, setBusy] = useState(false);
  const send = useSendRestockEmails(list);
  return (
    <Button
      variant="primary"
      icon={<Send aria-hidden="true" />}
      isPending={isBusy}
      isDisabled={!isInStock}
      onPress={() => {
        setBusy(true);
        void send().finally(() => setBusy(false));
      }}
    >
      {list.count === 0
        ? t('emails.resend')
        : t('restock.send', { count: list.count + (list.failedCount ?? 0) })}
    </Button>
  );
}

function People({ list: { productId, variantId } }: { readonly list: RestockGroup }) {
  const { api, now } = useEditor();
  const siteTime = useSiteTime();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { signUps = [], nextPageCursor } = await api.signUps({ productId, variantId }, cursor);
      return { entries: signUps, next: nextPageCursor };
    },
    [api, productId, variantId],
  );
  const parts = usePagedList<StoredRestockRequest>([...SERVER.restockGroups, productId, variantId], load);
  const itemOf = (signUp: StoredRestockRequest) => ({
    id: signUp.id,
    title: signUp.siteVisitorEmail,
    note: noteOf(signUp, { ...siteTime, now: now() }),
  });
  return (
    <QueryContent
      from={{ data: parts.entries, error: parts.error, refetch: parts.refetch }}
      failed={t('error.results')}
    >
      {(signUps) => (
        <>
          <ItemList isFlush items={signUps.map(itemOf)} />
          {parts.hasMore && (
            <Button isPending={parts.isLoadingMore} onPress={parts.loadMore}>
              {t('kit.showMore')}
            </Button>
          )}
        </>
      )}
    </QueryContent>
  );
}

function noteOf(
  { createdOn, notifiedOn, isRetained = false, failure }: StoredRestockRequest,
  siteTime: TimeLabels & { readonly now: number },
): string {
  const { timeLabel, now } = siteTime;
  if (notifiedOn === undefined) return t('restock.requestedOn', { time: timeLabel(createdOn, now) });
  if (failure !== undefined) return emailFailureText(failure, siteTime);
  const time = timeLabel(notifiedOn, now);
  return isRetained ? t('restock.emailPendingOn', { time }) : t('restock.notifiedOn', { time });
}

function Restock({ list: { title, line } }: { readonly list: RestockGroup }) {
  const setStock = useSetStock();
  const currentStock = line?.qtyInStock ?? 0;
  const [quantity, setQuantity] = useState(currentStock);
  const [isBusy, setBusy] = useState(false);
  if (line === undefined) return null;
  const save = async () => {
    if (quantity === currentStock) return;
    setBusy(true);
    await setStock({ line, name: title, qtyInStock: quantity, unlimited: false });
    setBusy(false);
  };
  return (
    <div className={css.restock}>
      <NumberField
        label={t('restock.newStock')}
        value={quantity}
        onChange={(value) => setQuantity(Number.isFinite(value) ? value : 0)}
        minValue={0}
        formatOptions={{ maximumFractionDigits: 0 }}
      />
      {/* Never disabled: pressing the button blurs the field first, which commits the typed number. */}
      <Button isPending={isBusy} onPress={() => void save()}>
        {t('restock.restock')}
      </Button>
    </div>
  );
}

function useSendRestockEmails({ productId, variantId }: RestockGroup): () => Promise<void> {
  const { api } = useEditor();
  const { invalidate } = useServerCache();
  const notify = useNotify();
  return async () => {
    try {
      const response = await api.sendRestock({ productId, variantId });
      const count = response.notified;
      notify(
        response.isRetained === true ? t('restock.emailsPending', { count }) : t('restock.queued', { count }),
      );
      invalidate(SERVER.restockGroups);
      invalidate(SERVER.outbox);
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    }
  };
}
