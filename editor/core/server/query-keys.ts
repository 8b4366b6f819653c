/** Query keys of server responses. Mutations invalidate the keys of the data they change. */
export const SERVER = {
  stock: ['stock'],
  stockLists: ['stock', 'lists'],
  foundProducts: ['found-products'],
  fileUses: ['file-uses'],
  unusedFiles: ['unused-files'],
  orders: ['orders'],
  refunds: ['refunds'],
  activity: ['activity'],
  password: ['password'],
  restockGroups: ['restock-groups'],
  releases: ['releases'],
  changes: ['changes'],
  theme: ['theme'],
  outbox: ['outbox'],
  submissions: ['submissions'],
  subscribers: ['subscribers'],
} as const;
