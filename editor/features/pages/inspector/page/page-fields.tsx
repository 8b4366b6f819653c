import { type DocKey, documentTypeOf } from '../../../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../../../formatters/vocabulary/content/collection-type.ts';
import { PAGE_TYPE } from '../../../../../formatters/vocabulary/content/page-type.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { lazyPart } from '../../../../core/lazy/lazy-part.tsx';
import { screenOf } from '../../../../core/model/documents.ts';
import { hasEvents } from '../../../../core/model/events.ts';
import { folderKindOf } from '../../../../core/model/folder-kind.ts';
import { numberAt, textAt } from '../../../../core/model/json-access.ts';
import { LinkButton } from '../../../../ui/buttons/link.tsx';
import { t } from '../../strings/pages-strings.ts';
import { BoundTextField } from '../fields/fields.tsx';
import { AccessFields } from './access-fields.tsx';
import { UrlField } from './url-field.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

const SeoFields = lazyPart(
  () => import('./seo-fields.tsx'),
  (module) => module.SeoFields,
);

/** Title, URL, visibility and SEO of a page or collection. */
export function PageFields({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const isSystem = numberAt(body, 'pageType') === PAGE_TYPE['not-found'];
  const isPage = documentTypeOf(doc) === 'page';
  const content = isPage ? undefined : screenOf(doc, body);
  return (
    <>
      <BoundTextField
        doc={doc}
        at={['title']}
        label={t('field.pageTitle')}
        isOptional={false}
        validate={(text) => (text.trim() === '' ? t('field.titleRequired') : undefined)}
      />
      <BoundTextField
        doc={doc}
        at={['navigationTitle']}
        label={t('field.navigationTitle')}
        placeholder={textAt(body, 'title')}
      />
      {!isSystem && <UrlField doc={doc} />}
      {isPage && !isSystem && <VisibilityFields doc={doc} />}
      {!isSystem && <AccessFields key={doc} doc={doc} />}
      {content !== undefined && folderKindOf(body) === undefined && (
        <LinkButton href={content} isSmall>
          {t(contentLabel(body))}
        </LinkButton>
      )}
      <SeoFields doc={doc} />
    </>
  );
}

function contentLabel(collection: unknown) {
  if (numberAt(collection, 'type') === COLLECTION_TYPE.products) return 'pages.manageProducts';
  return hasEvents(collection) ? 'pages.manageEvents' : 'pages.managePosts';
}
