import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { Tabs } from './tabs';

function BookTabs() {
  const [selected, setSelected] = useState<'overview' | 'chapters'>('chapters');
  return (
    <Tabs
      label="Book"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'overview', label: 'Overview', content: <p>About the book</p> },
        { id: 'chapters', label: 'Chapters', content: <p>Thirteen chapters</p> },
      ]}
    />
  );
}

it('shows the panel of the chosen tab, by mouse and by arrow keys', async () => {
  renderUi(<BookTabs />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Thirteen chapters');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('About the book');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Chapters' })).toHaveAttribute('aria-selected', 'true');
});

it('goes round at the ends, and to the first and the last by Home and End', async () => {
  renderUi(<BookTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Chapters' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Chapters' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About the book');
});

it('goes on from the focused tab while the caller has not caught up', async () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: id }));
  const onSelect = jest.fn();
  renderUi(<Tabs label="Slow" selected="a" onSelect={onSelect} items={items} />);
  screen.getByRole('tab', { name: 'a' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onSelect.mock.calls).toEqual([['b'], ['c']]);
});
