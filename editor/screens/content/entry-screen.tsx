import { useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { DocKey, Status } from '../../../compiler/model/index.ts';
import { deleteDocuments } from '../../commands/delete-documents.ts';
import { setStatus } from '../../commands/set-status.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useSetValue } from '../../hooks/documents/use-field.ts';
import { useRun } from '../../hooks/documents/use-run.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useNavigateTo } from '../../hooks/shell/use-navigate-to.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { numberAt, textAt } from '../../model/read.ts';
import { STATUSES, statusOf, toneOf } from '../../model/status.ts';
import { DateTimeField } from '../../parts/date-time-field.tsx';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { tProduct } from '../../strings/product.ts';
import { t } from '../../strings.ts';

/** One entry: title, summary, text, and who sees it. Saved while it is written. */
export function EntryScreen() {
  const { collectionId = '', itemId = '' } = useParams({ strict: false });
  const doc: DocKey = `item:${itemId}`;
  const body = useBody(doc);
  const collection = useBody(`collection:${collectionId}`);
  const list = `/config/content/${encodeURIComponent(collectionId)}`;
  const listTitle = textAt(collection, 'title') || t('content.title');
  const crumb = <Breadcrumb label={listTitle} href={list} />;
  if (body === undefined) {
    return (
      <Screen title={listTitle} crumb={crumb}>
        <EmptyState title={t('error.notFound')} action={<LinkButton href={list}>{listTitle}</LinkButton>}>
          {t('error.notFoundHelp')}
        </EmptyState>
      </Screen>
    );
  }
  const status = statusOf(body);
  return (
    <Screen
      title={textAt(body, 'title')}
      crumb={crumb}
      aside={<StatusPill tone={toneOf(status)}>{status}</StatusPill>}
      actions={<DeleteEntry doc={doc} title={textAt(body, 'title')} list={list} />}
    >
      <div data-undo="document">
        <Columns main={<EntryTexts key={doc} doc={doc} />} side={<EntryStatus doc={doc} body={body} />} />
      </div>
    </Screen>
  );
}

function EntryTexts({ doc }: { readonly doc: DocKey }) {
  const isReadOnly = !useMay()('content.write');
  return (
    <Card title={t('content.details')}>
      <DocumentTextField
        doc={doc}
        at={['title']}
        label={tProduct('product.editTitle')}
        name={t('content.name')}
        isReadOnly={isReadOnly}
        validate={(text) => (text.trim() === '' ? t('content.nameMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        at={['excerpt']}
        label={tProduct('product.editExcerpt')}
        name={tProduct('product.excerpt')}
        help={tProduct('product.excerptHelp')}
        rows={2}
        isReadOnly={isReadOnly}
        isOptional
      />
      <DocumentTextField
        doc={doc}
        at={['body', 'markdown']}
        label={tProduct('product.editBody')}
        name={t('content.text')}
        help={tProduct('product.bodyHelp')}
        rows={18}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function EntryStatus({ doc, body }: { readonly doc: DocKey; readonly body: unknown }) {
  const run = useRun();
  const set = useSetValue();
  const may = useMay();
  const status = statusOf(body);
  return (
    <Card title={tProduct('product.status')}>
      <Select<Status>
        label={tProduct('product.status')}
        isLabelHidden
        options={STATUSES.map((each) => ({ id: each, label: each }))}
        value={status}
        isDisabled={!may('content.write')}
        onChange={(next) =>
          void run(setStatus([doc], next, tProduct('product.editStatus', { status: next })))
        }
      />
      <DateTimeField
        label={tProduct('product.publishOn')}
        value={numberAt(body, 'publishOn')}
        onChange={(time) =>
          set({ doc, at: ['publishOn'], label: tProduct('product.editStatus', { status }) }, time)
        }
      />
    </Card>
  );
}

interface DeleteEntryProps {
  readonly doc: DocKey;
  readonly title: string;
  readonly list: string;
}

function DeleteEntry({ doc, title, list }: DeleteEntryProps) {
  const { store } = useEditor();
  const may = useMay();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigateTo();
  if (!may('content.write')) return null;
  const remove = async () => {
    const isSure = await confirm({
      title: t('content.deleteTitle', { title }),
      text: t('content.deleteText'),
      confirm: t('content.delete'),
      isDanger: true,
    });
    if (!isSure || !run(deleteDocuments([doc], `${t('content.delete')} ${title}`))) return;
    notify({
      text: t('content.deleted'),
      action: { label: t('bar.undo'), onPress: () => void store.undo() },
    });
    navigate(list);
  };
  return (
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
