import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import type {GalleyServer} from './galley-server.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody has met before. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return {name: 'Ada Quill', email: `ada.${id}@example.org`, password: `galley proof ${id}`};
}

/** The newest 6-digit code mailed to an address, as soon as it is there. */
export async function codeFor(email: string, galley: GalleyServer): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const [mail] = await galley.mailsTo(email);
      code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', {name: 'Register'}).click();
  const form = page.getByRole('tabpanel', {name: 'Register'});
  await form.getByLabel('Full Name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', {exact: true}).fill(person.password);
  await form.getByRole('checkbox').check({force: true});
  await form.getByRole('button', {name: /register|create/i}).click();
}

export async function login(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', {name: 'Login'});
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', {exact: true}).fill(person.password);
  await form.getByRole('button', {name: /log ?in/i}).click();
  await expect(page.getByRole('heading', {name: 'Welcome back!'})).toBeVisible();
}

/** Opens an account, verifies it with the mailed code, and signs in. */
export async function signUp(page: Page, galley: GalleyServer): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await expect(page).toHaveURL(/\/auth\/verify/);
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await codeFor(person.email, galley));
  await expect(page.getByText('Email verified successfully').first()).toBeVisible();
  await login(page, person);
  return person;
}
