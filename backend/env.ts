import {
  check,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  toNumber,
  url,
} from 'valibot';

const Address = (name: string) => pipe(string(), url(`${name} must be a full web address.`));

const EnvSchema = object({
  PORT: optional(
    pipe(
      string(),
      toNumber('PORT must be a number from 1 to 65535.'),
      integer('PORT must be a number from 1 to 65535.'),
      minValue(1, 'PORT must be a number from 1 to 65535.'),
      maxValue(65_535, 'PORT must be a number from 1 to 65535.'),
    ),
    '3000',
  ),
  HOST: optional(string(), '127.0.0.1'),
  PUBLIC_URL: optional(Address('PUBLIC_URL')),
  DATA_DIR: optional(string(), '.data'),
  DATABASE_URL: optional(
    pipe(
      string(),
      check(
        text => /^postgres(ql)?:\/\//.test(text),
        'DATABASE_URL must start with postgres:// or postgresql://.',
      ),
    ),
  ),
  GROQ_API_KEY: optional(string()),
  GROQ_MODEL: optional(string(), 'openai/gpt-oss-120b'),
  GROQ_BASE_URL: optional(Address('GROQ_BASE_URL')),
  STRIPE_SECRET_KEY: optional(string()),
  STRIPE_WEBHOOK_SECRET: optional(string()),
  STRIPE_API_BASE: optional(Address('STRIPE_API_BASE')),
  RESEND_API_KEY: optional(string()),
  RESEND_BASE_URL: optional(Address('RESEND_BASE_URL')),
  MAIL_FROM: optional(string(), 'Galley <onboarding@resend.dev>'),
  NODE_ENV: optional(
    picklist(
      ['development', 'test', 'production'],
      'NODE_ENV must be development, test or production.',
    ),
    'development',
  ),
});

export type Env = Omit<InferOutput<typeof EnvSchema>, 'PUBLIC_URL'> & {
  /** Where people reach the app, without a slash at the end. */
  PUBLIC_URL: string;
};

export class EnvError extends Error {}

export function isLoopback(address: string): boolean {
  const {hostname} = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

/** An empty value counts as not set, so that `KEY= npm start` turns a provider off. */
function withoutEmpty(source: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value));
}

/** Reads and checks the settings once; a wrong one throws with what to do about it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = safeParse(EnvSchema, withoutEmpty(source));
  if (!parsed.success) throw new EnvError(parsed.issues[0].message);
  const env = parsed.output;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (
    env.NODE_ENV === 'production' &&
    !publicUrl.startsWith('https://') &&
    !isLoopback(publicUrl)
  ) {
    throw new EnvError(
      'In production, PUBLIC_URL must start with https://. Set it and start again.',
    );
  }
  return {...env, PUBLIC_URL: publicUrl};
}
