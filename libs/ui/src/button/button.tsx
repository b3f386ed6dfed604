import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonLook } from './button-class';

type NativeProps =
  Extract<keyof ComponentProps<'button'>, `aria-${string}`> | 'autoFocus' | 'form' | 'id' | 'ref';

export interface ButtonProps extends ButtonLook, Pick<ComponentProps<'button'>, NativeProps> {
  children: ReactNode;
  type?: 'button' | 'submit';
  onPress?: () => void;
  isDisabled?: boolean;
  /** Busy with what it was pressed for: keeps the focus, but takes no further press. */
  isPending?: boolean;
}

/** A native button, so that light pages need no more than that. `onPress`, as with React Aria's components. */
export function Button(props: ButtonProps) {
  const { look, size, wide, children, type = 'button', onPress, isDisabled, isPending, ...native } = props;

  const onClick = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };

  return (
    <button
      {...native}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={buttonClass({ look, size, wide })}
      onClick={onClick}
    >
      {isPending ? <Spinner size="small" isDecorative /> : null}
      {children}
    </button>
  );
}
