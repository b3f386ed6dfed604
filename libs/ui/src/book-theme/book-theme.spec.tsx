import { render, screen } from '@testing-library/react';
import { BookTheme } from './book-theme';

it('gives what is inside a readable shade for every appearance', () => {
  render(
    <BookTheme theme={{ primary: '#7a2b26', accent: '#c9a45c' }}>
      <p>Inside</p>
    </BookTheme>,
  );
  const style = screen.getByText('Inside').parentElement!.style;
  expect(style.getPropertyValue('--own-band')).toBe('#7a2b26');
  expect(style.getPropertyValue('--own-on-band')).toBe('#ffffff');
  expect(style.getPropertyValue('--own-light')).toBe('#7a2b26');
  expect(style.getPropertyValue('--own-dark')).not.toBe('#7a2b26');
  expect(style.getPropertyValue('--own-on-dark')).toBe('#000000');
});
