import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { OptionList, type OptionListProps } from './option-list';

function optionsOf(solution: OptionListProps['solution']): (string | null)[] {
  renderUi(<OptionList options={['Luck', 'Preparation', 'Noise']} solution={solution} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('letters the options', () => {
  expect(optionsOf(undefined)).toEqual(['ALuck', 'BPreparation', 'CNoise']);
});

it('marks the right option and a wrong pick', () => {
  expect(optionsOf({ correct: 1, picked: 2 })).toEqual(['ALuck', 'BPreparationCorrect', 'CNoiseYour Answer']);
});

it('does not mark a right pick twice', () => {
  expect(optionsOf({ correct: 1, picked: 1 })).toEqual(['ALuck', 'BPreparationCorrect', 'CNoise']);
});
