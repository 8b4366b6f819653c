import type { Context } from 'hono';
import { z } from 'zod';
import type { NewScriptError } from '../../domain/census.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { count } from './count.ts';
import { eventName, pageName, redactPersonalData } from './names.ts';
import { parseObject, readFields } from './read-fields.ts';

/** POST RecordEvent: `event` is a name, `data` a JSON object; only the name is counted. */
export async function recordEvent(context: Context<AppEnv>): Promise<Response> {
  const fields = await readFields(context);
  const event = fields.get('event') ?? '';
  if (event === '' || parseObject(fields.get('data') ?? '') === undefined) {
    throw new ApiError(400, MESSAGES.invalidRequest);
  }
  return count(context, () => ({ limit: 'telemetry', counts: [{ kind: 'event', name: eventName(event) }] }));
}

const pipelineSchema = z.object({
  eventContent: z.record(z.string(), z.unknown()),
  eventSchemaName: z.string().min(1).max(200),
});

/** POST pipeline: counted by the name of its schema (R-ETELE-API-06). */
export async function recordPipelineEvent(context: Context<AppEnv>): Promise<Response> {
  const { eventSchemaName } = await readJson(context, pipelineSchema);
  const counts = [{ kind: 'schema', name: eventName(eventSchemaName) } as const];
  return count(context, () => ({ limit: 'telemetry', counts }), 202);
}

const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.slice(0, longest))
    .catch('');
const number = z.number().int().min(0).max(1e9).catch(0);

/** Body of the error reporter (R-ERR-SEND-02); invalid parts of `data` are ignored. */
const errorsSchema = z
  .array(
    z.object({
      event: z.string().min(1).max(100),
      timestamp: z.number(),
      data: z.object({
        message: text(500),
        stack: text(5000),
        url: text(500),
        line: number,
        column: number,
        pagePath: text(1000),
      }),
    }),
  )
  .max(100);

/** POST RecordJavascriptErrors. Each distinct error is stored once with a count; the browser is not stored. */
export async function recordErrors(context: Context<AppEnv>): Promise<Response> {
  const events = await readJson(context, errorsSchema);
  return count(context, (release) => ({
    limit: 'telemetry',
    errors: events.map(({ data }) => errorOf(release, data)),
  }));
}

type ErrorData = z.infer<typeof errorsSchema>[number]['data'];

function errorOf(release: ActiveRelease, data: ErrorData): NewScriptError {
  const { message, stack, url, line, column, pagePath } = data;
  return {
    message: redactPersonalData(message),
    stack: redactPersonalData(withoutQueries(stack)),
    place: redactPersonalData(`${withoutQueries(url)}:${line}:${column}`),
    pagePath: pageName(release, pagePath) ?? '',
  };
}

/** Pages remove queries, but other clients may not. */
function withoutQueries(given: string): string {
  return given.replace(/\?[^\s:)]*/g, '');
}
