import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServer } from '../../../core/server/use-server.ts';
import { ErrorState } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PopoverField } from '../../../ui/fields/popover-field.tsx';
import { t } from '../strings.ts';
import type { FontEntry } from './font-entries.ts';
import { FontList } from './font-list.tsx';
import css from './font-picker.module.css';
import { type LoadCatalog, loadFontCatalog, useFontCatalog } from './use-font-catalog.ts';

export interface FontPickerProps {
  /** The value of `font-family`. */
  readonly value: string | undefined;
  /** Families that the styles of the site use. */
  readonly used: readonly string[];
  /** Families that the theme contains. */
  readonly themed: readonly string[];
  /** The id of the site's Typekit kit; empty without one. */
  readonly kitId: string;
  readonly onChange: (font: Pick<FontEntry, 'family' | 'webFont'>) => void;
  readonly loadCatalog?: LoadCatalog;
}

/** A button with the current font that opens a list of all fonts with a search. */
export function FontPicker({ value = '', loadCatalog = loadFontCatalog, ...list }: FontPickerProps) {
  return (
    <PopoverField label={t('fonts.family')} value={firstFamily(value)} placeholder={t('styles.themeDefault')}>
      {(close) => <Fonts {...list} value={value} loadCatalog={loadCatalog} onClose={close} />}
    </PopoverField>
  );
}

interface FontsProps extends Required<FontPickerProps> {
  readonly value: string;
  readonly onClose: () => void;
}

function Fonts({ loadCatalog, kitId, onChange, onClose, ...list }: FontsProps) {
  const { api } = useEditor();
  const catalog = useFontCatalog(loadCatalog);
  const kit = useServer([...SERVER.fontKit, kitId], () => api.fontKit(kitId), {
    isOnce: true,
    isDisabled: kitId === '',
  });
  if (catalog.isFailed) return <ErrorState title={t('fonts.failed')} onRetry={catalog.retry} />;
  if (catalog.fonts === undefined)
    return (
      <div className={css.loading}>
        <Skeleton />
      </div>
    );
  return (
    <FontList
      {...list}
      catalog={catalog.fonts}
      kit={kit.data?.fonts}
      isKitFailed={kit.error !== null && kit.data === undefined}
      onChoose={(font) => {
        onChange(font);
        onClose();
      }}
    />
  );
}
