import type { EdgeData } from '../../compiler/model/index.ts';
import { SERVER_TEXTS, type ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';

/** Returns the texts of the cart and the search page in the language of a release; English ones where it has none. */
export function serverTexts({ texts }: Pick<EdgeData, 'texts'>): ServerTexts {
  return { ...SERVER_TEXTS, ...texts };
}
