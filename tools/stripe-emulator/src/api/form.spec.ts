import { z } from 'zod';
import { parseForm, readParameters } from './form';

const schema = z.strictObject({
  line_items: z.array(z.strictObject({ price: z.string() })),
  metadata: z.record(z.string(), z.string()).optional(),
});

describe('form bodies', () => {
  it('are read as nested objects and arrays', () => {
    const input = parseForm('line_items[0][price]=price_1&metadata[user%20id]=a%26b');
    expect(readParameters(schema, input)).toEqual({
      line_items: [{ price: 'price_1' }],
      metadata: { 'user id': 'a&b' },
    });
  });

  it.each([
    ['', 'parameter_missing', 'line_items'],
    ['line_items[0][quantity]=1', 'parameter_missing', 'line_items[0][price]'],
    ['line_items[0][price]=p&colour=red', 'parameter_unknown', 'colour'],
    ['line_items[0][price]=p&line_items[0][size]=2', 'parameter_unknown', 'line_items[0][size]'],
    ['line_items=p', undefined, 'line_items'],
  ])('are refused with the parameter named: %s', (text, code, param) => {
    expect(() => readParameters(schema, parseForm(text))).toThrow(
      expect.objectContaining({
        status: 400,
        body: expect.objectContaining({ param, ...(code && { code }) }),
      }),
    );
  });
});
