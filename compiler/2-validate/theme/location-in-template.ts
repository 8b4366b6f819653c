import type { Source } from '../../1-read/read-site.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import type { Piece, ThemeTemplate } from '../../model/theme.ts';

/** Converts offsets in an expanded template to a location in the theme file. */
export function locationInTemplate(
  { pieces }: ThemeTemplate,
  { start, end }: { readonly start: number; readonly end: number },
  sources: readonly Source[],
): SourceLocation | undefined {
  const from = pieceAt(pieces, start);
  const source = sources.find(({ file }) => file === from?.file);
  if (from === undefined || source === undefined) return undefined;
  const text = createSourceText(source.file, source.text);
  if (from.isGenerated) return text.location(from.sourceStart, from.sourceStart + 1);
  const sourceStart = from.sourceStart + start - from.start;
  const to = pieceAt(pieces, Math.max(start, end - 1));
  return text.location(sourceStart, to === from ? sourceStart + end - start : sourceStart + 1);
}

function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  return pieces.findLast(({ start }) => start <= offset);
}
