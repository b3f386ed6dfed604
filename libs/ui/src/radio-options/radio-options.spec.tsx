import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { RadioOptions } from './radio-options';

function Question() {
  const [value, setValue] = useState<number | null>(null);
  const options = ['By fighting', 'By knowing', 'By waiting'];
  return <RadioOptions label="How is a war won?" options={options} value={value} onChange={setValue} />;
}

it('letters its options and takes one, by mouse and by arrow keys', async () => {
  renderUi(<Question />);
  expect(screen.getByRole('radiogroup', { name: 'How is a war won?' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^B\s*By knowing/ }));
  expect(screen.getByRole('radio', { name: /By knowing/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^C\s*By waiting/ })).toBeChecked();
});

it('says its question also where that stands elsewhere in view', () => {
  const ignore = () => undefined;
  renderUi(<RadioOptions label="How?" isLabelShown={false} options={['So']} value={0} onChange={ignore} />);
  expect(screen.getByRole('radiogroup', { name: 'How?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A So' })).toBeChecked();
});
