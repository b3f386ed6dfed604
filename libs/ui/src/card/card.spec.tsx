import { screen } from '@testing-library/react';
import { Pill } from '../pill/pill';
import { renderUi } from '../testing/render-ui';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Card } from './card';

it('is a region with the name of its heading', () => {
  renderUi(
    <Card as="section" tone="success" labelledBy="score">
      <h2 id="score">
        Total score <VisuallyHidden>in percent</VisuallyHidden>
      </h2>
      <Pill tone="success" icon="check">
        Passed
      </Pill>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Total score in percent' })).toHaveTextContent('Passed');
});
