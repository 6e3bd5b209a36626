import {
  boolean,
  check,
  email,
  forward,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  partialCheck,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';

/** Rules of the account forms; the routes check with the very same ones. */

export const Email = pipe(
  string(),
  trim(),
  maxLength(254, 'Please enter a valid email address.'),
  email('Please enter a valid email address.'),
);

/** Any characters, taken as they are: longer beats stranger (ASVS 6.2). */
export const NewPassword = pipe(
  string(),
  minLength(8, 'Password must be at least 8 characters'),
  maxLength(128, 'Password must be at most 128 characters'),
);

export const PersonName = pipe(
  string(),
  trim(),
  minLength(2, 'Name must be at least 2 characters.'),
  maxLength(120, 'Name must be at most 120 characters.'),
);

export const Phone = pipe(
  string(),
  trim(),
  regex(/^$|^[\d()\-\s.+]{7,20}$/, 'Please enter a valid phone number.'),
);

export const Location = pipe(
  string(),
  trim(),
  maxLength(120, 'Location must be at most 120 characters.'),
);

export const Login = object({username: Email, password: string()});

export type Registration = InferOutput<typeof Registration>;
export const Registration = object({
  email: Email,
  password: NewPassword,
  name: PersonName,
  phone: optional(Phone, ''),
  location: optional(Location, ''),
  agreeToTerms: pipe(
    boolean(),
    check(value => value, 'You must agree to the terms of service.'),
  ),
});

export const VerificationCode = pipe(
  string(),
  regex(/^\d{6}$/, 'Please enter the 6-digit verification code'),
);

export type Profile = InferOutput<typeof Profile>;
export const Profile = object({name: PersonName, phone: Phone, location: Location});

export type NotificationFlags = InferOutput<typeof NotificationFlags>;
export const NotificationFlags = object({
  emailNotifications: boolean(),
  optimizationCompleted: boolean(),
  newFeatures: boolean(),
  marketingEmails: boolean(),
});

export const PasswordChange = pipe(
  object({
    currentPassword: pipe(string(), minLength(6, 'Current password is required')),
    newPassword: NewPassword,
    confirmPassword: pipe(string(), minLength(8, 'Password must be at least 8 characters')),
  }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      form => form.newPassword === form.confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
);
