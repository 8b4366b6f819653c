/** A variable of the Worker. `docs/edge.md` prints this table, and tests compare it with wrangler.jsonc. */
export interface EnvironmentVariable {
  readonly description: string;
  /** Never part of a file, a log or an error message. */
  readonly isSecret: boolean;
  /** The Worker cannot respond without it. */
  readonly isRequired: boolean;
  /** What applies when the variable is absent or empty; for required variables, nothing. */
  readonly default: string;
  /**
   * Where `quoin serve` and `quoin dev` read it: created in the data folder, from options of the command, or from the
   * environment under the same name. On Cloudflare, all are variables or secrets of the Worker.
   */
  readonly source: 'data folder' | 'options' | 'environment';
}

/** Every variable and secret that the Worker reads. Bindings are listed in `edge/platform/env.ts`. */
export const ENVIRONMENT = {
  MASTER_SECRET: {
    description: 'at least 32 random bytes, from which all keys of the site are derived',
    isSecret: true,
    isRequired: true,
    default: '',
    source: 'data folder',
  },
  ADMIN_TOKEN: {
    description: 'authorizes the command line: `Authorization: Bearer …`',
    isSecret: true,
    isRequired: true,
    default: '',
    source: 'data folder',
  },
  MASTER_SECRET_PREVIOUS: {
    description: 'the `MASTER_SECRET` before `quoin rotate-secrets`; what it signed stays valid',
    isSecret: true,
    isRequired: false,
    default: 'only what `MASTER_SECRET` signed is valid',
    source: 'data folder',
  },
  ADMIN_TOKEN_PREVIOUS: {
    description: 'the `ADMIN_TOKEN` before `quoin rotate-secrets`; it is still accepted',
    isSecret: true,
    isRequired: false,
    default: 'only `ADMIN_TOKEN` is accepted',
    source: 'data folder',
  },
  METRICS_TOKEN: {
    description:
      'authorizes monitoring to read `/_ops/metrics`: `Authorization: Bearer …`. The admin token does, too, but can do everything',
    isSecret: true,
    isRequired: false,
    default: 'only the admin token does',
    source: 'environment',
  },
  HOSTS: {
    description:
      'allow-list of hosts as JSON: `{"localhost:4321": "olaria"}`. `@baseUrl` is the host of the base URL in the settings of the site. `*` matches any host; emails then contain links only if the settings have a base URL',
    isSecret: false,
    isRequired: true,
    default: '',
    source: 'options',
  },
  CLIENT_ADDRESS_HEADER: {
    description:
      'header with the IP address of the visitor, set by a trusted proxy: `cf-connecting-ip` on Cloudflare. If set, `x-forwarded-proto` is trusted too. `quoin serve` also reads it from `--client-address-header`',
    isSecret: false,
    isRequired: false,
    default: 'limits per IP address do not apply',
    source: 'environment',
  },
  ALLOW_TEST_PAYMENTS: {
    description: '`true` enables the test payment provider',
    isSecret: false,
    isRequired: false,
    default: 'no test payments',
    source: 'options',
  },
  LIVE_RELOAD: {
    description: '`true` reloads open pages when another release goes live; set by `quoin dev`',
    isSecret: false,
    isRequired: false,
    default: 'pages do not reload',
    source: 'options',
  },
  CART_SHARDS: {
    description: 'number of objects that store the carts of a site, 1 to 256',
    isSecret: false,
    isRequired: false,
    default: '16',
    source: 'environment',
  },
  LOG_REQUESTS: {
    description: '`all` logs every request as a line of JSON',
    isSecret: false,
    isRequired: false,
    default: 'failed and slow requests',
    source: 'environment',
  },
  MAIL_URL: {
    description: 'URL to which emails are posted as JSON',
    isSecret: false,
    isRequired: false,
    default: 'no email is sent',
    source: 'environment',
  },
  MAIL_FROM: {
    description: 'sender of emails, such as `Olaria <shop@olaria.example>`',
    isSecret: false,
    isRequired: false,
    default: 'in `quoin serve` and `quoin dev`, the contact email of the site; otherwise no email is sent',
    source: 'environment',
  },
  MAIL_TOKEN: {
    description: 'token for the email provider, sent as `Authorization: Bearer …`',
    isSecret: true,
    isRequired: false,
    default: 'no such header',
    source: 'environment',
  },
  BOT_CHECK_URL: {
    description:
      'the `siteverify` URL of reCAPTCHA, hCaptcha or Turnstile, which verifies captchas. `test` accepts test tokens, `test:FORM_BLOCK_SUBMISSION:0.9`, and protects nothing',
    isSecret: false,
    isRequired: false,
    default: 'captchas cannot be verified: forms and back-in-stock requests that require one are rejected',
    source: 'environment',
  },
  BOT_CHECK_SECRET: {
    description: 'the secret key that belongs to the site key of the captcha',
    isSecret: true,
    isRequired: false,
    default: 'captchas cannot be verified',
    source: 'environment',
  },
  FONT_PREVIEW_URL: {
    description:
      'URL of style sheets in the format of Google Fonts, from which the server loads previews of fonts for the dashboard. `none` turns previews off',
    isSecret: false,
    isRequired: false,
    default: '`https://fonts.googleapis.com/css`',
    source: 'environment',
  },
  FONT_KIT_URL: {
    description:
      'URL of the API that lists the fonts of Typekit kits. `test` lists two fonts for each kit, without a request',
    isSecret: false,
    isRequired: false,
    default: '`https://typekit.com/api/v1/json/kits`',
    source: 'environment',
  },
  PLACES_URL: {
    description:
      'URL of the Places API of Google, which finds addresses for the dashboard. `test` finds two addresses, without a request',
    isSecret: false,
    isRequired: false,
    default: '`https://places.googleapis.com/v1`',
    source: 'environment',
  },
  PLACES_KEY: {
    description: 'key for the Places API; browsers never receive it',
    isSecret: true,
    isRequired: false,
    default: 'addresses are entered without suggestions',
    source: 'environment',
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;

export type VariableName = keyof typeof ENVIRONMENT;

export const VARIABLE_NAMES = Object.keys(ENVIRONMENT) as readonly VariableName[];

type RequiredVariable = {
  [Name in VariableName]: (typeof ENVIRONMENT)[Name]['isRequired'] extends true ? Name : never;
}[VariableName];

/** The values of a Worker. An empty text is the same as an absent one. */
export type WorkerVariables = Readonly<Record<RequiredVariable, string>> &
  Readonly<Partial<Record<Exclude<VariableName, RequiredVariable>, string>>>;
