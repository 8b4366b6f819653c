import { requireAction } from '../../../middleware/contributor.ts';
import { READ } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { readFontKit } from './kit.ts';
import { previewFont } from './preview.ts';

export const FONT_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorFontPreview',
      summary: 'A font of the catalog as WOFF2, with the characters of its preview',
      responses: { 200: 'Font', 404: 'Not in the catalog, or the host of the fonts does not respond' },
    },
    requireAction('pages.read', 'content.read'),
    previewFont,
  ],
  [
    {
      ...READ,
      name: 'editorFontKit',
      summary: 'The fonts of a kit of Adobe Fonts (Typekit)',
      responses: { 200: 'EditorFontKitResponse', 404: 'No such kit, or Adobe Fonts does not respond' },
    },
    requireAction('pages.read', 'content.read'),
    readFontKit,
  ],
];
