import {createLink} from '@tanstack/react-router';
import type {AnchorHTMLAttributes, ReactNode, Ref} from 'react';
import {Button as AriaButton, type ButtonProps as AriaButtonProps} from 'react-aria-components';
import {type ButtonTone, buttonClass} from './button.tsx';
import * as css from './link.css.ts';

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  ref?: Ref<HTMLAnchorElement>;
}

interface ButtonAnchorProps extends AnchorProps {
  tone?: ButtonTone;
  isWide?: boolean;
}

/** A link inside running text to a page of the app. */
export const TextLink = createLink(({children, ...props}: AnchorProps) => (
  <a {...props} className={css.text}>
    {children}
  </a>
));

/** A link to a page of the app that looks like a button. */
export const LinkButton = createLink(({tone, isWide, children, ...props}: ButtonAnchorProps) => (
  <a {...props} className={buttonClass(tone, isWide)}>
    {children}
  </a>
));

/** A link that leaves the app, in a tab of its own. */
export function ExternalLink({href, children}: {href: string; children: ReactNode}) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={css.text}>
      {children}
    </a>
  );
}

/** A button that reads as part of a sentence. */
export function InlineButton({
  children,
  ...props
}: Omit<AriaButtonProps, 'className' | 'style'> & {children: ReactNode}) {
  return (
    <AriaButton {...props} className={css.text}>
      {children}
    </AriaButton>
  );
}
