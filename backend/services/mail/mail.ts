export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Whoever sends mails. `send` rejects when the mail was not taken; it is then tried again. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
  /** Whether sent mails stay readable in the outbox, for want of a real inbox. */
  readonly keepsText: boolean;
}
