import { FileText } from 'lucide-react';
import { pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import { cx } from '../../ui/dom/class-names.ts';
import { useBody } from '../hooks/use-documents.ts';
import { textAt } from '../model/json-access.ts';
import { isShownWhole } from './asset.ts';
import css from './thumbnail.module.css';

export interface ThumbProps {
  /** Asset id. */
  readonly assetId: string | undefined;
  /** Edge length in pixels: list row, tile, details. */
  readonly size: 'small' | 'tile' | 'large';
  /** Accessible name; empty when the name is shown next to the image. */
  readonly alt?: string;
}

const WIDTHS = { small: 100, tile: 500, large: 1000 } as const;

/** A small preview of an asset. Files other than images show their extension. */
export function Thumb({ assetId, size, alt = '' }: ThumbProps) {
  const body = useBody(`asset:${assetId ?? ''}`);
  const filename = textAt(body, 'filename');
  const isImageValue = textAt(body, 'mime').startsWith('image/');
  if (assetId === undefined || filename === '' || !isImageValue) {
    return (
      <span className={cx(css.thumb, css[size])}>
        <FileText aria-hidden="true" />
      </span>
    );
  }
  const src = `${pathTo('editorAssetFile', { filename })}?width=${WIDTHS[size]}`;
  return (
    <span className={cx(css.thumb, css[size], isShownWhole(body) && css.whole)}>
      <img src={src} alt={alt} loading="lazy" decoding="async" />
    </span>
  );
}
