import { screen } from '@testing-library/react';
import { Button } from '../button/button';
import { renderUi } from '../testing/render-ui';
import { Alert } from './alert';

it('interrupts for danger and waits otherwise', () => {
  renderUi(
    <>
      <Alert tone="danger" title="Login failed" actions={<Button>Try again</Button>}>
        The password is wrong.
      </Alert>
      <Alert tone="success">Saved.</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Login failedThe password is wrong.Try again');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});
