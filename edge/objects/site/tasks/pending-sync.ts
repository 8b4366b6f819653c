/** The pending task of sending the products of the live release to the store, until that has succeeded. */
export interface PendingSync {
  /** Call inside the transaction of a switch, so that the task survives a crash after it. */
  add(siteId: string): void;
  /** Returns the id of the site whose store is out of date; undefined if it is up to date. */
  siteId(): string | undefined;
  remove(): void;
}

export function createPendingSync(sql: SqlStorage): PendingSync {
  return {
    add: (siteId) => {
      sql.exec("INSERT OR REPLACE INTO promised (deed, site) VALUES ('sync', ?)", siteId);
    },
    siteId: () => {
      const [task] = sql.exec("SELECT site FROM promised WHERE deed = 'sync'").toArray();
      return task === undefined ? undefined : String(task.site);
    },
    remove: () => {
      sql.exec("DELETE FROM promised WHERE deed = 'sync'");
    },
  };
}
