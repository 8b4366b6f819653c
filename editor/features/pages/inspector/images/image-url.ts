import { API } from '../../../../../formatters/vocabulary/api/paths.ts';

/** A file of the site as the dashboard has it, published or not. */
export function imageUrlOf(filename: string, width: number): string {
  return `${API.editorAssetFile.replace(':filename', encodeURIComponent(filename))}?width=${width}`;
}
