import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-at';
import { changeAppearance, readAppearance } from './appearance';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;

/** As the browser runs it, before anything else. */
function runFirstPaintScript(): void {
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
  new Function(readFileSync(join(__dirname, '../../public/appearance.js'), 'utf8'))();
}

beforeEach(() => {
  localStorage.clear();
  runFirstPaintScript();
});
afterEach(() => jest.restoreAllMocks());

it('switches the theme and remembers it', async () => {
  renderPart(<ThemeToggle />);
  await userEvent.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(root.dataset.theme).toBe('dark');
  expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
  runFirstPaintScript();
  expect(root.dataset.theme).toBe('dark');
});

it('follows the operating system until somebody chooses', () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ matches: true, media }) as MediaQueryList);
  runFirstPaintScript();
  expect(root.dataset).toMatchObject({ theme: 'dark', contrast: 'more' });
});

it('keeps contrast and font size', () => {
  changeAppearance({ contrast: 'more' });
  changeAppearance({ fontSizePixels: 20 });
  root.style.fontSize = '';
  runFirstPaintScript();
  expect(root.dataset.contrast).toBe('more');
  expect(root.style.fontSize).toBe('1.25rem');
});

it('survives a record that cannot be read', () => {
  localStorage.setItem('colophon.appearance', '{');
  runFirstPaintScript();
  expect(root.dataset.theme).toBe('light');
  expect(readAppearance()).toEqual({});
});
