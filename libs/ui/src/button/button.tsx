import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
}

/** A button. `onPress`, not `onClick`; `isPending` keeps it focusable, ignores presses and says that it is busy. */
export function Button({ look, size, wide, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass({ look, size, wide })}>
      {props.isPending ? <Spinner size="small" isDecorative /> : null}
      {children}
    </AriaButton>
  );
}
