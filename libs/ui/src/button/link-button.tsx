import { Link, type LinkProps } from '../link/link';
import { buttonClass, type ButtonLook } from './button-class';

export type LinkButtonProps = ButtonLook & Omit<LinkProps, 'className' | 'style'>;

/** A link that goes to another screen and looks like a button. Light enough for the public pages. */
export function LinkButton({ look, size, wide, ...props }: LinkButtonProps) {
  return <Link {...props} className={buttonClass({ look, size, wide })} />;
}
