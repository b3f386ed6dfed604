import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../aria-locale/aria-locale';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons at the foot, the likely one first. */
  actions: ReactNode;
  /** `alertdialog` for a question that must be answered: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: keeps the focus inside, Escape closes it, and the focus returns to where it was. */
export function Dialog({ isOpen, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.scrim ?? ''}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? undefined : onClose())}
        isDismissable={role === 'dialog'}
      >
        <Modal className={styles.modal ?? ''}>
          <AriaDialog role={role} className={styles.dialog ?? ''}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <div className={styles.body}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
