import {Link} from '@tanstack/react-router';
import * as css from './nav.css.ts';
import {navItems} from './nav-items.ts';

export function BottomBar() {
  return (
    <nav aria-label="Main, short" className={css.bottom}>
      <ul className={css.bottomList}>
        {navItems.map(({to, shortLabel}) => (
          <li key={to}>
            <Link
              to={to}
              className={css.bottomItem}
              activeOptions={{exact: to === '/', includeSearch: false}}
            >
              {shortLabel}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
