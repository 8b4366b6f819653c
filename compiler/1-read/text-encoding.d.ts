/** What every place that runs the compiler has, and the language's own library leaves out. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label: 'utf-8');
  decode(bytes: Uint8Array): string;
}
