/** Globals that every environment of the compiler has, but TypeScript's language library lacks. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label: 'utf-8');
  decode(bytes: Uint8Array): string;
}
