/** Under which keys the answers of the server are kept: whoever changes something renews the key of what shows it. */
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
