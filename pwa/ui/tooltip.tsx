import type {ReactNode} from 'react';
import {Tooltip as AriaTooltip, TooltipTrigger} from 'react-aria-components';
import * as css from './popover.css.ts';

interface TooltipProps {
  text: ReactNode;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** The one button that the words belong to. */
  children: ReactNode;
}

export function Tooltip({text, placement = 'top', children}: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
