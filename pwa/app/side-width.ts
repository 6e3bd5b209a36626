import {useEffect, useState} from 'react';
import {breakpoints} from '../styles/breakpoints.ts';

const isNarrow = () => window.innerWidth < breakpoints.lg;

/** Whether the side navigation is folded: by itself below 1024 px, by hand above. */
export function useSideWidth(): {isCollapsed: boolean; toggle: () => void} {
  const [isCollapsed, setCollapsed] = useState(isNarrow);

  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${breakpoints.lg - 1}px)`);
    const follow = () => setCollapsed(narrow.matches);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  return {isCollapsed, toggle: () => setCollapsed(!isCollapsed)};
}
