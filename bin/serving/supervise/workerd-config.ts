/** What the configuration of workerd depends on. Secrets are not in it: they come from the environment. */
export interface WorkerdSettings {
  readonly host: string;
  readonly port: number;
  /** Folder of the objects' databases. */
  readonly state: string;
  /** Folder that the Worker reads. */
  readonly disk: string;
  /** Port of the workshop, on loopback. */
  readonly buildServicePort: number;
  /** Addresses of private networks that the Worker may reach besides the internet, such as `10.0.0.5/32`. */
  readonly reachable: readonly string[];
}

/** The objects, by the name of their binding. The unique keys name the databases: they may never change. */
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

/** Texts that the Worker reads from its environment, secrets among them. */
const FROM_ENVIRONMENT = [
  'MASTER_SECRET',
  'ADMIN_TOKEN',
  'HOSTS',
  'ALLOW_TEST_PAYMENTS',
  'CLIENT_ADDRESS_HEADER',
  'LIVE_RELOAD',
  'MAIL_URL',
  'MAIL_FROM',
  'MAIL_TOKEN',
] as const;

export type WorkerEnvironment = Readonly<Record<(typeof FROM_ENVIRONMENT)[number], string>>;

/** A day of the runtime's history whose behaviour the Worker expects, also in wrangler.jsonc. */
const COMPATIBILITY_DATE = '2026-04-20';

/** The configuration of plain workerd: the Worker, its objects on disk, one socket. `worker.js` lies beside it. */
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
  compatibilityFlags = ["nodejs_compat"],
  bindings = [
${FROM_ENVIRONMENT.map((name) => `    (name = "${name}", fromEnvironment = "QUOIN_${name}"),`).join('\n')}
    (name = "DISK", service = "disk"),
    (name = "WORKSHOP", service = "build-service"),
    (name = "BUILD_SERVICE", service = "build-service"),
${objects.map(([name, type]) => `    (name = "${name}", durableObjectNamespace = "${type}"),`).join('\n')}
  ],
  durableObjectNamespaces = [
${objects.map(([, type]) => `    (className = "${type}", uniqueKey = "quoin-${type}", enableSql = true),`).join('\n')}
  ],
  durableObjectStorage = (localDisk = "state"),
);
`;
}

/** The environment of the workerd process: nothing of ours but what the Worker reads. */
export function workerdEnvironment(values: WorkerEnvironment): Record<string, string> {
  return Object.fromEntries(FROM_ENVIRONMENT.map((name) => [`QUOIN_${name}`, values[name]]));
}

/** A text of Cap'n Proto has the escapes of C. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
