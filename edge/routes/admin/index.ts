import { requireAdminToken } from '../../middleware/admin-token.ts';
import type { App } from '../../middleware/endpoints.ts';
import { saveAccount, signInKey } from './accounts.ts';
import { listMissingBlobs, putBlob, readBlob } from './blobs.ts';
import { connectBuildService } from './connect-build-service.ts';
import { drain } from './drain.ts';
import { importDocs, listChanges, listUnsynced, markWrittenToDisk } from './import-docs.ts';
import { addContributors, describeMove, listContributors, moveObject } from './move.ts';
import { publish } from './publish.ts';
import { activate, listReleases, rollback } from './releases.ts';
import { sweep } from './sweep.ts';
import { readUpload } from './uploads.ts';

/** Internal API of the CLI; not part of the public API. */
export function adminRoutes(app: App): void {
  app.use('/_admin/*', requireAdminToken);
  app.post('/_admin/import', importDocs);
  app.get('/_admin/changes', listChanges);
  app.get('/_admin/unsynced', listUnsynced);
  app.post('/_admin/synced', markWrittenToDisk);
  app.post('/_admin/blobs/missing', listMissingBlobs);
  app.put('/_admin/blobs/:hash', putBlob);
  app.get('/_admin/uploads/:folder/:filename', readUpload);
  app.post('/_admin/activate', activate);
  app.post('/_admin/publish', publish);
  app.get('/_admin/build-service', connectBuildService);
  app.post('/_admin/sweep', sweep);
  app.get('/_admin/releases', listReleases);
  app.post('/_admin/rollback', rollback);
  app.post('/_admin/sign-in-key', signInKey);
  app.post('/_admin/accounts', saveAccount);
  app.get('/_admin/move', describeMove);
  app.post('/_admin/move', moveObject);
  app.get('/_admin/move/contributors', listContributors);
  app.post('/_admin/move/contributors', addContributors);
  app.get('/_admin/blobs/:hash', readBlob);
  app.post('/_admin/drain', drain);
}
