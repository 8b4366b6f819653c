/** What all calls of the dashboard have in common. Who is signed in is settled before them. */
const DASHBOARD = { tag: 'Dashboard', access: 'contributor' } as const;

export const READ = { ...DASHBOARD, method: 'get' } as const;
export const WRITE = DASHBOARD;
