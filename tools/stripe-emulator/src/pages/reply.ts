import type { Html } from './html';
import { page } from './layout';

export type PageReply = { status: number; html: string } | { status: 303; location: string };

export function show(title: string, main: Html, status = 200): PageReply {
  return { status, html: page(title, main) };
}

export function goTo(location: string): PageReply {
  return { status: 303, location };
}
