import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocKey } from '../../../compiler/model/index.ts';
import { areaOfDoc } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import type {
  EditorChange,
  EditorChangesResponse,
} from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies, useOpState } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { saveStatus } from '../../core/operations/state/outbox.ts';
import { ActionDialog } from '../../core/server/action-dialog.tsx';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer, useServerCache } from '../../core/server/use-server.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { isInProgress } from '../../core/uploads/upload-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useReturnFocus } from '../../ui/focus/use-return-focus.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { ChangeRows } from './change-rows.tsx';
import { ConnectBuildService } from './connect-build-service.tsx';
import { DiagnosticList, ofSeverity } from './diagnostic-list.tsx';
import css from './publish-dialog.module.css';
import { t } from './strings.ts';
import { useBuildService } from './use-build-service.ts';
import { type Check, useCheck } from './use-check.ts';

const NO_CHANGES: EditorChangesResponse = { changes: [] };

/** Publishes the selected changes together, or none of them. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { api, sync } = useEditor();
  useReturnFocus();
  const [isFlushed, setFlushed] = useState(false);
  // Pending changes are sent first, so that the list includes them.
  const from = useServer(isFlushed ? [...SERVER.changes, 'labelled'] : ['changes-unasked'], async () =>
    isFlushed ? api.labelledChanges() : NO_CHANGES,
  );
  const { refetch } = from;
  useEffect(() => {
    void sync.flush().then(() => setFlushed(true));
  }, [sync]);
  // After a network error, pending changes arrive later.
  const isSynced = useOpState(({ pending }) => pending.length === 0);
  useEffect(() => {
    if (isFlushed && isSynced) refetch();
  }, [isFlushed, isSynced, refetch]);
  const data = isFlushed ? from.data?.changes : undefined;
  if (data === undefined || data.length === 0) {
    return (
      <Dialog
        title={t('publish.titleNone')}
        isOpen
        onClose={onClose}
        {...(data !== undefined && { actions: <NothingToPublishActions onClose={onClose} /> })}
      >
        <QueryContent from={{ ...from, data }} skeleton={{ count: 3 }} failed={t('error.results')}>
          {() => <NothingToPublish />}
        </QueryContent>
      </Dialog>
    );
  }
  return <PublishForm changes={data} onClose={onClose} />;
}

function NothingToPublish() {
  const blocker = usePublishBlocker();
  if (blocker !== undefined) return <NoticeBar tone="warn">{blocker.text}</NoticeBar>;
  return <EmptyState title={t('publish.none')}>{t('publish.noneText')}</EmptyState>;
}

function NothingToPublishActions({ onClose }: { readonly onClose: () => void }) {
  const { siteUrl } = useEditor().site;
  return (
    <>
      <Button onPress={onClose}>{t('kit.close')}</Button>
      <LinkButton href={siteUrl} variant="primary" icon={<ExternalLink aria-hidden="true" />} isExternal>
        {t('publish.view')}
      </LinkButton>
    </>
  );
}

interface PublishFormProps {
  readonly changes: readonly EditorChange[];
  readonly onClose: () => void;
}

function PublishForm({ changes, onClose }: PublishFormProps) {
  const navigate = useNavigateTo();
  const isAllowed = useMayPublishChange();
  const blocker = usePublishBlocker();
  const [excluded, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const publishing = usePublish(onClose);
  const { isPending, error } = publishing;
  const selected = changes.filter((change) => isAllowed(change) && !excluded.has(change.key));
  const isConnected = useBuildService();
  const [isWaiting, setWaiting] = useState(false);
  const check = useCheck(selected, isConnected);
  const publishErrors = diagnosticsOf(error);
  const isRejected = publishErrors.length > 0;
  const diagnostics = (isRejected ? publishErrors : check.diagnostics) ?? [];
  const exclude = (keys: ReadonlySet<string>) => {
    setLeft(keys);
    setWaiting(false);
    // The error was about the previous selection.
    if (error !== null) publishing.reset();
  };
  const publish = () => publishing.mutate({ changes: selected, message });
  const isReady = selected.length > 0 && blocker?.isBlocking !== true;
  const isDisabled = !isReady || isWaiting;
  const submit = () => {
    if (isDisabled || isPending) return;
    if (isConnected) publish();
    else setWaiting(true);
  };
  const isDue = isWaiting && isConnected && isReady;
  const publishDue = useEffectEvent(() => {
    setWaiting(false);
    publish();
  });
  useEffect(() => {
    if (isDue) publishDue();
  }, [isDue]);
  const open = (href: string) => {
    onClose();
    navigate(href);
  };
  return (
    <ActionDialog
      title={t('publish.title', { count: selected.length })}
      onClose={onClose}
      mutation={publishing}
      action={{
        label: t(isConnected ? 'publish.now' : 'publish.whenConnected'),
        isDisabled,
        onPress: submit,
      }}
    >
      {blocker !== undefined && <NoticeBar tone="warn">{blocker.text}</NoticeBar>}
      {!isConnected && <ConnectBuildService isWaiting={isWaiting} />}
      {isPending && <ProgressBar label={t('publish.building')} />}
      <CheckLine check={check} isRejected={isRejected} diagnostics={diagnostics} />
      <DiagnosticList severity="error" diagnostics={diagnostics} onOpen={open} />
      <Message value={message} onChange={setMessage} onSubmit={submit} isDisabled={isPending || isWaiting} />
      <p className={css.intro}>{t('publish.intro')}</p>
      <ChangeRows
        changes={changes}
        excluded={excluded}
        onExclude={exclude}
        isAllowed={isAllowed}
        onOpen={open}
      />
      <DiagnosticList severity="warning" diagnostics={diagnostics} onOpen={open} />
    </ActionDialog>
  );
}

interface CheckLineProps {
  readonly check: Check;
  readonly isRejected: boolean;
  /** Diagnostics of the check, or of a rejected publish. */
  readonly diagnostics: readonly EditorDiagnostic[];
}

/** The number of errors and warnings, and whether they block publishing. */
function CheckLine({ check, isRejected, diagnostics }: CheckLineProps) {
  const count = {
    errors: ofSeverity(diagnostics, 'error').length,
    warnings: ofSeverity(diagnostics, 'warning').length,
  };
  const lines = [
    ...(count.errors > 0 ? [t('publish.errors', { count: count.errors })] : []),
    ...(count.warnings > 0 ? [t('publish.warnings', { count: count.warnings })] : []),
  ];
  const found = lines.length > 0 ? lines.join(' ') : check.diagnostics && t('publish.noIssues');
  const line = useRef<HTMLParagraphElement>(null);
  // The button that publishes can be used from the end of a long list, where the errors are out of sight.
  useEffect(() => {
    if (isRejected) line.current?.scrollIntoView({ block: 'center' });
  }, [isRejected]);
  return (
    <p ref={line} className={css.intro} role="status">
      {check.isChecking && !isRejected ? t('publish.checking') : found}
    </p>
  );
}

interface MessageProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called on Enter. */
  readonly onSubmit: () => void;
  readonly isDisabled: boolean;
}

function Message({ onSubmit, ...field }: MessageProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        {...field}
        label={t('publish.notes')}
        placeholder={t('publish.notesPlaceholder')}
        limit={500}
        autoFocus
      />
    </form>
  );
}

interface PublishRequest {
  readonly changes: readonly EditorChange[];
  readonly message: string;
}

/** Publishes the selected changes and shows a notification. */
function usePublish(onPublished: () => void) {
  const { api, site } = useEditor();
  const { invalidate } = useServerCache();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ changes, message }: PublishRequest) => {
      try {
        await api.publish({
          message,
          // Revisions limit the publish to what this list shows: later changes wait for the next one.
          keys: changes.map(({ key }) => key),
          revs: Object.fromEntries(changes.map(({ key, rev }) => [key, rev])),
        });
      } finally {
        // Also after a failure: another user may have published first.
        invalidate(SERVER.changes);
      }
    },
    onSuccess: () => {
      for (const key of [SERVER.releases, SERVER.stock]) invalidate(key);
      notify({
        text: t('publish.done'),
        action: {
          label: t('publish.view'),
          onPress: () => void window.open(site.siteUrl, '_blank', 'noopener'),
        },
      });
      onPublished();
    },
  });
}

function diagnosticsOf(error: unknown): readonly EditorDiagnostic[] {
  const body = error instanceof ApiFailure ? error.body : undefined;
  return isRecord(body) && Array.isArray(body.problems) ? (body.problems as readonly EditorDiagnostic[]) : [];
}

/** Whether the user may publish a document. The server enforces the same rule. */
function useMayPublishChange(): (change: EditorChange) => boolean {
  const may = useMay();
  const bodies = useBodies();
  return ({ key }) => {
    const doc = key as DocKey;
    const area = areaOfDoc(doc, bodies.get(doc));
    // Users who may publish the store may publish its settings. The server rejects other settings.
    return may(`${area}.publish`) || (area === 'settings' && may('commerce.publish'));
  };
}

/** The first reason to wait with publishing, such as uploads in progress. */
function usePublishBlocker(): { readonly text: string; readonly isBlocking: boolean } | undefined {
  const { uploads } = useEditor();
  const isUploading = useStore(uploads.entries, (entries) =>
    entries.some(({ state }) => isInProgress(state)),
  );
  const hasConflicts = useOpState((state: OpState) => state.conflicts.length > 0);
  const isUnsaved = useOpState(
    (state: OpState) => state.pending.length > 0 || saveStatus(state).kind !== 'saved',
  );
  if (isUploading) return { text: t('publish.uploads'), isBlocking: true };
  if (hasConflicts) return { text: t('publish.conflicts'), isBlocking: true };
  return isUnsaved ? { text: t('publish.unsaved'), isBlocking: false } : undefined;
}
