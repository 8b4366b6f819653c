import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { setUrlId } from '../commands/set-url-id.ts';
import { DocumentTextField } from '../fields/document-text-field.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { useBodies, useBody, useOpState } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { documentsOf } from '../model/documents.ts';
import { textAt } from '../model/json-access.ts';
import { pathOf, validateUrlId } from '../model/url-path.ts';
import { RedirectFields } from '../seo/redirect-fields.tsx';
import { SearchPreview } from '../seo/search-preview.tsx';
import { useLiveUrlId, useRenewLiveUrlId } from '../server/use-live-url-id.ts';
import { t } from '../strings/core-strings.ts';
import type { ItemPart } from './item-editor-props.ts';
import css from './url-and-seo.module.css';

/** The URL slug and SEO fields of a product or post. */
export function UrlAndSeo({ doc, isReadOnly = false }: ItemPart) {
  const body = useBody(doc);
  const address = pathOf(useBody(`collection:${textAt(body, 'collectionId')}`), textAt(body, 'urlId'));
  return (
    <div className={css.card}>
      <Disclosure title={t('product.seo')} summary={address}>
        <div className={css.fields}>
          <UrlField doc={doc} isReadOnly={isReadOnly} />
          <DocumentTextField
            doc={doc}
            at={['seo', 'title']}
            label={t('product.editSeo')}
            name={t('product.seoTitle')}
            limit={60}
            isReadOnly={isReadOnly}
            isOptional
          />
          <DocumentTextField
            doc={doc}
            at={['seo', 'description']}
            label={t('product.editSeo')}
            name={t('product.seoDescription')}
            limit={160}
            rows={2}
            isReadOnly={isReadOnly}
            isOptional
          />
          <SearchPreview doc={doc} path={address} />
          <RedirectFields doc={doc} path={address} isReadOnly={isReadOnly} />
        </div>
      </Disclosure>
    </div>
  );
}

function UrlField({ doc, isReadOnly = false }: ItemPart) {
  const bodies = useBodies();
  const body = bodies.get(doc);
  const [collectionId, urlId] = [textAt(body, 'collectionId'), textAt(body, 'urlId')];
  const address = pathOf(bodies.get(`collection:${collectionId}`), urlId) ?? '';
  const base = address.slice(0, address.length - urlId.length);
  const live = useLiveUrlId(doc, `collection:${collectionId}`);
  const renewLive = useRenewLiveUrlId(doc);
  const { previous, begin } = usePrevious(doc, body);
  const run = useRun();
  const isTaken = (text: string) =>
    documentsOf(bodies, 'item').some(
      ({ key, body: other }) =>
        key !== doc && textAt(other, 'collectionId') === collectionId && textAt(other, 'urlId') === text,
    );
  const { text, error, onChange } = useDraft({
    stored: urlId,
    field: { doc, at: ['urlId'] },
    validate: (typed) => validateUrlId(typed, base) ?? (isTaken(typed) ? t('product.urlIdTaken') : undefined),
    commit: (value) => run(setUrlId({ doc, value, previous, live, base, label: t('product.editUrlId') })),
  });
  return (
    <TextField
      label={t('product.urlId')}
      value={text}
      onChange={onChange}
      onFocus={() => {
        begin();
        renewLive();
      }}
      error={error}
      prefix={base}
      isReadOnly={isReadOnly}
      isMono
    />
  );
}

/** Returns the document before typing started. Intermediate and unsaved slugs were never published. */
function usePrevious(doc: DocKey, body: unknown) {
  const [atFocus, setAtFocus] = useState(body);
  const saved = useOpState(({ confirmed }) => confirmed.get(doc));
  const isStaged = useOpState(({ staged }) => staged.has(doc));
  return { previous: isStaged ? saved : atFocus, begin: () => setAtFocus(body) };
}
