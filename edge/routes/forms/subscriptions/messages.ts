export const SUBSCRIPTION_MESSAGES = {
  list: 'Mailing list:',
  back: 'Back to home',
  confirmTitle: 'Confirm your subscription',
  confirmButton: 'Confirm subscription',
  confirmed: 'You are subscribed.',
  linkExpired: 'This link is no longer valid. Sign up again to get a new one.',
  endTitle: 'Unsubscribe',
  endButton: 'Unsubscribe',
  ended: 'You are unsubscribed.',
  linkInvalid: 'This link is not valid. Copy the whole link from the email.',
} as const;
