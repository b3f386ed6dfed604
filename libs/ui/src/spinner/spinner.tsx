import { useLingui } from '@lingui/react/macro';
import styles from './spinner.module.css';

interface SpinnerProps {
  size?: 'small' | 'large';
  /** Something beside it says already that it is busy. */
  isDecorative?: boolean;
}

/** A turning ring; where the shape of what comes is known, use Skeleton instead. */
export function Spinner({ size = 'large', isDecorative = false }: SpinnerProps) {
  const { t } = useLingui();
  const name = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t`Loading` };
  return <span {...name} className={`${styles.spinner} ${styles[size]}`} />;
}
