import { readCsv } from './csv';

describe('readCsv', () => {
  it('reads quotes, commas and line breaks inside a field', () => {
    expect(readCsv('id,text\r\n1,"a, ""b""\nc"\n2,\n')).toEqual([
      { id: '1', text: 'a, "b"\nc' },
      { id: '2', text: '' },
    ]);
  });

  it('refuses a broken quote', () => {
    expect(() => readCsv('id\n"1"2\n')).toThrow('cannot be read');
  });
});
