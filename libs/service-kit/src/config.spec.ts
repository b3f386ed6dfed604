import { z } from 'zod';
import { ConfigurationError, createConfig, flag, webAddress } from './config';

class PressConfig extends createConfig({
  PRESS_ADDRESS: webAddress(),
  PRESS_COPIES: z.coerce.number().int().default(1),
  PRESS_OPEN: flag(true),
}) {}

const ADDRESS = 'https://press.example';

function readFrom(environment: Record<string, string>): PressConfig {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    return new PressConfig();
  } finally {
    process.env = before;
  }
}

describe('a configuration', () => {
  it('reads the environment, with defaults', () => {
    expect(readFrom({ PRESS_ADDRESS: ADDRESS, PRESS_COPIES: '3' })).toEqual({
      PRESS_ADDRESS: ADDRESS,
      PRESS_COPIES: 3,
      PRESS_OPEN: true,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readFrom({ PRESS_ADDRESS: ADDRESS, PRESS_COPIES: '' })).toMatchObject({ PRESS_COPIES: 1 });
  });

  it('names every variable at fault', () => {
    const read = () => readFrom({ PRESS_COPIES: 'many' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PRESS_ADDRESS: .+; PRESS_COPIES: /);
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('reads the flag %s', (value, open) => {
    expect(readFrom({ PRESS_ADDRESS: ADDRESS, PRESS_OPEN: value })).toMatchObject({ PRESS_OPEN: open });
  });

  it('guesses at no other word for a flag', () => {
    expect(() => readFrom({ PRESS_ADDRESS: ADDRESS, PRESS_OPEN: 'yes' })).toThrow('PRESS_OPEN: ');
  });

  it('takes the slashes off the end of a web address', () => {
    expect(readFrom({ PRESS_ADDRESS: `${ADDRESS}/books//` })).toMatchObject({
      PRESS_ADDRESS: `${ADDRESS}/books`,
    });
  });

  it.each(['press.example', 'ftp://press.example', 'javascript:alert(1)'])(
    'refuses the address %s',
    (address) => {
      expect(() => readFrom({ PRESS_ADDRESS: address })).toThrow('PRESS_ADDRESS: ');
    },
  );
});
