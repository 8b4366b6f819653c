import type { EndpointRoute } from '../../../middleware/add-endpoint.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import { publish, publishSchema } from './publish.ts';
import { listReleases, rollBack } from './releases.ts';
import { readTheme } from './theme.ts';

export const RELEASE_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorTheme',
      summary: 'The validated theme, for the preview',
      answers: { 200: '{theme}', 404: 'There is none', 501: 'Nothing can read it here' },
    },
    requireAction('pages.read', 'content.read'),
    readTheme,
  ],
  [
    {
      ...WRITE,
      name: 'editorPublish',
      method: 'post',
      summary:
        'Builds and makes live, all changes or some; with `isCheck` only says what the build would say',
      body: publishSchema,
      answers: {
        200: 'EditorPublishAnswer, or EditorCheckAnswer with `isCheck`',
        403: 'Something that one may not publish',
        409: 'Nothing differs from what is live, another release went live meanwhile, or a document was changed since',
        422: 'EditorPublishRejection',
        501: 'Nothing can build here',
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
      summary: 'What was live, newest first',
      answers: { 200: 'EditorReleasesResponse' },
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
      answers: { 200: 'EditorReleasesResponse', 404: 'There is no such release' },
    },
    requireCrumb,
    requireAction('releases.publish'),
    rollBack,
  ],
];
