import { SERVER_TEXTS, type ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';

/** The texts in a language that does not exist: in full-width characters, so that English ones that are left over are noticed. */
export function pseudoTexts(): ServerTexts {
  return Object.fromEntries(
    Object.entries(SERVER_TEXTS).map(([key, text]) => [key, pseudoText(text)]),
  ) as ServerTexts;
}

/** `Back to {page}` in full-width characters, with its placeholders. */
export function pseudoText(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCharCode(part.charCodeAt(0) + 0xfee0),
  );
}

/** The words of a page or an email that are neither full-width nor markup, in alphabetical order. */
export function plainWords(text: string): readonly string[] {
  const visible = text
    .replace(/<option[^>]*>[^<]*<\/option>/g, ' ')
    .replace(/ (?:aria-label|data-error|placeholder)="([^"]*)"/g, '>$1<i')
    .replace(/<[^>]*>|&\w+;/g, ' ');
  return [...new Set(visible.match(/[A-Za-z][A-Za-z’]+/g) ?? [])].sort();
}
