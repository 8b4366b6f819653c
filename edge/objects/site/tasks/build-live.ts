import type { BuildResponse, Doc } from '../../../../compiler/model/index.ts';
import type { StoreObject } from '../../../domain/store/store-object.ts';
import type { Remote } from '../../../platform/remote/remote.ts';
import type { BuildService } from '../../../release/build-service.ts';
import { withLiveStock } from '../../../release/live-stock.ts';

export interface LiveBuild {
  readonly docs: readonly Doc[];
  readonly message: string;
  readonly store: Remote<StoreObject>;
}

/** Builds a release with the current stock of the store; `asOf` is its time. Throws when the build fails. */
export async function buildLive(
  buildService: BuildService,
  { docs, message, store }: LiveBuild,
): Promise<{ readonly id: string } & Pick<BuildResponse, 'asOf'>> {
  const built = await buildService.build(await withLiveStock(docs, store), { message });
  const { ok, releaseId: id, asOf, diagnostics } = built;
  if (!ok || id === undefined)
    throw new Error(`${message} – not built: ${diagnostics[0]?.message ?? 'the site has errors'}`);
  return { id, ...(asOf !== undefined && { asOf }) };
}
