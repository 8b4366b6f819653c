import { API } from '../../../formatters/vocabulary/api/paths.ts';

/** URL of a file in the dashboard, published or not. */
export function imageUrlOf(filename: string, width: number): string {
  return `${API.editorAssetFile.replace(':filename', encodeURIComponent(filename))}?width=${width}`;
}
