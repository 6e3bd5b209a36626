import {ChevronRight} from 'lucide-react';
import type {ReactNode} from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import * as css from './disclosure.css.ts';

interface DisclosureProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

export function Disclosure({title, level = 3, isOpenAtFirst = false, children}: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={isOpenAtFirst} className={css.disclosure}>
      <Heading level={level}>
        <Button slot="trigger" className={css.trigger}>
          <ChevronRight size={18} strokeWidth={1.75} className={css.arrow} aria-hidden="true" />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
