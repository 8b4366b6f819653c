import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { readBuildService } from './build-service.ts';
import { publish, publishSchema } from './publish.ts';
import { listReleases, rollBack } from './releases.ts';
import {
  addTheme,
  compileThemeStyles,
  listThemes,
  readTheme,
  readThemeFile,
  themeRequestSchema,
  themeStylesSchema,
} from './theme.ts';

export const RELEASE_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorTheme',
      summary: 'A validated theme, for the preview',
      query: { theme: 'Folder of a theme of the site; absent: that of the last build' },
      responses: { 200: '{theme}', 404: 'No valid theme', 501: 'No build service' },
    },
    requireAction('pages.read', 'content.read'),
    readTheme,
  ],
  [
    {
      ...WRITE,
      name: 'editorTheme',
      method: 'post',
      summary: 'The style sheet of the theme with a design that need not be stored, for the preview',
      body: themeStylesSchema,
      responses: { 200: 'EditorThemeStylesResponse', 404: 'No valid theme', 501: 'No build service' },
    },
    requireCrumb,
    requireAction('pages.read', 'content.read'),
    compileThemeStyles,
  ],
  [
    {
      ...READ,
      name: 'editorThemes',
      summary: 'The themes that the site can use',
      responses: { 200: 'EditorThemesResponse', 501: 'No build service' },
    },
    requireAction('settings.read'),
    listThemes,
  ],
  [
    {
      ...WRITE,
      name: 'editorThemes',
      method: 'post',
      summary: 'Copies a theme that comes with Quoin into the site, unless the site has it',
      body: themeRequestSchema,
      responses: { 200: 'Copied', 404: 'No such theme', 501: 'No build service' },
    },
    requireCrumb,
    requireAction('settings.write'),
    addTheme,
  ],
  [
    {
      ...READ,
      name: 'editorThemeFile',
      summary: 'A file of the assets of a theme, published or not, for the canvas',
      query: { theme: 'Folder of a theme of the site', path: 'Path of the file in `assets/`' },
      responses: { 200: 'File content', 404: 'Not found' },
    },
    requireAction('pages.read', 'content.read'),
    readThemeFile,
  ],
  [
    {
      ...READ,
      name: 'editorBuildService',
      summary: 'Whether a build service is connected, which publishing needs',
      responses: { 200: 'EditorBuildServiceResponse' },
    },
    requireAction('pages.publish', 'content.publish', 'products.publish'),
    readBuildService,
  ],
  [
    {
      ...WRITE,
      name: 'editorPublish',
      method: 'post',
      summary: 'Builds and publishes all or some changes; with `isCheck`, only returns the diagnostics',
      body: publishSchema,
      responses: {
        200: 'EditorPublishResponse, or EditorCheckResponse with `isCheck`',
        403: 'No permission to publish a selected change',
        409: 'No changes, another release has gone live, or a document has changed since',
        422: 'EditorPublishRejection',
        501: 'No build service',
      },
    },
    requireCrumb,
    requireAction('pages.publish', 'content.publish', 'products.publish'),
    publish,
  ],
  [
    {
      ...READ,
      name: 'editorReleases',
      summary: 'Releases, newest first',
      responses: { 200: 'EditorReleasesResponse' },
    },
    requireAction('releases.read'),
    listReleases,
  ],
  [
    {
      ...WRITE,
      name: 'editorRollback',
      method: 'post',
      summary: 'Makes an earlier release live again',
      responses: { 200: 'EditorReleasesResponse', 404: 'Release not found' },
    },
    requireCrumb,
    requireAction('releases.publish'),
    rollBack,
  ],
];
