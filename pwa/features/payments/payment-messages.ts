import type {Notification} from '../../ui/toast.tsx';

/** The words of buying credits. */
export const paymentMessages = {
  emptyPromo: (): Notification => ({
    title: 'Empty Promo Code',
    description: 'Please enter a promo code first.',
    kind: 'error',
  }),
  invalidPromo: (): Notification => ({
    title: 'Invalid Promo Code',
    description: 'The promo code you entered is invalid or expired.',
    kind: 'error',
  }),
  checkoutStarted: (): Notification => ({
    title: 'Checkout opened',
    description: 'Complete the payment there. Your credits appear here by themselves.',
    durationMs: 5_000,
  }),
  unavailable: (): Notification => ({
    title: 'Payment System Unavailable',
    description: 'Please try again later or contact support.',
    kind: 'error',
    durationMs: 10_000,
  }),
  checkoutFailed: (reason: string): Notification => ({
    title: 'Checkout failed',
    description: reason,
    kind: 'error',
  }),
  creditsAdded: (credits: number): Notification => ({
    title: 'Credits Added!',
    description: `${credits} credits are in your account.`,
    kind: 'success',
  }),
  alreadyProcessed: (): Notification => ({
    title: 'Payment Already Processed',
    description: 'The credits of this payment are in your account.',
  }),
  verificationFailed: (reason: string): Notification => ({
    title: 'Payment Verification Failed',
    description: `Failed to verify payment: ${reason}. Please go to your account to check if credits were added.`,
    kind: 'error',
  }),
  sessionExpired: (): Notification => ({
    title: 'Session Expired',
    description: 'Please log in again. Your payment is kept.',
    kind: 'warning',
  }),
  freeCredits: (credits: number): Notification => ({
    title: 'Free credits added',
    description: `Your ${credits} free credits were added when you opened your account.`,
    kind: 'success',
    durationMs: 5_000,
  }),
} as const;
