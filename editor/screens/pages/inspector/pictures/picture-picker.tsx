import { useState } from 'react';
import { useDocuments } from '../../../../hooks/documents/use-documents.ts';
import { EmptyState } from '../../../../kit/feedback/message.tsx';
import { SearchField } from '../../../../kit/fields/search-field.tsx';
import { Dialog } from '../../../../kit/overlays/dialog.tsx';
import { textAt } from '../../../../model/read.ts';
import { t } from '../../../../strings.ts';
import css from '../../pages.module.css';
import { pictureUrl } from './picture-url.ts';

export interface PicturePickerProps {
  readonly onClose: () => void;
  readonly onChoose: (assetId: string) => void;
}

/** The pictures of the site, found by name or by what they show. */
export function PicturePicker({ onClose, onChoose }: PicturePickerProps) {
  const assets = useDocuments('asset');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const pictures = assets.filter(
    ({ body }) =>
      textAt(body, 'mime').startsWith('image/') &&
      `${textAt(body, 'filename')} ${textAt(body, 'altText')}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title={t('picture.title')} size="large" isOpen onClose={onClose}>
      <div className={css.form}>
        <SearchField label={t('picture.search')} value={search} onChange={setSearch} />
        {pictures.length === 0 ? (
          <EmptyState title={wanted === '' ? t('picture.none') : t('error.noResults')} />
        ) : (
          <ul className={css.pictures}>
            {pictures.map(({ id, body }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.choose}
                  onClick={() => {
                    onChoose(id);
                    onClose();
                  }}
                >
                  <img src={pictureUrl(textAt(body, 'filename'), 300)} alt="" loading="lazy" />
                  <span className={css.fileName}>{textAt(body, 'filename')}</span>
                  <span className={css.quiet}>{textAt(body, 'altText') || t('picture.noAlt')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
