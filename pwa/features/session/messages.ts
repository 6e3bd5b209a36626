import type {Notification} from '../../ui/toast.tsx';

/** The words of the account screens, in one place. */

const accountDurationMs = 5_000;

const said = (title: string, description: string): Notification => ({
  title,
  description,
  durationMs: accountDurationMs,
});

const failed = (title: string, description: string): Notification => ({
  ...said(title, description),
  kind: 'error',
});

export const texts = {
  loginFailed: 'Login failed. Please check your credentials and try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  registrationFailed: 'Registration failed',
  accountNotVerified: 'Account exists but email not verified',
  verificationFailed:
    'There was a problem verifying your email. The verification code may be expired or invalid.',
  resendFailed: 'Failed to resend verification email',
  stillSignedIn: 'Authentication issue. Please try again or log out and log back in.',
  sessionExpired: 'Session expired. Please log in again.',
  resetFailed: 'There was a problem resetting your password. The link may be expired or invalid.',
  samePassword: 'You cannot use the same password. Please choose a different password.',
  newPasswordMissing: 'Please enter a new password',
  passwordsDiffer: "Passwords don't match. Please make sure your passwords match.",
  resetLinkInvalid: 'Your password reset link is invalid or has expired.',
  resetCheckFailed: 'Failed to verify reset token. Please try again or request a new reset link.',
} as const;

export const messages = {
  loginFailed: (reason: string) => failed('Login failed', reason),
  registrationFailed: (reason: string) => failed('Registration failed', reason),
  logoutFailed: (reason: string) => failed('Logout failed', reason),
  verificationRequired: () =>
    said(
      'Email verification required',
      "We've sent a verification code to your email. Please verify your account.",
    ),
  verificationNeeded: (reason: string) => said('Email verification required', reason),
  invalidCode: () => failed('Invalid code', 'Please enter the 6-digit verification code'),
  verified: (): Notification => ({
    ...said('Email verified successfully', 'Your email has been verified. You can now login.'),
    kind: 'success',
  }),
  verificationSent: (): Notification => ({
    ...said('Verification email sent', 'Please check your inbox for the 6-digit verification code'),
    kind: 'success',
  }),
  noEmail: () =>
    failed('No email provided', 'Please enter your email address to receive a verification code.'),
  resendFailed: (reason: string) => failed(texts.resendFailed, reason),
  emailRequired: () => failed('Email required', 'Please enter your email address'),
  resetSent: (): Notification => ({
    ...said(
      'Password reset email sent',
      'If an account exists with this email, you will receive reset instructions shortly',
    ),
    kind: 'success',
  }),
  resetLinkInvalid: (reason: string) => failed('Invalid reset link', reason),
  resetCheckFailed: () => failed('Error', texts.resetCheckFailed),
  resetFailed: (reason: string) => failed('Password reset failed', reason),
  resetDone: (): Notification => ({
    ...said(
      'Password reset successful',
      'Your password has been reset. You can now login with your new password.',
    ),
    kind: 'success',
  }),
} as const;
