import type { Context } from 'hono';
import { METRICS, type Metric } from '../../domain/metrics.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import type { Tenant } from '../../tenancy/tenant.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * GET /_ops/metrics: numbers of the site in the text format of Prometheus. Wakes its objects except those for carts and
 * analytics, of which there are many.
 */
export async function readMetrics(context: Context<AppEnv>): Promise<Response> {
  const metrics = await collect(context.get('tenant'));
  const headers = { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' };
  return context.body(formatMetrics(metrics), 200, headers);
}

async function collect(tenant: Tenant): Promise<readonly Metric[]> {
  const numbers = (count: number) => Array.from({ length: count }, (_, shard) => shard);
  const objects = [
    ['site', tenant.site()],
    ['store', tenant.store()],
    ['restock', tenant.restock()],
    ...numbers(SHARDS.forms).map((shard) => ['forms', tenant.forms(shard)] as const),
    ...numbers(SHARDS.member).map((shard) => ['member', tenant.member(shard)] as const),
  ] as const;
  const results = await Promise.all(
    objects.map(async ([kind, object]) =>
      (await object.metrics()).map(
        (metric): Metric =>
          metric.name === 'quoin_database_bytes' ? { ...metric, label: ['object', kind] } : metric,
      ),
    ),
  );
  return results.flat();
}

function formatMetrics(metrics: readonly Metric[]): string {
  return Object.entries(METRICS)
    .map(([name, { help, merge }]) => {
      const values = new Map<string, number>();
      for (const { label, value } of metrics.filter((metric) => metric.name === name)) {
        const series = label === undefined ? name : `${name}{${label[0]}="${label[1]}"}`;
        const before = values.get(series) ?? 0;
        values.set(series, merge === 'sum' ? before + value : Math.max(before, value));
      }
      const lines = [...values].map(([series, value]) => `${series} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
    })
    .join('');
}
