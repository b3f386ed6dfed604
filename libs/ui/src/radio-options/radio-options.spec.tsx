import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { RadioOptions } from './radio-options';

function Question() {
  const [value, setValue] = useState<number | null>(null);
  const options = [{ text: 'By fighting' }, { text: 'By knowing' }, { text: 'By waiting' }];
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

it('shows a verdict in words and cannot be changed any more', async () => {
  const onChange = jest.fn();
  renderUi(
    <RadioOptions
      label="How is a war won?"
      isReadOnly
      value={0}
      onChange={onChange}
      options={[
        { text: 'By fighting', verdict: 'wrong', note: 'Your Answer', explanation: 'It costs most.' },
        { text: 'By knowing', verdict: 'correct', note: 'Correct' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /By knowing.*Correct/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: /By fighting.*It costs most.*Your Answer/ })).toBeChecked();
});
