import { type CSSProperties, useEffect, useState } from 'react';
import styles from './confetti.module.css';

const PIECES = 50;
const DURATION_MS = 3000;
const COLOURS = ['--color-accent', '--color-success', '--color-warning', '--color-info', '--color-open'];

/** Fifty scraps of paper for three seconds, then nothing. Not at all for those who want less motion. */
export function Confetti() {
  const [isFalling, setFalling] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    const timer = setTimeout(() => setFalling(false), DURATION_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isFalling) return null;
  return (
    <div aria-hidden="true" className={styles.confetti} data-testid="confetti">
      {Array.from({ length: PIECES }, (_, index) => (
        <span key={index} className={styles.piece} style={pieceStyle(index)} />
      ))}
    </div>
  );
}

/** Scattered by the golden ratio: looks random, and is the same on every render. */
function pieceStyle(index: number): CSSProperties {
  const scatter = (index * 61.8034) % 100;
  return {
    left: `${scatter}%`,
    background: `var(${COLOURS[index % COLOURS.length]})`,
    animationDelay: `${(index % 10) * 60}ms`,
    animationDuration: `${1800 + (index % 7) * 90}ms`,
    rotate: `${scatter * 3.6}deg`,
  };
}
