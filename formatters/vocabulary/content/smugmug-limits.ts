// cspell:words smugmug

/** Limits of galleries of SmugMug, a retired service. The numbers are kept; nothing is loaded from it (gaps D1). */
export const SMUGMUG_LIMITS = { galleries: 20, imagesOfGallery: 50 } as const;
