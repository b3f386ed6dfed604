import { renderUi } from '../testing/render-ui';
import { BookCover } from './book-cover';
import { readableOn } from './readable-on';

const book = {
  title: 'Walden',
  authors: ['Henry David Thoreau'],
  theme: { primary: '#1d2c4f', accent: '#e07a5f' },
};

it('sets a cover where there is no picture', () => {
  const { container } = renderUi(<BookCover {...book} />);
  expect(container).toHaveTextContent('WaldenHenry David Thoreau');
  expect(container.firstElementChild).toHaveStyle({ color: 'rgb(255, 255, 255)' });
});

it('shows the picture where there is one', () => {
  const { container } = renderUi(<BookCover {...book} coverUrl="/covers/walden.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/covers/walden.jpg');
});

it.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#7a1f1f', '#ffffff'],
  ['#e4d8bd', '#000000'],
])('on %s reads %s', (background, text) => {
  expect(readableOn(background)).toBe(text);
});
