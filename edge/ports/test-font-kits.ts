import type { FontKits } from './font-kits.ts';

/** Kits without network access: each has the same two fonts. */
export const testFontKits: FontKits = {
  async fonts() {
    return [
      { name: 'Adelle', family: '"adelle", serif' },
      { name: 'Proxima Nova', family: '"proxima-nova", sans-serif' },
    ];
  },
};
