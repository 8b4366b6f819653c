/** Common properties of dashboard endpoints. `requireContributor` runs before them. */
const DASHBOARD = { tag: 'Dashboard', access: 'contributor' } as const;

export const READ = { ...DASHBOARD, method: 'get' } as const;
export const WRITE = DASHBOARD;
