import type {ReactNode} from 'react';
import {Button as AriaButton, type ButtonProps as AriaButtonProps} from 'react-aria-components';
import * as css from './button.css.ts';
import {Spinner} from './spinner.tsx';

export type ButtonTone = keyof typeof css.tone;

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  tone?: ButtonTone;
  isWide?: boolean;
  /** Stays reachable and says why by `aria-describedby`, but does nothing when pressed. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** The class of a button, for the elements that only look like one. */
export function buttonClass(tone: ButtonTone = 'primary', isWide = false): string {
  return [css.base, css.tone[tone], isWide && css.wide].filter(Boolean).join(' ');
}

export function Button({tone, isWide, isBlocked, children, onPress, ...props}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      {...(onPress && !isBlocked && {onPress})}
      {...(isBlocked && {
        render: domProps => <button {...domProps} type="button" aria-disabled="true" />,
      })}
      className={buttonClass(tone, isWide)}
    >
      {props.isPending && <Spinner label="In progress" />}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label' | 'render'> {
  /** What the button does; its only name. */
  label: string;
  tone?: ButtonTone;
  children: ReactNode;
}

export function IconButton({label, tone = 'quiet', children, ...props}: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${buttonClass(tone)} ${css.square}`}>
      {children}
    </AriaButton>
  );
}

/** The key that does the same, shown inside the button and hidden from speech. */
export function KeyHint({children}: {children: string}) {
  return (
    <span className={css.kbd} aria-hidden="true">
      {children}
    </span>
  );
}
