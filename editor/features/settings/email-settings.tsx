import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import type { EditorEmail } from '../../../formatters/vocabulary/api/editor/outbox.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { usePagedList } from '../../core/server/use-paged-list.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import css from './settings.module.css';
import { t } from './strings.ts';

/** The email outbox: order confirmations, form submissions and back-in-stock alerts. */
export function EmailSettings() {
  return (
    <div className={css.cards}>
      {!useEditor().site.sendsEmails && (
        <NoticeBar tone="warn">
          {t('emails.noProvider')} {t('emails.howTo')}
        </NoticeBar>
      )}
      <Outbox />
    </div>
  );
}

function Outbox() {
  const { api } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { messages, nextPageCursor } = await api.outbox(cursor);
      return { entries: messages, next: nextPageCursor };
    },
    [api],
  );
  const list = usePagedList<EditorEmail>(SERVER.outbox, load);
  return (
    <QueryContent
      from={{ data: list.entries, error: list.error, refetch: list.refetch }}
      failed={t('error.results')}
    >
      {(messages) =>
        messages.length === 0 ? (
          <EmptyState icon={<Mail />} title={t('emails.empty')}>
            {t('emails.emptyText')}
          </EmptyState>
        ) : (
          <div className={css.cards}>
            <p className={css.intro}>{t('emails.intro')}</p>
            <ul className={css.emails} aria-label={t('settings.email')}>
              {messages.map((email) => (
                <li key={email.id}>
                  <OutboxEmail email={email} />
                </li>
              ))}
            </ul>
            {list.hasMore && (
              <div className={css.more}>
                <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
                  {t('emails.more')}
                </Button>
              </div>
            )}
          </div>
        )
      }
    </QueryContent>
  );
}

function OutboxEmail({ email }: { readonly email: EditorEmail }) {
  const { now } = useEditor();
  const { timeLabel } = useSiteTime();
  const { subject, to, text, createdOn, lastError, headers = {} } = email;
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return (
    <Disclosure
      title={subject}
      summary={
        <>
          {t('emails.to', { to })} · {timeLabel(createdOn, now())} <EmailPill email={email} />
        </>
      }
    >
      {lastError !== undefined && <p className={css.intro}>{lastError}</p>}
      <pre className={css.email}>{`${headerLines.join('')}${headerLines.length > 0 ? '\n' : ''}${text}`}</pre>
    </Disclosure>
  );
}

function EmailPill({ email }: { readonly email: EditorEmail }) {
  const isRejected = email.lastError !== undefined;
  switch (email.state) {
    case 'sent':
      return <StatusPill tone="ok">{t('emails.sent')}</StatusPill>;
    case 'pending':
      return isRejected ? (
        <StatusPill tone="bad">{t('emails.notSentYet')}</StatusPill>
      ) : (
        <StatusPill tone="quiet">{t('emails.pending')}</StatusPill>
      );
    case 'failed':
      return <StatusPill tone="bad">{t('emails.notSent')}</StatusPill>;
    case 'retained':
      return <StatusPill tone="quiet">{t('emails.notSent')}</StatusPill>;
  }
}
