import { type DocKey, PAGE_TYPE } from '../../../../../compiler/model/index.ts';
import { useBody } from '../../../../hooks/documents/use-documents.ts';
import { LinkButton } from '../../../../kit/buttons/link.tsx';
import { screenOf, typeOf } from '../../../../model/documents/documents.ts';
import { numberAt, textAt } from '../../../../model/read.ts';
import { t } from '../../../../strings.ts';
import { TextPlaceField } from '../fields.tsx';
import { AddressField } from './address-field.tsx';
import { SearchFields } from './search-fields.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

/** What a page or a collection is called, where it is, who sees it, and what search engines read. */
export function PageFields({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const isSystem = numberAt(body, 'pageType') === PAGE_TYPE['not-found'];
  const isPage = typeOf(doc) === 'page';
  const content = isPage ? undefined : screenOf(doc, body);
  return (
    <>
      <TextPlaceField
        doc={doc}
        at={['title']}
        label={t('field.pageTitle')}
        isOptional={false}
        validate={(text) => (text.trim() === '' ? t('field.titleNeeded') : undefined)}
      />
      <TextPlaceField
        doc={doc}
        at={['navigationTitle']}
        label={t('field.navigationTitle')}
        placeholder={textAt(body, 'title')}
      />
      {!isSystem && <AddressField doc={doc} />}
      {isPage && !isSystem && <VisibilityFields doc={doc} />}
      {content !== undefined && (
        <LinkButton href={content} isSmall>
          {t('pages.openContent')}
        </LinkButton>
      )}
      <SearchFields doc={doc} />
    </>
  );
}
