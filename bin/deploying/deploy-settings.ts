import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
import { ENVIRONMENT, VARIABLE_NAMES } from '../../formatters/vocabulary/api/environment.ts';
import { CommandError } from '../printing/command-error.ts';

/** Where a site is deployed: `deploy.json`, with the values of the chosen environment. */
export interface DeploySettings {
  /** Name of the Worker: `olaria`, or `olaria-staging` in the environment `staging`. */
  readonly worker: string;
  /** Site ids by host. `*` matches every host that is routed to the Worker. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Variables of the Worker that are not secret. */
  readonly variables: Readonly<Record<string, string>>;
}

const FILE = 'deploy.json';

/** Set by the deployment itself. */
const OWN_VARIABLES: readonly string[] = ['HOSTS', 'LIVE_RELOAD'];

const SETTABLE = VARIABLE_NAMES.filter(
  (name) => !ENVIRONMENT[name].isSecret && !OWN_VARIABLES.includes(name),
);

const hostSchema = z
  .string()
  .regex(/^(?:\*|(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})$/, {
    error: 'must be a host name in lowercase, such as shop.example, or *',
  });

const siteIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, {
  error: 'must be a site id of lowercase letters, digits and hyphens',
});

/** Cloudflare's rule for the names of Workers; the bucket `NAME-releases` allows 63 characters. */
const nameSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/, {
  error: 'must be 1 to 42 lowercase letters, digits and hyphens',
});

const partSchema = z.strictObject({
  hosts: z.record(hostSchema, siteIdSchema).optional(),
  variables: z.record(z.string(), z.string()).optional(),
});

const fileSchema = partSchema.extend({
  name: nameSchema.optional(),
  environments: z.record(nameSchema, partSchema).optional(),
});

export interface DeployTarget {
  /** The site folder. */
  readonly folder: string;
  /** Name of the Worker without one in `deploy.json`. */
  readonly defaultName: string;
  /** `--env`; undefined for production. */
  readonly environment: string | undefined;
}

/** Reads `deploy.json`, which is optional. Throws `CommandError` for invalid settings and an unknown environment. */
export function readDeploySettings({ folder, defaultName, environment }: DeployTarget): DeploySettings {
  const { environments = {}, ...common } = readSettingsFile(folder);
  const own = environment === undefined ? {} : environments[environment];
  if (own === undefined) throw unknownEnvironment(environment ?? '', Object.keys(environments));
  const variables = { ...common.variables, ...own.variables };
  for (const name of Object.keys(variables)) checkVariable(name);
  const name = common.name ?? defaultName;
  return {
    worker: environment === undefined ? name : `${name}-${environment}`,
    // The hosts of production must not lead to another environment.
    hosts: (environment === undefined ? common.hosts : own.hosts) ?? { '*': 'site' },
    variables,
  };
}

function readSettingsFile(folder: string): z.infer<typeof fileSchema> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return {};
  const result = fileSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.join('.') ?? '';
  throw new CommandError('input', `${FILE}${at === '' ? '' : `, ${at}`}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError('input', `${FILE} is not valid JSON: ${(error as Error).message}`);
  }
}

function unknownEnvironment(name: string, known: readonly string[]): CommandError {
  const suggestion = suggestName(name, known);
  const hint =
    suggestion === undefined ? `add it to "environments" in ${FILE}` : `did you mean --env ${suggestion}?`;
  return new CommandError('usage', `Unknown environment: --env ${name}`, hint);
}

function checkVariable(name: string): void {
  if (SETTABLE.some((each) => each === name)) return;
  const isSecret = (VARIABLE_NAMES as readonly string[]).includes(name) && !OWN_VARIABLES.includes(name);
  if (isSecret)
    throw new CommandError(
      'input',
      `${FILE} contains the secret ${name}`,
      'remove it, and set it as an environment variable of quoin deploy',
    );
  const suggestion = suggestName(name, SETTABLE);
  throw new CommandError(
    'input',
    `${FILE} sets the unknown variable ${name}`,
    suggestion === undefined ? `known variables: ${SETTABLE.join(', ')}` : `did you mean ${suggestion}?`,
  );
}
