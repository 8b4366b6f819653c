import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAddFiles } from '../hooks/use-add-files.ts';
import { useDocuments } from '../hooks/use-documents.ts';
import { Button } from '../kit/buttons/button.tsx';
import { GridList } from '../kit/collections/grid-list.tsx';
import { EmptyState } from '../kit/feedback/message.tsx';
import { DropZone } from '../kit/fields/drop-zone.tsx';
import { FileTrigger } from '../kit/fields/file-trigger.tsx';
import { SearchField } from '../kit/fields/search-field.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { assetOf } from '../model/asset.ts';
import { t } from '../strings.ts';
import css from './asset-picker.module.css';
import { AssetTile } from './asset-tile.tsx';
import { UploadList } from './upload-list.tsx';

export interface AssetPickerProps {
  /** Pictures that are chosen already: they are not offered. */
  readonly taken?: readonly string[];
  /** One picture, and the choice ends it. */
  readonly isSingle?: boolean;
  readonly onChoose: (assetIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Pictures of the library, and of this machine: what is uploaded here can be chosen as soon as it is there. */
export function AssetPicker({ taken = [], isSingle = false, onChoose, onClose }: AssetPickerProps) {
  const documents = useDocuments('asset');
  const addFiles = useAddFiles();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const pictures = useMemo(
    () => documents.map(assetOf).filter(({ id, isPicture }) => isPicture && !taken.includes(id)),
    [documents, taken],
  );
  const word = search.toLocaleLowerCase();
  const shown = pictures.filter(({ name, filename, altText }) =>
    `${name} ${filename} ${altText}`.toLocaleLowerCase().includes(word),
  );
  const select = (ids: ReadonlySet<string>) => {
    const added = [...ids].filter((id) => !selected.has(id));
    setSelected(isSingle ? new Set(added.slice(-1)) : ids);
  };
  return (
    <Dialog
      title={t('assets.choose')}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" isDisabled={selected.size === 0} onPress={() => onChoose([...selected])}>
            {t('assets.chooseConfirm', { count: selected.size })}
          </Button>
        </>
      }
    >
      <DropZone label={t('assets.drop')} onFiles={addFiles}>
        <div className={css.picker}>
          <div className={css.tools}>
            <SearchField label={t('assets.search')} value={search} onChange={setSearch} />
            <FileTrigger onFiles={addFiles} accepts={['image/*']}>
              <Button icon={<Upload aria-hidden="true" />}>{t('assets.upload')}</Button>
            </FileTrigger>
          </div>
          <UploadList />
          <GridList
            label={t('assets.files')}
            items={shown}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            render={(asset) => <AssetTile asset={asset} layout="grid" />}
            layout="grid"
            selected={selected}
            onSelect={select}
            onOpen={(id) => (isSingle ? onChoose([id]) : select(toggled(selected, id)))}
            empty={<EmptyState title={search === '' ? t('assets.empty') : t('error.noResults')} />}
          />
        </div>
      </DropZone>
    </Dialog>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
