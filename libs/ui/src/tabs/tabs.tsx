import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { neighbourOf } from './neighbour-of';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the row of tabs is about, for those who cannot see it. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** A row of tabs and the panel of the chosen one. Which one is chosen lives with the caller, usually in the address. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const idPrefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const position = items.findIndex(({ id }) => id === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // From the focused tab, because the address may not have caught up with the key before.
    const from = buttons.findIndex((button) => button === event.target);
    const target = neighbourOf(from, items.length, event.key);
    const item = target === null ? undefined : items[target];
    if (target === null || !item) return;
    event.preventDefault();
    buttons[target]?.focus();
    if (item.id !== selected) onSelect(item.id);
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${idPrefix}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => (id === selected ? undefined : onSelect(id))}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-tab-${selected}`}
        tabIndex={0}
        className={styles.panel}
      >
        {items[position]?.content}
      </div>
    </div>
  );
}
