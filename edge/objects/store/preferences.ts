import type { Preferences } from '../../domain/store/store-object.ts';
import type { StorageContext } from '../storage-context.ts';

/** Exceeds the tools of a dashboard; bounds the table. */
const MAX_NAMESPACES = 100;

export function readPreferences({ sql }: StorageContext, namespace: string): Preferences {
  const [row] = sql.exec('SELECT body FROM preferences WHERE namespace = ?', namespace).toArray();
  return row === undefined ? {} : (JSON.parse(String(row.body)) as Preferences);
}

/** Returns false if there are too many namespaces. */
export function savePreferences(
  { sql }: StorageContext,
  namespace: string,
  preferences: Preferences,
): boolean {
  const { others } = sql
    .exec('SELECT COUNT(*) AS others FROM preferences WHERE namespace != ?', namespace)
    .one();
  if (Number(others) >= MAX_NAMESPACES) return false;
  sql.exec(
    'INSERT OR REPLACE INTO preferences (namespace, body) VALUES (?, ?)',
    namespace,
    JSON.stringify(preferences),
  );
  return true;
}
