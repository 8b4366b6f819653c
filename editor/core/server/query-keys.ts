/** Query keys of server responses. Mutations invalidate the keys of the data they change. */
export const SERVER = {
  stock: ['stock'],
  orders: ['orders'],
  refunds: ['refunds'],
  activity: ['activity'],
  password: ['password'],
  waitingLists: ['waiting-lists'],
  releases: ['releases'],
  changes: ['changes'],
  outbox: ['outbox'],
  answers: ['answers'],
} as const;
