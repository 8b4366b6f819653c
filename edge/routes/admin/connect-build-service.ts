import type { Context } from 'hono';
import {
  RELAY_ACCEPTS_HEADER,
  RELAY_VERSION,
  RELAY_VERSION_HEADER,
} from '../../../formatters/vocabulary/api/build-relay.ts';
import { ApiError } from '../../platform/api-error.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const NOT_HERE = 'This server has its own build service. Publish on its machine: quoin publish';
const NO_WEB_SOCKET = 'A build service connects with a WebSocket.';
const OTHER_VERSION = 'The server runs another version of Quoin. Use the same version on both sides.';

/** GET /_admin/build-service: connects a build service elsewhere, with a WebSocket. */
export async function connectBuildService(context: Context<AppEnv>): Promise<Response> {
  const { BUILD_SERVICES, BUILD_SERVICE } = context.env;
  if (BUILD_SERVICES === undefined || BUILD_SERVICE !== undefined) throw new ApiError(501, NOT_HERE);
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ApiError(426, NO_WEB_SOCKET);
  if (context.req.header(RELAY_VERSION_HEADER) !== RELAY_VERSION) throw new ApiError(409, OTHER_VERSION);
  const name = OBJECT_NAMES.buildService(context.get('tenant').siteId);
  const object = BUILD_SERVICES.get(BUILD_SERVICES.idFromName(name));
  const accepts = context.req.header(RELAY_ACCEPTS_HEADER) ?? '';
  const headers = { upgrade: 'websocket', [RELAY_ACCEPTS_HEADER]: accepts };
  const { webSocket } = await object.fetch('http://build-service/', { headers });
  // The headers of the object's own response cannot be extended.
  return new Response(null, { status: 101, webSocket });
}
