import { type ComponentType, useEffect, useState } from 'react';
import { watchToasts } from './toast-queue';

/** Where toasts appear; once, at the end of a layout. */
export function ToastRegion() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => watchToasts((list) => setList(() => list)), []);
  return List ? <List /> : null;
}
