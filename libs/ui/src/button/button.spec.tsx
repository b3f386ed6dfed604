import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { Button } from './button';
import { LinkButton } from './link-button';

it('is pressed by mouse and keyboard', async () => {
  const onPress = jest.fn();
  renderUi(
    <Button look="primary" onPress={onPress}>
      Start Exam
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start Exam' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('ignores presses while it is busy or disabled', async () => {
  const onPress = jest.fn();
  renderUi(
    <>
      <Button isPending onPress={onPress}>
        Saving
      </Button>
      <Button isDisabled onPress={onPress}>
        Submit
      </Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Saving/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onPress).not.toHaveBeenCalled();
});

it('is a link where it goes somewhere', () => {
  renderUi(
    <LinkButton to="/billing" look="primary" wide>
      View Pricing
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'View Pricing' })).toHaveClass('button', 'primary', 'wide');
});
