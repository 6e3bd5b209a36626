import {ChevronLeft, ChevronRight, Pause, Play} from 'lucide-react';
import {useEffect, useState} from 'react';
import {IconButton} from '../../ui/button.tsx';
import * as css from './progress-panel.css.ts';
import {tips} from './tips.ts';

const rotateMs = 4_000;

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The tips one after another; they stand still on request and under reduced motion (WCAG 2.2.2). */
export function TipCarousel() {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(wantsStillness);
  const move = (by: number) => setIndex(now => (now + by + tips.length) % tips.length);

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setIndex(now => (now + 1) % tips.length), rotateMs);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <aside className={css.tip} aria-label="Tips">
      <p className={css.tipText}>{tips[index]}</p>
      <div className={css.tipBar}>
        <span className={css.tipCount}>{`Tip ${index + 1}/${tips.length}`}</span>
        <IconButton label="Previous tip" onPress={() => move(-1)}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isPaused ? 'Rotate the tips' : 'Pause the tips'}
          onPress={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <Play size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Pause size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
        </IconButton>
        <IconButton label="Next tip" onPress={() => move(1)}>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
