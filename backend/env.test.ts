import {describe, expect, test} from 'bun:test';
import {EnvError, readEnv} from './env.ts';

function sentence(source: Record<string, string>): string {
  try {
    readEnv(source);
    return 'accepted';
  } catch (error) {
    return error instanceof EnvError ? error.message : 'another error';
  }
}

describe('settings', () => {
  test('need none: everything has a default', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      NODE_ENV: 'development',
    });
  });

  test('that are empty count as not set', () => {
    expect(readEnv({GROQ_API_KEY: '', PORT: ''})).not.toHaveProperty('GROQ_API_KEY');
  });

  test('that are wrong are refused with what to do', () => {
    expect(sentence({PORT: 'abc'})).toBe('PORT must be a number from 1 to 65535.');
    expect(sentence({PORT: '70000'})).toBe('PORT must be a number from 1 to 65535.');
    expect(sentence({PUBLIC_URL: 'galley'})).toBe('PUBLIC_URL must be a full web address.');
    expect(sentence({DATABASE_URL: 'mysql://x'})).toStartWith('DATABASE_URL must start with');
    expect(sentence({NODE_ENV: 'staging'})).toStartWith('NODE_ENV must be');
  });

  test('in production ask for https, except on this machine', () => {
    const production = {NODE_ENV: 'production'};
    expect(sentence({...production, PUBLIC_URL: 'http://galley.example'})).toContain('https://');
    expect(sentence({...production, PUBLIC_URL: 'https://galley.example'})).toBe('accepted');
    expect(sentence(production)).toBe('accepted');
  });
});
