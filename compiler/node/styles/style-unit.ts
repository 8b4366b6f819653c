import type { Style } from '../../2-validate/theme/style-compiler.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';

/** All style sheets of a theme as one text, and where each piece of it is from. */
export interface StyleUnit {
  readonly text: string;
  readonly pieces: readonly StylePiece[];
}

/** The text from `start` to the next piece is the text of `style` from `sourceStart` on. Without a style, it was generated. */
export interface StylePiece {
  readonly start: number;
  readonly style: Style | undefined;
  readonly sourceStart: number;
}

export interface UnitWriter {
  /** Appends a part of a style sheet. */
  copy(style: Style, start: number, end: number): void;
  /** Appends text that is in no style sheet of the theme. */
  generate(text: string): void;
  unit(): StyleUnit;
}

export function createUnitWriter(): UnitWriter {
  let text = '';
  const pieces: StylePiece[] = [];
  return {
    copy: (style, start, end) => {
      pieces.push({ start: text.length, style, sourceStart: start });
      text += style.text.slice(start, end);
    },
    generate: (generated) => {
      pieces.push({ start: text.length, style: undefined, sourceStart: 0 });
      text += generated;
    },
    unit: () => ({ text, pieces }),
  };
}

/** Returns the location of an offset of a unit, or undefined in generated text. */
export function locationInUnit(
  { pieces }: StyleUnit,
  start: number,
  end = start + 1,
): SourceLocation | undefined {
  const piece = pieces.findLast((each) => each.start <= start);
  if (piece?.style === undefined) return undefined;
  const { file, text } = piece.style;
  const offset = Math.min(piece.sourceStart + start - piece.start, text.length);
  return createSourceText(file, text).location(offset, Math.max(offset, offset + end - start));
}
