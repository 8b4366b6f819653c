import type { EdgeData } from '../../compiler/model/index.ts';
import { SERVER_TEXTS, type ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';

/** Returns the texts of pages and emails in the language of a release; English ones where it has none. */
export function serverTexts({ texts }: Pick<EdgeData, 'texts'>): ServerTexts {
  return { ...SERVER_TEXTS, ...texts };
}

/** Returns a message without placeholders, such as that of an error, in the language of the texts; unchanged if it is not one of them. */
export function translatedMessage(message: string, texts: ServerTexts): string {
  const found = Object.entries(SERVER_TEXTS).find(([, english]) => english === message);
  return found === undefined ? message : texts[found[0] as keyof ServerTexts];
}
