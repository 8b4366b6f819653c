import { useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { areaOfDoc, type DocKey } from '../../../compiler/model/index.ts';
import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useDeleteDocument } from '../../core/hooks/use-delete-document.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { OrganizeCard } from '../../core/item-editor/categories/organize-card.tsx';
import { ImagesCard } from '../../core/item-editor/images-card.tsx';
import type { ItemPart } from '../../core/item-editor/item-editor-props.ts';
import { LivePill } from '../../core/item-editor/live-pill.tsx';
import { StatusSelect } from '../../core/item-editor/status-select.tsx';
import { UrlAndSeo } from '../../core/item-editor/url-and-seo.tsx';
import { ViewItem } from '../../core/item-editor/view-item.tsx';
import { isEvent } from '../../core/model/events.ts';
import { numberAt, textAt } from '../../core/model/json-access.ts';
import { WhenLoaded } from '../../core/server/when-loaded.tsx';
import { MissingContent } from '../../core/shell/missing-content.tsx';
import { MarkdownField } from '../../core/text-editing/field/markdown-field.tsx';
import { SiteTimeField } from '../../core/time/site-time-field.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Breadcrumb } from '../../ui/collections/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { AuthorField } from './author-field.tsx';
import { EventCard } from './event-card.tsx';
import { t } from './strings.ts';

/** Editor of one post or event, with autosave. */
export function EntryScreen() {
  const { collectionId = '', itemId = '' } = useParams({ strict: false });
  const doc: DocKey = `item:${itemId}`;
  const body = useBody(doc);
  const collection = useBody(`collection:${collectionId}`);
  const listHref = `/config/content/${encodeURIComponent(collectionId)}`;
  const listTitle = textAt(collection, 'title') || t('content.title');
  const crumb = <Breadcrumb label={listTitle} href={listHref} />;
  if (body === undefined) {
    return (
      <Screen title={listTitle} breadcrumb={crumb}>
        <MissingContent list={listTitle} href={listHref} />
      </Screen>
    );
  }
  return (
    <Screen
      title={textAt(body, 'title')}
      breadcrumb={crumb}
      aside={<LivePill doc={doc} />}
      actions={
        <>
          <DeleteEntry doc={doc} title={textAt(body, 'title')} listHref={listHref} />
          <ViewItem doc={doc} />
        </>
      }
    >
      <div data-undo="document">
        <WhenLoaded docs={[doc]} skeleton={{ kind: 'fields' }}>
          <EntryEditor key={doc} doc={doc} />
        </WhenLoaded>
      </div>
    </Screen>
  );
}

function EntryEditor({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const itemProps = { doc, isReadOnly: !useMay()(`${areaOfDoc(doc, body)}.write`) };
  const ofEvent = isEvent(body);
  return (
    <Columns
      main={
        <>
          <ImagesCard {...itemProps} />
          <EntryTexts {...itemProps} />
          <UrlAndSeo {...itemProps} />
        </>
      }
      side={
        <>
          {ofEvent && <EventCard doc={doc} />}
          <EntryStatus {...itemProps} />
          <OrganizeCard {...itemProps} />
        </>
      }
    />
  );
}

const BODY = ['body', 'markdown'];

function EntryTexts({ doc, isReadOnly = false }: ItemPart) {
  return (
    <Card title={t('content.details')}>
      <DocumentTextField
        doc={doc}
        at={['title']}
        label={t('product.editTitle')}
        name={t('content.name')}
        isReadOnly={isReadOnly}
        validate={(text) => (text.trim() === '' ? t('content.nameMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        at={['excerpt']}
        label={t('product.editExcerpt')}
        name={t('product.excerpt')}
        help={t('product.excerptHelp')}
        rows={2}
        isReadOnly={isReadOnly}
        isOptional
      />
      <MarkdownField
        doc={doc}
        at={BODY}
        label={t('product.editBody')}
        name={t('content.text')}
        help={t('product.bodyHelp')}
        rows={18}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function EntryStatus({ doc, isReadOnly = false }: ItemPart) {
  const set = useSetValue();
  return (
    <Card title={t('product.status')}>
      <StatusSelect doc={doc} isReadOnly={isReadOnly} />
      <SiteTimeField
        label={t('product.publishOn')}
        value={numberAt(useBody(doc), 'publishOn')}
        isReadOnly={isReadOnly}
        onChange={(time) => set({ doc, at: ['publishOn'], label: t('content.editDate') }, time)}
      />
      <AuthorField doc={doc} isReadOnly={isReadOnly} />
    </Card>
  );
}

interface DeleteEntryProps {
  readonly doc: DocKey;
  readonly title: string;
  readonly listHref: string;
}

function DeleteEntry({ doc, title, listHref }: DeleteEntryProps) {
  const may = useMay();
  const body = useBody(doc);
  const ofEvent = isEvent(body);
  const deleteDocument = useDeleteDocument();
  if (!may(`${areaOfDoc(doc, body)}.write`)) return null;
  const remove = () =>
    deleteDocument({
      doc,
      title,
      dialog: {
        title: t('content.deleteTitle', { title }),
        text: t('content.deleteText'),
        confirm: t(ofEvent ? 'content.deleteEvent' : 'content.delete'),
      },
      deleted: t(ofEvent ? 'content.deletedEvent' : 'content.deleted'),
      listHref,
    });
  return (
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
