/** Texts of the order page. */
export const ORDER_TEXTS = {
  orderTestNote: 'You were not charged.',
  orderNumber: 'Order #{number}',
  orderItems: 'Your items',
  orderDownloads: 'Your downloads',
  orderAccessTitle: 'Included pages',
  orderAccess:
    'Sign in to open them. If you ordered without an account, create one with {email} and confirm the address.',
  orderPaidTitle: 'Thank you for your order',
  orderPaidText: 'Payment received. We’ve sent a confirmation to {email}.',
  orderPaidWithoutEmail:
    'Payment received, and your order is confirmed. Keep the link to this page to see it again.',
  orderPendingTitle: 'Awaiting payment',
  orderPendingText: 'We haven’t received your payment yet. Reload this page in a moment to check again.',
  orderPay: 'Complete payment',
  orderFailedTitle: 'Your payment was declined',
  orderFailedText: 'Your order was not placed and you were not charged. The items are still in your cart.',
  orderExpiredTitle: 'Your order has expired',
  orderExpiredText:
    'The payment was not completed in time. Items that are still available remain in your cart.',
  orderRefundedTitle: 'Order refunded',
  orderRefundedText: 'Your payment has been refunded.',
  orderCanceledTitle: 'Order canceled',
  orderCanceledText: 'This order was canceled.',
  orderBackToCheckout: 'Back to checkout',
} as const;
