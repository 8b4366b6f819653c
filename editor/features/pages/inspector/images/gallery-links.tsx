import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import { Disclosure } from '../../../../ui/collections/disclosure.tsx';
import { t } from '../../strings/pages-strings.ts';
import { BoundLinkField } from '../fields/fields.tsx';

export interface GalleryLinksProps {
  readonly doc: DocKey;
  /** Path of the block value. */
  readonly at: readonly string[];
  /** Ids of the images. */
  readonly ids: readonly string[];
}

/** The pages or URLs that images link to. Images in a lightbox link to nothing else. */
export function GalleryLinks({ doc, at, ids }: GalleryLinksProps) {
  const { lightbox } = recordAt(useBody(doc), ...at, 'options');
  if (lightbox === true || ids.length === 0) return null;
  return (
    <Disclosure title={t('gallery.links')}>
      {[...new Set(ids)].map((id) => (
        <ImageLink key={id} doc={doc} at={[...at, 'links', id]} id={id} />
      ))}
    </Disclosure>
  );
}

function ImageLink({ doc, at, id }: Omit<GalleryLinksProps, 'ids'> & { readonly id: string }) {
  const key = `asset:${id}` as const;
  const name = titleOf(key, useBody(key));
  return <BoundLinkField doc={doc} at={at} label={t('gallery.linkOf', { name })} />;
}
