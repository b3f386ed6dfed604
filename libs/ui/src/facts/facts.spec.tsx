import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { Fact, Facts } from './facts';

it('names each fact', () => {
  renderUi(
    <Facts>
      <Fact name="Score">92%</Fact>
      <Fact name="Badge ID">CLP-1</Fact>
    </Facts>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Score', 'Badge ID']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['92%', 'CLP-1']);
});
