import { buildCertificateInput } from '../../test/factories';
import { InvalidInput } from '@colophon/service-kit';
import { readCertificateInput } from './certificate-input';

describe('reading a certificate from a caller', () => {
  it('makes a sample of it', () => {
    expect(readCertificateInput(buildCertificateInput({ userName: '  Ada ' }))).toEqual({
      isGenuine: false,
      userName: 'Ada',
      bookTitle: 'The Art of War',
      score: 88,
      issuedOn: '2026-11-21',
      badgeId: 'PREVIEW-0001',
      issuer: 'Colophon',
      primaryHex: '#4F46E5',
      accentHex: '#818CF8',
    });
  });

  it('takes the caller’s issuer and colours, and the day of a time', () => {
    const given = {
      issuer: 'A school',
      primaryHex: '#7a1f1f',
      accentHex: '#c8a04b',
      issuedOn: '2026-11-21T23:00:00Z',
    };
    expect(readCertificateInput(buildCertificateInput(given))).toMatchObject({
      ...given,
      issuedOn: '2026-11-21',
    });
  });

  it.each([
    ['userName', '', 'userName is required'],
    ['userName', '   ', 'userName is required'],
    ['userName', 7, 'userName is required'],
    ['userName', 'x'.repeat(121), 'userName must be at most 120 characters'],
    ['bookTitle', undefined, 'bookTitle is required'],
    ['bookTitle', 'x'.repeat(201), 'bookTitle must be at most 200 characters'],
    ['score', -1, 'score must be a number from 0 to 100'],
    ['score', 100.5, 'score must be a number from 0 to 100'],
    ['score', Number.NaN, 'score must be a number from 0 to 100'],
    ['score', '88', 'score must be a number from 0 to 100'],
    ['issuedOn', 'yesterday', 'issuedOn must be an ISO 8601 date such as 2026-11-21'],
    ['issuedOn', '2026-02-30', 'issuedOn must be an ISO 8601 date such as 2026-11-21'],
    ['badgeId', '', 'badgeId is required'],
    ['badgeId', 'x'.repeat(65), 'badgeId must be at most 64 characters'],
    ['issuer', 'x'.repeat(81), 'issuer must be at most 80 characters'],
    ['primaryHex', 'red', 'primaryHex must be a colour such as #4F46E5'],
    ['accentHex', '#fff;}', 'accentHex must be a colour such as #818CF8'],
    ['bookId', 'x'.repeat(129), 'bookId must be at most 128 characters'],
  ])('refuses %s of %j', (field, value, message) => {
    const read = (): unknown => readCertificateInput({ ...buildCertificateInput(), [field]: value });
    expect(errorsOf(read)).toEqual({ [field]: [message] });
  });

  it.each([[undefined], [null], ['text'], [[]]])('refuses %j, which is no certificate', (input) => {
    expect(errorsOf(() => readCertificateInput(input))).toEqual({ '': ['A certificate is required'] });
  });

  it('names every field at fault at once', () => {
    const read = (): unknown => readCertificateInput(buildCertificateInput({ score: 101, issuedOn: '' }));
    expect(Object.keys(errorsOf(read) ?? {})).toEqual(['score', 'issuedOn']);
  });
});

function errorsOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error instanceof InvalidInput ? error.extensions.errors : error;
  }
  return undefined;
}
