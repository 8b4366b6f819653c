import { Images, LayoutGrid, List, Search, Upload } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { AssetView } from '../../core/assets/asset.ts';
import { AssetTile, assetId, assetName, renderAssetTile } from '../../core/assets/asset-tile.tsx';
import { FILE_EXTENSIONS } from '../../core/assets/file-rules.ts';
import { UploadList } from '../../core/assets/upload-list.tsx';
import { useAddFiles } from '../../core/assets/use-add-files.ts';
import { useAssets } from '../../core/assets/use-assets.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch } from '../../core/shell/use-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { GridList } from '../../ui/collections/grid-list.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { FileTrigger } from '../../ui/fields/file-trigger.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { AssetDetails } from './asset-details.tsx';
import { AssetSelectionBar } from './asset-selection-bar.tsx';
import css from './assets.module.css';
import { t } from './strings.ts';
import { ASSET_KINDS, type AssetKind, useAssetFilter } from './use-asset-filter.ts';
import { useUnusedFiles } from './use-unused-files.ts';

type Layout = 'grid' | 'list';

/** The media library. */
export function AssetsScreen() {
  const may = useMay();
  const addFiles = useAddFiles();
  if (!may('assets.read')) {
    return (
      <Screen title={t('assets.title')}>
        <NoPermission />
      </Screen>
    );
  }
  const uploadButton = may('assets.write') && (
    <FileTrigger onFiles={addFiles} accept={FILE_EXTENSIONS.map((ending) => `.${ending}`)}>
      <Button variant="primary" icon={<Upload aria-hidden="true" />}>
        {t('assets.upload')}
      </Button>
    </FileTrigger>
  );
  return (
    <Screen title={t('assets.title')} actions={uploadButton}>
      {may('assets.write') ? (
        <DropZone label={t('assets.drop')} onFiles={addFiles}>
          <Library uploadHint={<p className={css.hint}>{t('assets.dropHint')}</p>} upload={uploadButton} />
        </DropZone>
      ) : (
        <Library />
      )}
    </Screen>
  );
}

interface LibraryProps {
  /** Absent without the permission to upload. */
  readonly uploadHint?: ReactNode;
  readonly upload?: ReactNode;
}

function Library({ uploadHint, upload }: LibraryProps) {
  const [search, change] = useSearch();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const kind = ASSET_KINDS.find((each) => each === search.kind) ?? 'all';
  const layout: Layout = search.layout === 'list' ? 'list' : 'grid';
  const assets = useAssets();
  // Typing does not wait for the files.
  const filter = useDeferredValue(search.q ?? '');
  const unused = useUnusedFiles(kind === 'unused');
  const isShown = useAssetFilter({ search: filter, kind, unused: unused.ids });
  const chosen = useMemo(
    () =>
      selected.size === 0
        ? []
        : assets.filter((asset) => selected.has(asset.id) && isShown?.(asset) !== false),
    [assets, selected, isShown],
  );
  const empty = useEmptyState(assets.length === 0, upload);
  const onOpen = useCallback((id: string) => change({ file: id }), [change]);
  const open = search.file === undefined ? undefined : assets.find(({ id }) => id === search.file);
  return (
    <div className={css.library}>
      <LibraryTools kind={kind} layout={layout} />
      <UploadList />
      {uploadHint}
      <QueryContent from={unused.loading}>
        {() => (
          <GridList
            label={t('assets.files')}
            items={assets}
            isShown={isShown}
            idOf={assetId}
            nameOf={assetName}
            render={layout === 'grid' ? renderAssetTile : renderLine}
            layout={layout === 'grid' ? 'grid' : 'stack'}
            selected={selected}
            onSelect={setSelected}
            onOpen={onOpen}
            empty={empty}
          />
        )}
      </QueryContent>
      {chosen.length > 0 && <AssetSelectionBar assets={chosen} onClear={() => setSelected(new Set())} />}
      {open !== undefined && (
        <AssetDetails key={open.id} asset={open} onClose={() => change({ file: undefined })} />
      )}
    </div>
  );
}

function renderLine(asset: AssetView): ReactNode {
  return <AssetTile asset={asset} layout="stack" />;
}

function useEmptyState(hasNoFiles: boolean, upload: ReactNode): ReactNode {
  return useMemo(
    () =>
      hasNoFiles ? (
        <EmptyState icon={<Images />} title={t('assets.empty')} action={upload}>
          {t('assets.emptyText')}
        </EmptyState>
      ) : (
        <EmptyState icon={<Search />} title={t('error.noResults')} />
      ),
    [hasNoFiles, upload],
  );
}

interface LibraryToolsProps {
  readonly kind: AssetKind;
  readonly layout: Layout;
}

function LibraryTools({ kind, layout }: LibraryToolsProps) {
  const [search, change] = useSearch();
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <SearchField label={t('assets.search')} value={search.q ?? ''} onChange={(q) => change({ q })} />
      </div>
      <div className={css.kind}>
        <Select<AssetKind>
          label={t('assets.type')}
          isLabelHidden
          options={ASSET_KINDS.map((id) => ({ id, label: t(`assets.${id}`) }))}
          value={kind}
          onChange={(next) => change({ kind: next === 'all' ? undefined : next })}
        />
      </div>
      <ToggleGroup<Layout>
        label={t('assets.layout')}
        value={layout}
        onChange={(next) => change({ layout: next === 'grid' ? undefined : next })}
        options={[
          { id: 'grid', label: t('assets.grid'), icon: <LayoutGrid /> },
          { id: 'list', label: t('assets.list'), icon: <List /> },
        ]}
      />
    </div>
  );
}
