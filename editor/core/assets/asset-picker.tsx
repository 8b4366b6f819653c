import { Upload } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/buttons/button.tsx';
import { GridList } from '../../ui/collections/grid-list.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { FileTrigger } from '../../ui/fields/file-trigger.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { t } from '../strings/core-strings.ts';
import css from './asset-picker.module.css';
import { assetId, assetName, renderAssetTile } from './asset-tile.tsx';
import { UploadList } from './upload-list.tsx';
import { useAddFiles } from './use-add-files.ts';
import { useAssetSearch } from './use-asset-search.ts';
import { useAssets } from './use-assets.ts';

export interface AssetPickerProps {
  /** Images that are already selected; the picker does not offer them. */
  readonly exclude?: readonly string[];
  /** Allows one image; choosing it closes the picker. */
  readonly isSingle?: boolean;
  readonly onChoose: (assetIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * Picks images from the library or from this device. New uploads are listed first and selected when they are ready.
 */
export function AssetPicker({ exclude = [], isSingle = false, onChoose, onClose }: AssetPickerProps) {
  const assets = useAssets();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const excluded = exclude.join('\n');
  const images = useMemo(() => {
    const ids = new Set(excluded.split('\n'));
    return assets.filter(({ id, isImageValue }) => isImageValue && !ids.has(id));
  }, [assets, excluded]);
  // Typing does not wait for the images.
  const isShown = useAssetSearch(useDeferredValue(search));
  // Pending uploads are preselected and count once they are ready.
  const imageIds = useMemo(() => new Set(images.map(({ id }) => id)), [images]);
  const chosen = [...selected].filter((id) => imageIds.has(id));
  const upload = useUpload((ids) =>
    setSelected((before) => new Set(isSingle ? ids.slice(-1) : [...before, ...ids])),
  );
  const addFiles = (files: readonly File[]) => {
    if (upload(files)) setSearch('');
  };
  const select = (ids: ReadonlySet<string>) => {
    const added = [...ids].filter((id) => !selected.has(id));
    setSelected(isSingle ? new Set(added.slice(-1)) : ids);
  };
  return (
    <Dialog
      title={t(isSingle ? 'assets.chooseOne' : 'assets.choose')}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => onChoose(chosen)}>
            {isSingle ? t('assets.use') : t('assets.chooseConfirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <DropZone label={t('assets.drop')} onFiles={addFiles}>
        <div className={css.picker}>
          <PickerTools search={search} onSearch={setSearch} onFiles={addFiles} />
          <UploadList />
          <GridList
            label={t('assets.files')}
            items={images}
            isShown={isShown}
            idOf={assetId}
            nameOf={assetName}
            render={renderAssetTile}
            layout="grid"
            selected={selected}
            onSelect={select}
            onOpen={(id) => (isSingle ? onChoose([id]) : select(toggled(selected, id)))}
            empty={<NoImages isSearching={search !== ''} />}
          />
        </div>
      </DropZone>
    </Dialog>
  );
}

function NoImages({ isSearching }: { readonly isSearching: boolean }) {
  if (isSearching) return <EmptyState title={t('error.noResults')} />;
  return <EmptyState title={t('assets.empty')}>{t('assets.emptyText')}</EmptyState>;
}

interface PickerToolsProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

function PickerTools({ search, onSearch, onFiles }: PickerToolsProps) {
  return (
    <div className={css.tools}>
      <SearchField label={t('assets.search')} value={search} onChange={onSearch} />
      <FileTrigger onFiles={onFiles} accept={['image/*']}>
        <Button icon={<Upload aria-hidden="true" />}>{t('assets.upload')}</Button>
      </FileTrigger>
    </div>
  );
}

/** Uploads files and reports the ids of the assets they become. Returns true when at least one file was accepted. */
function useUpload(onReady: (assetIds: readonly string[]) => void): (files: readonly File[]) => boolean {
  const add = useAddFiles();
  const entries = useStore(useEditor().uploads.entries);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const ready = entries.filter(({ id, assetId }) => assetId !== undefined && uploading.includes(id));
  useEffect(() => {
    if (ready.length === 0) return;
    setUploading((all) => all.filter((id) => !ready.some((entry) => entry.id === id)));
    onReady(ready.flatMap(({ assetId }) => assetId ?? []));
  });
  return (files) => {
    const ids = add(files);
    setUploading((all) => [...all, ...ids]);
    return ids.length > 0;
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
