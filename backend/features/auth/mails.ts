interface MailText {
  subject: string;
  text: string;
}

export function codeMail(code: string, publicUrl: string): MailText {
  return {
    subject: `${code} is your Galley code`,
    text: `Your verification code is ${code}. It works for 10 minutes.

Type it where Galley asks for it, or open
${publicUrl}/auth/verify-email?code=${code}

If you did not open an account, you can leave this mail unanswered.`,
  };
}

export function alreadyRegisteredMail(publicUrl: string): MailText {
  return {
    subject: 'You already have a Galley account',
    text: `Someone, probably you, tried to open a Galley account with this address. There is one already.

Sign in: ${publicUrl}/auth
Forgotten the password: ${publicUrl}/auth/reset-password

If it was not you, nothing has changed and there is nothing to do.`,
  };
}

export function resetMail(token: string, publicUrl: string): MailText {
  return {
    subject: 'Choose a new Galley password',
    text: `Open this link to choose a new password. It works once, within 60 minutes.

${publicUrl}/auth/reset-password/${token}

If you did not ask for it, your password stays as it is.`,
  };
}

export function passwordChangedMail(publicUrl: string): MailText {
  return {
    subject: 'Your Galley password was changed',
    text: `The password of your account has just been changed, and other browsers were signed out.

If it was not you, choose a new one now: ${publicUrl}/auth/reset-password`,
  };
}

export function accountDeletedMail(): MailText {
  return {
    subject: 'Your Galley account was deleted',
    text: `Your account and everything in it has been deleted, as you asked. This is the last mail.`,
  };
}
