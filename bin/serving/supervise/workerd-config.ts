import { VARIABLE_NAMES, type VariableName } from '../../../formatters/vocabulary/api/environment.ts';

/** Parameters of the workerd configuration. Secrets are passed in the environment instead. */
export interface WorkerdSettings {
  readonly host: string;
  readonly port: number;
  /** Folder of the Durable Object databases. */
  readonly state: string;
  /** Folder that the Worker reads. */
  readonly disk: string;
  /** Port of the build service on loopback. */
  readonly buildServicePort: number;
  /** Private addresses that the Worker may reach in addition to the internet, such as `10.0.0.5/32`. */
  readonly reachable: readonly string[];
}

/** Durable Objects by binding. The unique keys name the databases and must never change. */
const OBJECTS = {
  STORE: 'StoreDO',
  CART: 'CartDO',
  FORMS: 'FormsDO',
  RESTOCK: 'RestockDO',
  CENSUS: 'CensusDO',
  MEMBER: 'MemberDO',
  SITE: 'SiteDO',
  ACCOUNT: 'AccountDO',
} as const;

/** A text for every variable; empty for those without a value. */
export type WorkerEnvironment = Readonly<Record<VariableName, string>>;

/** Must match wrangler.jsonc. */
const COMPATIBILITY_DATE = '2026-04-20';

/**
 * The workerd configuration: the Worker, its Durable Objects on disk, one socket. Expects `worker.js` in the same
 * folder.
 */
export function workerdConfig(settings: WorkerdSettings): string {
  const { host, port, state, disk, buildServicePort, reachable } = settings;
  const allowed = ['public', ...reachable].map(quoted).join(', ');
  const objects = Object.entries(OBJECTS);
  return `# Made by quoin at each start; changes are lost.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  v8Flags = ["--max-semi-space-size=16", "--max-old-space-size=512"],
  services = [
    (name = "site", worker = .site),
    (name = "state", disk = (path = ${quoted(state)}, writable = true)),
    (name = "disk", disk = (path = ${quoted(disk)}, writable = false)),
    (name = "build-service", external = (address = "127.0.0.1:${buildServicePort}", http = ())),
    (name = "internet", network = (allow = [${allowed}], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = ${quoted(`${host.includes(':') ? `[${host}]` : host}:${port}`)}, http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  # CONNECT, which workerd itself rejects with 500, is passed to the global outbound service, which rejects it with 405.
  # Requests to the internet use the binding INTERNET.
  compatibilityFlags = ["nodejs_compat", "connect_pass_through"],
  globalOutbound = "build-service",
  bindings = [
${VARIABLE_NAMES.map((name) => `    (name = "${name}", fromEnvironment = "QUOIN_${name}"),`).join('\n')}
    (name = "DISK", service = "disk"),
    (name = "BUILD_SERVICE", service = "build-service"),
    (name = "INTERNET", service = "internet"),
${objects.map(([name, type]) => `    (name = "${name}", durableObjectNamespace = "${type}"),`).join('\n')}
  ],
  durableObjectNamespaces = [
${objects.map(([, type]) => `    (className = "${type}", uniqueKey = "quoin-${type}", enableSql = true),`).join('\n')}
  ],
  durableObjectStorage = (localDisk = "state"),
);
`;
}

/** The environment of the workerd process: only what the Worker reads. Throws when a value is out of range. */
export function workerdEnvironment(values: WorkerEnvironment): Record<string, string> {
  // A cart id contains its shard in one byte.
  const shards = Number(values.CART_SHARDS || 1);
  if (!(Number.isInteger(shards) && shards >= 1 && shards <= 256))
    throw new Error(`CART_SHARDS must be a number from 1 to 256, not ${values.CART_SHARDS}`);
  return Object.fromEntries(VARIABLE_NAMES.map((name) => [`QUOIN_${name}`, values[name]]));
}

/** Cap'n Proto strings use C escapes. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
