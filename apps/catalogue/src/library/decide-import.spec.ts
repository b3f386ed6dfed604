import { decideImport } from './decide-import';

const stored = { version: 3, contentHash: 'old' };

describe('deciding about an import', () => {
  it('creates a book that is not there', () => {
    expect(decideImport(null, 'new', 'missing')).toEqual({ outcome: 'created', version: 1 });
  });

  it('leaves equal content alone', () => {
    expect(decideImport(stored, 'old', 'missing-and-changed')).toEqual({ outcome: 'unchanged' });
  });

  it('makes the next version of changed content', () => {
    expect(decideImport(stored, 'new', 'missing-and-changed')).toEqual({ outcome: 'updated', version: 4 });
  });

  it('leaves changed content alone when only missing books are wanted', () => {
    expect(decideImport(stored, 'new', 'missing')).toEqual({ outcome: 'unchanged' });
  });
});
