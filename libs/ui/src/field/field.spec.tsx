import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { Field } from './field';
import { TextArea } from './text-area';

it('ties label, hint and error to the input', () => {
  renderUi(
    <Field label="Email" type="email" name="email" hint="We write rarely" error="Invalid email address" />,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We write rarely Invalid email address');
});

it('shows and hides a password', async () => {
  renderUi(<Field label="Password" type="password" name="password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('locks a text area that is read-only', async () => {
  renderUi(<TextArea label="Your answer" defaultValue="Know the enemy" isReadOnly hint="Scored" />);
  const area = screen.getByLabelText('Your answer');
  await userEvent.type(area, ' and yourself');
  expect(area).toHaveValue('Know the enemy');
  expect(area).toHaveAccessibleDescription('Scored');
});

it('shows the value that a form gives it', () => {
  renderUi(<Field label="Subject" name="subject" defaultValue="Prefilled" />);
  expect(screen.getByLabelText('Subject')).toHaveValue('Prefilled');
});
