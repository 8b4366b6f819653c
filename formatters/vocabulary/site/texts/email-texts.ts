/** Texts of emails to customers and subscribers. */
export const EMAIL_TEXTS = {
  emailTest: '[TEST] {subject}',
  /** An amount, an address or another fact. */
  emailLine: '{label}: {value}',
  emailOrder: 'Order {number}',
  emailIncludedTax: 'Includes tax',
  emailPaidSubject: 'Your order {number} at {site}',
  emailPaid: 'Thank you for your order.',
  emailDownloads: 'Your downloads, for 7 days:',
  emailAccess:
    'Included pages. Sign in to open them. If you ordered without an account, create one with this email address and confirm it:',
  emailViewOrder: 'View your order: {url}',
  emailCanceledSubject: 'Your order {number} at {site} was canceled',
  emailCanceled: 'Your order {number} was canceled. We will refund {total}.',
  emailRefundSubject: 'Refund for order {number} at {site}',
  emailRefund: 'We are refunding {total} for order {number}.',
  emailShippedSubject: 'Your order {number} at {site} is on its way',
  emailShipped: 'Your order {number} is on its way.',
  emailCompleteSubject: 'Your order {number} at {site} is complete',
  emailComplete: 'Your order {number} is complete.',
  emailTracking: 'Tracking',
  emailRejectedSubject: 'Refund for order {number}',
  emailRejectedAmount:
    'We’re sorry, we could not accept your payment because the amount does not match order {number}.',
  emailRejectedSuperseded: 'You started another payment for order {number}, so we did not accept this one.',
  emailRejectedCanceled: 'We’re sorry, order {number} was canceled before we received your payment.',
  emailRejectedCoupon:
    'We’re sorry, your payment arrived too late. A coupon for order {number} was no longer valid.',
  emailRejectedSoldOut: 'We’re sorry, your payment arrived too late. An item in order {number} was sold out.',
  emailWillRefund: 'We will refund it.',
  emailRestockSubject: '{productName} is back in stock',
  emailRestock: 'Good news: {productName} is back in stock.',
  emailRestockLink: 'Good news: {productName} is back in stock:',
  emailConfirmSubject: 'Confirm your subscription to {list}',
  emailConfirm: 'Please confirm that you want to receive {list} from {site}:',
  emailConfirmNote:
    'The link is valid for 7 days. If you did not request this, ignore this email: you will not be subscribed.',
  emailUnsubscribe: 'Unsubscribe:',
  emailResetSubject: 'Reset your {site} password',
  emailReset: 'Use this link to choose a new password. It expires in one hour:',
  emailResetNote: 'If you didn’t request this, you can ignore this email.',
} as const;
